import { log } from '#api/api.ts';

type Stops = typeof import('./stops.ts');

const shownAfterMs = 300;
const gap = 6;
const edge = 8;

/** What counts as a number, inside something that says where its numbers come from. */
const numbers =
  '.numeric:not(th), .price, .chance, .badge, dd, .headline-figure, .scores-figure, .measured-figure, [data-number]';
/** What has a press of its own. */
const pressed = 'button, a, input, select, summary, label';

/** Whether a number shows its source by itself: it has one, has a digit, and no inner number is closer to it. */
function hasSource(number: Element): boolean {
  return (
    /\d/.test(number.textContent ?? '') &&
    number.closest(pressed) === null &&
    number.closest('[data-source]:not([data-source=""])') !== null &&
    ![...number.querySelectorAll(numbers)].some((inner) => /\d/.test(inner.textContent ?? '')) &&
    number.checkVisibility()
  );
}

/** Every number of the page with a source, in reading order. */
export const sourcedNumbers = (page: Document): readonly HTMLElement[] =>
  [...page.querySelectorAll<HTMLElement>(`:is(${numbers})`)].filter(hasSource);

/** The number under a pointer and its source line; null where there is none. */
export function sourceAt(
  target: EventTarget | null,
): { readonly number: Element; readonly text: string } | null {
  if (!(target instanceof Element) || target.closest(pressed)) return null;
  const carrier = target.closest('[data-source]');
  const number = carrier?.matches(numbers) ? carrier : target.closest(numbers);
  const text = (number?.closest('[data-source]') as HTMLElement | null)?.dataset['source'];
  return number && text && /\d/.test(number.textContent ?? '') ? { number, text } : null;
}

function place(box: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: wide, offsetHeight: high } = box;
  const left = Math.min(innerWidth - wide - edge, Math.max(edge, anchor.left + anchor.width / 2 - wide / 2));
  const below = anchor.bottom + gap;
  box.style.left = `${left}px`;
  box.style.top = `${below + high > innerHeight ? anchor.top - gap - high : below}px`;
}

/**
 * Shows where a number comes from: after a moment under the mouse, at once when it is tapped or has the focus. Escape, scrolling
 * or another tap puts it away. `touchedBefore` is what was under the pointer before this began. On a phone the `stops` of the
 * Tab key are loaded with the first key.
 */
export function reportSources(page: Document, touchedBefore: EventTarget | null, stops: Stops | null): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Element | null = null;
  let hasStops = false;
  const box = page.createElement('div');
  box.className = 'number-source';
  box.id = 'number-source';
  box.hidden = true;
  const keys = page.createElement('div');
  keys.id = 'number-source-keys';
  keys.textContent = 'Use the arrow keys to move between numbers.';
  keys.hidden = true;
  page.body.append(box, keys);

  function take(loaded: Stops): void {
    if (hasStops) return;
    hasStops = true;
    stops = loaded;
    stops.makeStops(page, sourcedNumbers);
  }
  function hide(): void {
    clearTimeout(timer);
    shown?.removeAttribute('aria-describedby');
    shown = null;
    box.hidden = true;
  }
  /** `describedBy` for a number with the focus, whose description is read out with it: said once, and not announced besides. */
  function show({ number, text }: NonNullable<ReturnType<typeof sourceAt>>, describedBy?: string): void {
    shown = number;
    box.setAttribute('role', describedBy === undefined ? 'status' : 'tooltip');
    number.setAttribute('aria-describedby', describedBy ?? box.id);
    box.textContent = text;
    box.hidden = false;
    place(box, number.getBoundingClientRect());
  }
  page.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const found = sourceAt(event.target);
    if (found?.number === shown && found !== null) return;
    hide();
    if (found) timer = setTimeout(() => show(found), shownAfterMs);
  });
  page.addEventListener('click', (event) => {
    const found = sourceAt(event.target);
    const isAgain = found !== null && found.number === shown && !box.hidden;
    hide();
    if (found && !isAgain) show(found);
  });
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') hide();
    if (stops === null)
      import('./stops.ts').then(take, (error) => log.debug('No stops of the Tab key', error));
  });
  page.addEventListener('focusin', ({ target, relatedTarget }) => {
    const found = target instanceof Element && target.matches(':focus-visible') ? sourceAt(target) : null;
    hide();
    if (found === null || found.number !== target) return;
    const isFirst = stops?.isFirstOfMore(found.number, relatedTarget, sourcedNumbers(page)) === true;
    show(found, isFirst ? `${box.id} ${keys.id}` : box.id);
  });
  function followScroll(): void {
    if (shown !== null && shown === page.activeElement) place(box, shown.getBoundingClientRect());
    else hide();
  }
  page.addEventListener('scroll', followScroll, { capture: true, passive: true });
  if (stops !== null) take(stops);
  const first = sourceAt(touchedBefore);
  if (first) show(first);
}
