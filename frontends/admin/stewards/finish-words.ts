/** A disqualified horse; `to` null: left unplaced. */
export type Ruling = { readonly programNumber: string; readonly to: number | null };

/** What was typed of payoffs, by the name of its field. */
export type Amounts = Readonly<Record<string, string>>;

/** The form of a result: order across the wire, rulings and payoffs as they are typed. */
export type TypedFinish = { readonly order: string; readonly rulings: string; readonly amounts: Amounts };

export const NOTHING_TYPED: TypedFinish = { order: '', rulings: '', amounts: {} };

/** Program numbers that share a place. */
type Tie = readonly string[];

/** `5=3` or `5=unplaced`, several with commas; null for what cannot be read. */
export function rulingsOf(text: string): Ruling[] | null {
  const parts = text.split(/[,\s]+/).filter(Boolean);
  const rulings = parts.map((part) => {
    const [, programNumber = '', place = ''] = /^(\w{1,3})=(\d{1,2}|unplaced)$/i.exec(part) ?? [];
    return { programNumber: programNumber.toUpperCase(), to: /^\d/.test(place) ? Number(place) : null };
  });
  return rulings.some(({ programNumber }) => programNumber === '') ? null : rulings;
}

const wireOrder = (order: string): readonly Tie[] =>
  order
    .toUpperCase()
    .split(/[-,\s]+/)
    .map((group) => group.split('/').filter(Boolean))
    .filter((tie) => tie.length > 0);

/** The index of a tie that has `place - 1` horses before it. */
function indexOfPlace(ties: readonly Tie[], place: number): number {
  const before = (index: number): number => ties.slice(0, index).flat().length;
  const found = ties.findIndex((_, index) => before(index) >= place - 1);
  return found < 0 ? ties.length : found;
}

/** Horses in their official order: the disqualified are taken out and put back where the stewards placed them. */
export function officialTies(order: string, rulings: readonly Ruling[]): readonly Tie[] {
  const wire = wireOrder(order);
  const entered = new Set(wire.flat());
  const moved = rulings.filter(({ programNumber }) => entered.has(programNumber));
  const isMoved = (number: string): boolean => moved.some(({ programNumber }) => programNumber === number);
  const putBack = moved
    .flatMap(({ programNumber, to }) => (to === null ? [] : [{ programNumber, to }]))
    .toSorted((a, b) => a.to - b.to);
  return putBack.reduce<readonly Tie[]>(
    (ties, { programNumber, to }) => ties.toSpliced(indexOfPlace(ties, to), 0, [programNumber]),
    wire.map((tie) => tie.filter((number) => !isMoved(number))).filter((tie) => tie.length > 0),
  );
}

/** What is bet on when a horse of this program number is: `1` for 1 and 1A. */
const interestOf = (programNumber: string): string => /^\d+/.exec(programNumber)?.[0] ?? programNumber;

/** What win, place and show pay by the place: the winner all three. */
const POOLS = [
  { pool: 'win', label: 'Win', most: 1 },
  { pool: 'place', label: 'Place', most: 2 },
  { pool: 'show', label: 'Show', most: 3 },
] as const;

const EXOTICS = [
  { wager: 'Exacta', depth: 2, base: 1 },
  { wager: 'Trifecta', depth: 3, base: 0.5 },
  { wager: 'Superfecta', depth: 4, base: 0.1 },
] as const;

/** The horses that are paid to win, place or show, and in which pools; an entry is paid once, on its first horse. */
export function straightsOf(ties: readonly Tie[]) {
  return ties.flatMap((tie, index) => {
    const ahead = new Set(ties.slice(0, index).flat().map(interestOf));
    const paid = tie.filter(
      (number, nth) =>
        !ahead.has(interestOf(number)) &&
        tie.findIndex((mate) => interestOf(mate) === interestOf(number)) === nth,
    );
    const pools = POOLS.filter(({ most }) => ahead.size + 1 <= most);
    return pools.length === 0 ? [] : paid.map((programNumber) => ({ programNumber, pools }));
  });
}

/** The first betting interests in order; null where horses share one of the places, or there are too few. */
function frontOf(ties: readonly Tie[], depth: number): readonly string[] | null {
  const interests: string[] = [];
  for (const tie of ties) {
    if (interests.length === depth) break;
    const [number = '', ...others] = tie;
    if (others.length > 0) return null;
    if (!interests.includes(interestOf(number))) interests.push(interestOf(number));
  }
  return interests.length === depth ? interests : null;
}

/** The exotic wagers that the order decides, with their winning numbers: `1-5`. */
export const exoticsOf = (ties: readonly Tie[]) =>
  EXOTICS.flatMap(({ wager, depth, base }) => {
    const front = frontOf(ties, depth);
    return front === null ? [] : [{ wager, base, winningNumbers: front.join('-') }];
  });

const DOLLARS = /^\$?\s*(?:(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d*)?|\.\d+)$/;

/** Why a typed amount cannot be sent; null for one that can, and for none. */
export function amountProblem(text: string): string | null {
  const isReadable = text.trim() === '' || DOLLARS.test(text.trim());
  return isReadable ? null : `"${text.trim()}" is not an amount. Write 22.40 or 1,204.50.`;
}

/** Dollars that were typed; null for none, and for what cannot be read. */
export const dollarsOf = (text: string): number | null =>
  text.trim() === '' || amountProblem(text) !== null ? null : Number(text.replace(/[$,\s]/g, ''));

/** The name of the field of a straight payoff. */
export const straightField = (programNumber: string, pool: string): string => `${programNumber} ${pool}`;

/** The order, rulings and payoffs to send; null while something is missing or cannot be read. */
export function finishOf({ order, rulings, amounts }: TypedFinish) {
  const disqualified = rulingsOf(rulings);
  if (order.trim() === '' || disqualified === null) return null;
  const ties = officialTies(order, disqualified);
  const straights = straightsOf(ties);
  const wagers = exoticsOf(ties);
  const fields = [
    ...straights.flatMap(({ programNumber, pools }) =>
      pools.map(({ pool }) => straightField(programNumber, pool)),
    ),
    ...wagers.map(({ wager }) => wager),
  ];
  if (fields.some((field) => amountProblem(amounts[field] ?? '') !== null)) return null;
  const straight = straights
    .map(({ programNumber, pools }) => {
      const paid = (name: string): number | null =>
        pools.some(({ pool }) => pool === name)
          ? dollarsOf(amounts[straightField(programNumber, name)] ?? '')
          : null;
      return { programNumber, win: paid('win'), place: paid('place'), show: paid('show') };
    })
    .filter(({ win, place, show }) => win !== null || place !== null || show !== null);
  const exotics = wagers.flatMap((wager) => {
    const payoff = dollarsOf(amounts[wager.wager] ?? '');
    return payoff === null ? [] : [{ ...wager, payoff }];
  });
  return { order: order.trim(), disqualified, straight, exotics };
}
