/** What stays open while the page is drawn anew, as when the language changes. */
class Ui {
  menu = $state(false);
}

export const ui = new Ui();
