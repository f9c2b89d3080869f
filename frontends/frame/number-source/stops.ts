/** What is one stop of the Tab key: a table, else a card or section with its name, else the whole screen. */
const rooms = 'article, section[aria-label], section[aria-labelledby], .card, main';

const roomOf = (number: Element): Element =>
  number.closest('table') ?? number.closest(rooms) ?? number.ownerDocument.body;

/** Whether the focus comes into a room with this number, and there are others in it that the arrows lead to. */
export function isFirstOfMore(
  number: Element,
  from: EventTarget | null,
  all: readonly HTMLElement[],
): boolean {
  const room = roomOf(number);
  if (from instanceof Element && all.some((element) => element === from) && roomOf(from) === room)
    return false;
  return all.some((element) => element !== number && roomOf(element) === room);
}

/** The cell of the same column, so many rows on; null outside a table or at its end. */
function inColumn(number: Element, rows: 1 | -1, all: readonly HTMLElement[]): HTMLElement | null {
  const cell = number.closest('td');
  const row = cell?.closest('tr');
  for (let next = row; cell && next; ) {
    next = (rows === 1 ? next.nextElementSibling : next.previousElementSibling) as HTMLTableRowElement | null;
    const beside = next?.cells[cell.cellIndex];
    const found = all.find((element) => element === beside || beside?.contains(element));
    if (found) return found;
  }
  return null;
}

/** Which of the numbers of a room a key leads to; null for another key, or when there is none that way. */
export function numberAfter(key: string, from: HTMLElement, all: readonly HTMLElement[]): HTMLElement | null {
  const index = all.indexOf(from);
  switch (key) {
    case 'ArrowRight':
      return all[index + 1] ?? null;
    case 'ArrowLeft':
      return all[index - 1] ?? null;
    case 'ArrowDown':
      return from.closest('td') ? inColumn(from, 1, all) : (all[index + 1] ?? null);
    case 'ArrowUp':
      return from.closest('td') ? inColumn(from, -1, all) : (all[index - 1] ?? null);
    case 'Home':
      return all[0] ?? null;
    case 'End':
      return all.at(-1) ?? null;
    default:
      return null;
  }
}

/**
 * Makes the numbers of a page reachable by keyboard without a stop for each: Tab comes to one number of a table or card,
 * the arrows, Home and End go on from there. The stops are set when Tab is pressed, so that they are those of that moment.
 */
export function makeStops(page: Document, numbersOf: (page: Document) => readonly HTMLElement[]): void {
  const stops = new Map<Element, HTMLElement>();

  function setStops(): void {
    const first = new Map<Element, HTMLElement>();
    for (const number of numbersOf(page)) {
      const room = roomOf(number);
      if (!first.has(room) || number === stops.get(room)) first.set(room, number);
    }
    for (const [room, stop] of stops) if (first.get(room) !== stop) stop.removeAttribute('tabindex');
    stops.clear();
    for (const [room, stop] of first) {
      stop.tabIndex = 0;
      stops.set(room, stop);
    }
  }
  function move(event: KeyboardEvent): void {
    const from = page.activeElement;
    if (!(from instanceof HTMLElement) || stops.get(roomOf(from)) !== from) return;
    const room = roomOf(from);
    const next = numberAfter(
      event.key,
      from,
      numbersOf(page).filter((element) => roomOf(element) === room),
    );
    if (next === null) return;
    event.preventDefault();
    next.tabIndex = 0;
    stops.set(room, next);
    next.focus();
    from.removeAttribute('tabindex');
  }
  page.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Tab') setStops();
    else move(event);
  });
}
