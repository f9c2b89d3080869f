/** A swipe goes at least this far sideways, and this many times farther sideways than down or up. */
const farPx = 60;
const flatness = 2;
/** A finger that rests longer reads or selects. */
const longestMs = 700;

type Point = { readonly x: number; readonly y: number; readonly timeMs: number };

/** Which way a finger swiped: 1 to the left, to what comes next; -1 to the right; 0 for no swipe. */
export function swipeOf(from: Point, to: Point): -1 | 0 | 1 {
  const [across, down] = [to.x - from.x, Math.abs(to.y - from.y)];
  if (Math.abs(across) < Math.max(farPx, flatness * down) || to.timeMs - from.timeMs > longestMs) return 0;
  return across < 0 ? 1 : -1;
}

/** A swipe over a part of the page (a match of `selector`) leads to the part after or before it, until the signal ends it. */
export function followSwipes(
  root: HTMLElement,
  selector: string,
  go: (part: Element) => void,
  signal: AbortSignal,
): void {
  let from: Point | null = null;
  const pointOf = ({ clientX: x, clientY: y }: Touch, timeMs: number): Point => ({ x, y, timeMs });
  function start({ touches, timeStamp }: TouchEvent): void {
    const [touch] = touches;
    from = touch && touches.length === 1 ? pointOf(touch, timeStamp) : null;
  }
  function end({ changedTouches, target, timeStamp }: TouchEvent): void {
    const [touch] = changedTouches;
    const part = target instanceof Element ? target.closest(selector) : null;
    if (from === null || !touch || part === null) return;
    const parts = [...root.querySelectorAll(selector)];
    const next = parts[parts.indexOf(part) + swipeOf(from, pointOf(touch, timeStamp))];
    if (next && next !== part) go(next);
    from = null;
  }
  root.addEventListener('touchstart', start, { passive: true, signal });
  root.addEventListener('touchend', end, { passive: true, signal });
}
