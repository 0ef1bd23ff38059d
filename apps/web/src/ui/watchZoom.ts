const MOST = 5;
const DOUBLE_TAP = { scale: 2.5, ms: 300, px: 30 };

interface Point {
  x: number;
  y: number;
}

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Makes what stands in the box larger: with two fingers, a double tap, or the wheel with Ctrl, as a trackpad's pinch is told. What is larger
 * is moved with one finger; else the finger is left to the browser, which swipes. A ref of the box.
 */
export function watchZoom(box: HTMLElement | null): (() => void) | undefined {
  const content = box?.firstElementChild;
  if (!box || !(content instanceof HTMLElement)) return undefined;
  const fingers = new Map<number, Point>();
  let [scale, x, y] = [1, 0, 0];
  let tapped: (Point & { at: number }) | undefined;

  /** From the middle of the box, which the content grows from. */
  function place({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left, top, width, height } = box!.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  function show(next: { scale: number; x: number; y: number }) {
    scale = Math.min(Math.max(next.scale, 1), MOST);
    const limit = (size: number) => ((scale - 1) * size) / 2;
    const within = (value: number, most: number) => Math.min(Math.max(value, -most), most);
    [x, y] = [within(next.x, limit(box!.clientWidth)), within(next.y, limit(box!.clientHeight))];
    (content as HTMLElement).style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    box!.toggleAttribute('data-larger', scale > 1);
  }

  /** The place under the fingers stays under them. */
  function zoom(to: number, at: Point, from = at) {
    const grown = Math.min(Math.max(to, 1), MOST) / scale;
    show({ scale: to, x: at.x - (from.x - x) * grown, y: at.y - (from.y - y) * grown });
  }

  function press(event: PointerEvent) {
    fingers.set(event.pointerId, place(event));
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = place(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (distance(now, before) > 0 && tapped && distance(now, tapped) > DOUBLE_TAP.px) tapped = undefined;
    if (other) zoom((scale * distance(now, other)) / (distance(before, other) || 1), between(now, other), between(before, other));
    else if (scale > 1) show({ scale, x: x + now.x - before.x, y: y + now.y - before.y });
  }

  function lift(event: PointerEvent) {
    const wasAlone = fingers.size === 1 && fingers.delete(event.pointerId);
    fingers.delete(event.pointerId);
    if (!wasAlone || event.type === 'pointercancel') return;
    const now = { ...place(event), at: event.timeStamp };
    if (tapped && now.at - tapped.at < DOUBLE_TAP.ms && distance(now, tapped) < DOUBLE_TAP.px) {
      tapped = undefined;
      zoom(scale > 1 ? 1 : DOUBLE_TAP.scale, now);
    } else tapped = now;
  }

  function turn(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(scale * Math.exp(-event.deltaY / 100), place(event));
  }

  const watch = new AbortController();
  const { signal } = watch;
  box.addEventListener('pointerdown', press, { signal });
  box.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) box.addEventListener(end, lift, { signal });
  box.addEventListener('wheel', turn, { signal, passive: false });
  // Two fingers are ours, also where they move the way the browser swipes.
  const keepTwo = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault();
  box.addEventListener('touchmove', keepTwo, { signal, passive: false });
  return () => watch.abort();
}
