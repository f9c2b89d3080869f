const shownAfterMs = 300;
const gap = 6;
const edge = 8;

/** What counts as a number, inside something that says where its numbers come from. */
const numbers =
  '.numeric:not(th), .price, .chance, .badge, dd, .headline-figure, .scores-told, .told, [data-number]';

/** The number under a pointer and the line that tells where it comes from; null where there is none. */
export function sourceAt(
  target: EventTarget | null,
): { readonly number: Element; readonly text: string } | null {
  if (!(target instanceof Element) || target.closest('button, a, input, select, summary, label')) return null;
  const own = target.closest('[data-source]');
  const number = own?.matches(numbers) ? own : target.closest(numbers);
  const text = (number?.closest('[data-source]') as HTMLElement | null)?.dataset['source'];
  return number && text && /\d/.test(number.textContent ?? '') ? { number, text } : null;
}

function place(box: HTMLElement, at: DOMRect): void {
  const { offsetWidth: wide, offsetHeight: high } = box;
  const left = Math.min(innerWidth - wide - edge, Math.max(edge, at.left + at.width / 2 - wide / 2));
  const below = at.bottom + gap;
  box.style.left = `${left}px`;
  box.style.top = `${below + high > innerHeight ? at.top - gap - high : below}px`;
}

/** Shows where a number comes from: after a moment under the mouse, at once when it is tapped. Escape, scrolling or another tap puts it away. */
export function tellSources(page: Document): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Element | null = null;
  const box = page.createElement('div');
  box.className = 'number-source';
  box.setAttribute('role', 'status');
  box.hidden = true;
  page.body.append(box);

  function hide(): void {
    clearTimeout(timer);
    shown = null;
    box.hidden = true;
  }
  function show({ number, text }: NonNullable<ReturnType<typeof sourceAt>>): void {
    shown = number;
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
  page.addEventListener('keydown', (event) => event.key === 'Escape' && hide());
  page.addEventListener('scroll', hide, { capture: true, passive: true });
}
