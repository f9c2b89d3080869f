import type { WagerRules } from '#frame/wagers/wagers.ts';
import { printedName } from '#frame/wagers/wagers.ts';
import { amountProblem, dollarsOf } from './amounts.ts';
import { DECIDED_BY_ORDER, paysOf, type TypedPay } from './other-pays.ts';

/** A disqualified horse; `to` null: left unplaced. */
export type Ruling = { readonly programNumber: string; readonly to: number | null };

/** Payoffs as typed, by field name. */
export type Amounts = Readonly<Record<string, string>>;

/** The result form as typed: order across the wire, rulings, purse-only horses and payoffs. */
export type TypedFinish = {
  readonly order: string;
  readonly rulings: string;
  readonly purseOnly: string;
  readonly amounts: Amounts;
  readonly otherPays: readonly TypedPay[];
};

export const NOTHING_TYPED: TypedFinish = {
  order: '',
  rulings: '',
  purseOnly: '',
  amounts: {},
  otherPays: [],
};

/** Program numbers that share a place. */
type Tie = readonly string[];

/** `5=3` or `5=unplaced`, separated by commas; null if it cannot be read. */
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

/** The program numbers in a typed list or order: `5, 7`. */
export const numbersIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[-,\s/]+/)
    .filter(Boolean);

/** The official order without purse-only horses; it decides the payoffs. */
export function payoffTies({
  order,
  rulings,
  purseOnly,
}: Pick<TypedFinish, 'order' | 'rulings' | 'purseOnly'>): readonly Tie[] {
  const withoutBetting = new Set(numbersIn(purseOnly));
  return officialTies(order, rulingsOf(rulings) ?? [])
    .map((tie) => tie.filter((number) => !withoutBetting.has(number)))
    .filter((tie) => tie.length > 0);
}

/** The betting interest of a program number: `1` for 1 and 1A. */
const interestOf = (programNumber: string): string => /^\d+/.exec(programNumber)?.[0] ?? programNumber;

/** The straight pools and how many places each pays: the winner is paid in all three. */
const POOLS = [
  { pool: 'win', label: 'Win', most: 1 },
  { pool: 'place', label: 'Place', most: 2 },
  { pool: 'show', label: 'Show', most: 3 },
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

/** The top betting interests in order; null if a dead heat affects them or there are too few. */
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
export const exoticsOf = (ties: readonly Tie[], rules: WagerRules) =>
  rules
    .filter(({ wager }) => DECIDED_BY_ORDER.includes(wager))
    .flatMap(({ wager, sets, usualStake: base }) => {
      const front = frontOf(ties, sets);
      return front === null ? [] : [{ wager: printedName(wager), base, winningNumbers: front.join('-') }];
    });

/** The name of the field of a straight payoff. */
export const straightField = (programNumber: string, pool: string): string => `${programNumber} ${pool}`;

/** The order, rulings and payoffs to send; null while something is missing or cannot be read. */
export function finishOf(typed: TypedFinish, rules: WagerRules) {
  const { order, rulings, purseOnly, amounts, otherPays } = typed;
  const disqualified = rulingsOf(rulings);
  const others = paysOf(otherPays, rules);
  if (order.trim() === '' || disqualified === null || others === null) return null;
  const ties = payoffTies(typed);
  const straights = straightsOf(ties);
  const wagers = exoticsOf(ties, rules);
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
  return {
    order: order.trim(),
    disqualified,
    straight,
    exotics: [...exotics, ...others],
    purseOnly: numbersIn(purseOnly),
  };
}
