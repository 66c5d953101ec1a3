/** Pan, zoom, fit and quarter turns of the board. */
export interface Point {
  x: number;
  y: number;
}

export interface Rect extends Point {
  w: number;
  h: number;
}

const MARGIN = 22;
const CLOSEST = 0.22;
/** The least that is shown around a choice. */
const NEAR = 540;

export class Camera {
  turn = $state(0);
  private x = $state(0);
  private y = $state(0);
  /** 1 shows the whole board. */
  private span = $state(1);
  private pointers = new Map<number, { x: number; y: number }>();

  constructor(private readonly size: () => { w: number; h: number }) {}

  get viewBox(): string {
    const { w, h } = this.size();
    const fullW = w + 2 * MARGIN;
    const fullH = h + 2 * MARGIN;
    return `${this.x - MARGIN} ${this.y - MARGIN} ${fullW * this.span} ${fullH * this.span}`;
  }

  get rotation(): string {
    const { w, h } = this.size();
    return `rotate(${this.turn} ${w / 2} ${h / 2})`;
  }

  get fingers(): number {
    return this.pointers.size;
  }

  /** Whether only a part of the board is shown. */
  get near(): boolean {
    return this.span < 0.95;
  }

  /** The part that is shown, in units of the board as it lies on the screen. */
  get window(): Rect {
    const { w, h } = this.size();
    return { x: this.x - MARGIN, y: this.y - MARGIN, w: (w + 2 * MARGIN) * this.span, h: (h + 2 * MARGIN) * this.span };
  }

  /** A point of the board as it lies on the screen is brought to the middle. */
  lookAt(point: Point): void {
    const { w, h } = this.window;
    this.x = point.x - w / 2 + MARGIN;
    this.y = point.y - h / 2 + MARGIN;
    this.hold();
  }

  /** A space that is not in view comes to the middle. */
  show(rect: Rect): void {
    const { w, h } = this.size();
    const angle = (this.turn * Math.PI) / 180;
    const [dx, dy] = [rect.x + rect.w / 2 - w / 2, rect.y + rect.h / 2 - h / 2];
    const point = { x: w / 2 + dx * Math.cos(angle) - dy * Math.sin(angle), y: h / 2 + dx * Math.sin(angle) + dy * Math.cos(angle) };
    const { x, y, w: wide, h: high } = this.window;
    if (point.x < x + 50 || point.y < y + 50 || point.x > x + wide - 50 || point.y > y + high - 50) this.lookAt(point);
  }

  fit(): void {
    this.x = 0;
    this.y = 0;
    this.span = 1;
  }

  /** Brings a group of spaces into view with some room around. */
  frame(rects: Rect[]): void {
    const { w, h } = this.size();
    const x1 = Math.min(...rects.map((r) => r.x)) - 80;
    const y1 = Math.min(...rects.map((r) => r.y)) - 80;
    const x2 = Math.max(...rects.map((r) => r.x + r.w)) + 80;
    const y2 = Math.max(...rects.map((r) => r.y + r.h)) + 80;
    this.span = Math.min(1, Math.max(NEAR / w, NEAR / h, (x2 - x1) / w, (y2 - y1) / h));
    this.x = (x1 + x2) / 2 - ((w + 2 * MARGIN) * this.span) / 2 + MARGIN;
    this.y = (y1 + y2) / 2 - ((h + 2 * MARGIN) * this.span) / 2 + MARGIN;
    this.hold();
  }

  rotate(): void {
    this.turn = (this.turn + 90) % 360;
  }

  /** An arrow key points at the screen, not at the board. */
  turned([dx, dy]: [number, number]): [number, number] {
    const steps = this.turn / 90;
    let way: [number, number] = [dx, dy];
    for (let i = 0; i < steps; i++) way = [way[1], -way[0]];
    return way;
  }

  zoom(factor: number, around?: Point): void {
    const { w, h } = this.size();
    const next = Math.min(1, Math.max(CLOSEST, this.span / factor));
    const fullW = w + 2 * MARGIN;
    const fullH = h + 2 * MARGIN;
    const point = around ?? { x: this.x - MARGIN + (fullW * this.span) / 2, y: this.y - MARGIN + (fullH * this.span) / 2 };
    this.x = point.x - ((point.x - (this.x - MARGIN)) * next) / this.span + MARGIN;
    this.y = point.y - ((point.y - (this.y - MARGIN)) * next) / this.span + MARGIN;
    this.span = next;
    this.hold();
  }

  /** Where a pointer is, in board units; `turned` follows the rotation of the board. */
  point(svg: SVGSVGElement, event: { clientX: number; clientY: number }, turned = true): Point {
    const frame = turned ? svg.querySelector<SVGGElement>(":scope > g") : svg;
    const matrix = frame?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const p = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: p.x, y: p.y };
  }

  press(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  release(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  move(svg: SVGSVGElement, event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const unit = 1 / (svg.getScreenCTM()?.a ?? 1);
    if (this.pointers.size === 1) {
      this.x -= (event.clientX - before.x) * unit;
      this.y -= (event.clientY - before.y) * unit;
      this.hold();
    } else {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(event.clientX - other.x, event.clientY - other.y);
        if (was > 0)
          this.zoom(is / was, this.point(svg, { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 }, false));
      }
    }
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** The board never slides out of its frame. */
  private hold(): void {
    const { w, h } = this.size();
    const room = (full: number) => (full + 2 * MARGIN) * (1 - this.span);
    const slack = 120 * (1 - this.span);
    this.x = Math.min(room(w) + slack, Math.max(-slack, this.x));
    this.y = Math.min(room(h) + slack, Math.max(-slack, this.y));
  }
}
