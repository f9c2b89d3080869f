import type { TicketWords } from '#frame/book/book.ts';
import type { WagerRule, WagerRules } from '#frame/wagers/wagers.ts';

/** How the numbers of a wager are written: a slash after each place or leg, a comma between horses. */
export const exampleOf = ({ sets }: Pick<WagerRule, 'sets'>): string =>
  sets === 1 ? '5' : ['1,2', ...Array.from({ length: sets - 1 }, (_, place) => place + 3)].join('/');

/** The rule of a wager by its name; null for one that is none. */
export const ruleOf = (rules: WagerRules, wager: string): WagerRule | null =>
  rules.find((rule) => rule.wager === wager) ?? null;

/** The sets that `1,2/3/all` says; null where a place or leg has no number. */
export function setsIn(text: string): TicketWords['sets'] | null {
  const sets = text.split('/').map((set) => {
    const numbers = set
      .split(',')
      .map((number) => number.trim().toUpperCase())
      .filter((number) => number !== '');
    return numbers.join() === 'ALL' ? ('all' as const) : numbers;
  });
  return sets.every((set) => set.length > 0) ? sets : null;
}

/** A ticket as it is typed. */
export type Typed = {
  readonly track: string;
  readonly day: string;
  readonly race: string;
  readonly wager: string;
  /** Dollars on each combination; null for an empty field. */
  readonly base: number | null;
  readonly numbers: string;
  /** Dollars; only for a ticket with `all`. */
  readonly cost: number | null;
  readonly money: string;
  readonly idea: string;
  readonly note: string;
};

/** Whether the ticket has to say what it cost: `all` does not say how many horses that is. */
export const needsCost = ({ numbers }: Pick<Typed, 'numbers'>): boolean =>
  setsIn(numbers)?.includes('all') ?? false;

export type Mistakes = Readonly<Partial<Record<'day' | 'race' | 'base' | 'numbers' | 'cost', string>>>;

const cents = (amount: number): number => Math.round(amount * 100);

/** What has to be mended before the ticket can be sent, by field. */
export function mistakesIn(typed: Typed, rule: Pick<WagerRule, 'sets'>): Mistakes {
  const { day, race, base, numbers, cost } = typed;
  return {
    ...(!/^\d{4}-\d\d-\d\d$/.test(day) && { day: 'Choose the day of the race.' }),
    ...(!/^[1-9]\d?$/.test(race.trim()) && { race: 'A race has a number from 1 on.' }),
    ...(!base && { base: 'An amount in dollars, as 2 or 0.50.' }),
    ...(setsIn(numbers) === null && { numbers: `Write program numbers, as ${exampleOf(rule)}.` }),
    ...(needsCost(typed) && !cost && { cost: 'With "all", write what the ticket cost.' }),
  };
}

/** The ticket as it is sent; null where something has to be mended first. */
export function wordsOf(typed: Typed, rule: WagerRule | null): TicketWords | null {
  const { track, day, race, base, numbers, cost, money, idea, note } = typed;
  const sets = setsIn(numbers);
  if (sets === null || !base || rule === null || Object.keys(mistakesIn(typed, rule)).length > 0) return null;
  return {
    track,
    day,
    race: Number(race),
    wager: rule.wager,
    baseCents: cents(base),
    sets,
    costCents: needsCost(typed) && cost ? cents(cost) : null,
    money: money === 'real' ? 'real' : 'paper',
    idea: idea.trim(),
    note: note.trim(),
  };
}
