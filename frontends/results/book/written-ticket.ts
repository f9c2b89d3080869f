import type { TicketWords } from '#frame/book/book.ts';

type Wager = TicketWords['wager'];

/** Every wager, with how its numbers are written. */
const examples: Readonly<Record<Wager, string>> = {
  win: '5',
  place: '5',
  show: '5',
  quinella: '1,2/1,2',
  exacta: '1,2/3',
  trifecta: '1/2,3/2,3,4',
  superfecta: '1/2,3/2,3,4/all',
  'super high five': '1/2/3/4/5,6',
  'daily double': '1,2/3',
  'pick 3': '1,2/3/all',
  'pick 4': '1/2,3/4/5,6',
  'pick 5': '1/2/3,4/5/6',
  'pick 6': '1/2/3,4/5/6/7',
};

const isWager = (word: string): word is Wager => Object.hasOwn(examples, word);

export const wagerChoices = Object.keys(examples).map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** How the numbers of a wager are written: a slash after each place or leg, a comma between horses. */
export const exampleOf = (wager: string): string => (isWager(wager) ? examples[wager] : examples.exacta);

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
export function mistakesIn(typed: Typed): Mistakes {
  const { day, race, base, numbers, cost, wager } = typed;
  return {
    ...(!/^\d{4}-\d\d-\d\d$/.test(day) && { day: 'Choose the day of the race.' }),
    ...(!/^[1-9]\d?$/.test(race.trim()) && { race: 'A race has a number from 1 on.' }),
    ...(!base && { base: 'An amount in dollars, as 2 or 0.50.' }),
    ...(setsIn(numbers) === null && { numbers: `Write program numbers, as ${exampleOf(wager)}.` }),
    ...(needsCost(typed) && !cost && { cost: 'With "all", write what the ticket cost.' }),
  };
}

/** The ticket as it is sent; null where something has to be mended first. */
export function wordsOf(typed: Typed): TicketWords | null {
  const { track, day, race, wager, base, numbers, cost, money, idea, note } = typed;
  const sets = setsIn(numbers);
  if (sets === null || !base || !isWager(wager) || Object.keys(mistakesIn(typed)).length > 0) return null;
  return {
    track,
    day,
    race: Number(race),
    wager,
    baseCents: cents(base),
    sets,
    costCents: needsCost(typed) && cost ? cents(cost) : null,
    money: money === 'real' ? 'real' : 'paper',
    idea: idea.trim(),
    note: note.trim(),
  };
}
