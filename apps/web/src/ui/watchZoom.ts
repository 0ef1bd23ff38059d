const MOST = 5;
const DOUBLE_TAP = { scale: 2.5, ms: 300, px: 30 };

interface Point {
  x: number;
  y: number;
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/**
 * Makes what stands in the box larger: with two fingers, a double tap, or the wheel with Ctrl, as a trackpad's pinch is told. What is larger
 * is moved with one finger; else the finger is left to the browser, which swipes. A ref of the box.
 */
export function watchZoom(box: HTMLElement | null): (() => void) | undefined {
  const content = box?.firstElementChild;
  if (!box || !(content instanceof HTMLElement)) return undefined;
  const zoom = new Zoom(box, content);
  const watch = new AbortController();
  const { signal } = watch;
  box.addEventListener('pointerdown', (event) => zoom.press(event), { signal });
  box.addEventListener('pointermove', (event) => zoom.move(event), { signal });
  box.addEventListener('pointerup', (event) => zoom.lift(event), { signal });
  box.addEventListener('pointercancel', (event) => zoom.cancel(event), { signal });
  box.addEventListener('wheel', (event) => zoom.turn(event), { signal, passive: false });
  // Two fingers are ours, also where they move the way the browser swipes.
  const keepTwo = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault();
  box.addEventListener('touchmove', keepTwo, { signal, passive: false });
  return () => watch.abort();
}

class Zoom {
  readonly #box: HTMLElement;
  readonly #content: HTMLElement;
  readonly #fingers = new Map<number, Point>();
  #scale = 1;
  #at: Point = { x: 0, y: 0 };
  #tapped: (Point & { at: number }) | undefined;

  constructor(box: HTMLElement, content: HTMLElement) {
    this.#box = box;
    this.#content = content;
  }

  press(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, this.#place(event));
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#place(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (other) {
      const grown = distance(now, other) / (distance(before, other) || 1);
      this.#zoom(this.#scale * grown, between(now, other), between(before, other));
    } else if (this.#scale > 1) {
      this.#show(this.#scale, { x: this.#at.x + now.x - before.x, y: this.#at.y + now.y - before.y });
    }
  }

  lift(event: PointerEvent): void {
    const wasAlone = this.#fingers.size === 1;
    this.#fingers.delete(event.pointerId);
    if (!wasAlone) return;
    const now = { ...this.#place(event), at: event.timeStamp };
    const before = this.#tapped;
    const isDouble = before && now.at - before.at < DOUBLE_TAP.ms && distance(now, before) < DOUBLE_TAP.px;
    this.#tapped = isDouble ? undefined : now;
    if (isDouble) this.#zoom(this.#scale > 1 ? 1 : DOUBLE_TAP.scale, now, now);
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  turn(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const at = this.#place(event);
    this.#zoom(this.#scale * Math.exp(-event.deltaY / 100), at, at);
  }

  /** From the middle of the box, which the content grows from. */
  #place({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = this.#box.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  /** The place under the fingers stays under them. */
  #zoom(to: number, now: Point, before: Point): void {
    const scale = within(to, 1, MOST);
    const grown = scale / this.#scale;
    this.#show(scale, {
      x: now.x - (before.x - this.#at.x) * grown,
      y: now.y - (before.y - this.#at.y) * grown,
    });
  }

  #show(scale: number, { x, y }: Point): void {
    const [across, down] = [this.#box.clientWidth, this.#box.clientHeight].map((size) => ((scale - 1) * size) / 2);
    this.#scale = scale;
    this.#at = { x: within(x, -(across ?? 0), across ?? 0), y: within(y, -(down ?? 0), down ?? 0) };
    this.#content.style.transform = `translate(${this.#at.x}px, ${this.#at.y}px) scale(${scale})`;
    this.#box.toggleAttribute('data-larger', scale > 1);
  }
}
