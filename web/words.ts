/** What only the server says: questions, choices, lines of the log, reasons. Comments are for who writes the words. */
export const NOT_HERE = /^(?:hz-)?(?:kind(?!-of-model)|option|event|reason|mode|objective|error|why|whynot|terminal)-/;

/** The words of the client: those of an .ftl file that a page may say. */
export function spoken(text: string): string {
  let kept = true;
  return text.split("\n").filter((line) => {
    if (/^[a-z]/.test(line)) kept = !NOT_HERE.test(line);
    return kept && line.trim() !== "" && !line.startsWith("#");
  }).join("\n");
}
