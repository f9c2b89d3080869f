import type { Card } from '../../card/race.ts';
import { isStarter } from '../../card/runner.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { counted } from '../../kernel/text.ts';
import type { JoinedRace } from '../../results/reconcile/index.ts';

const MODELS =
  'Rated with the current models and settings, not those of that day: they may have been fitted on this day and later ones.';
const NO_BOARD = 'No odds boards are stored: prices at the off are the morning line of the card.';
const BOARDS = 'Prices at the off are those of the last board before it; later boards are not used.';
const NO_RESULTS = 'No results for this day: no bet is settled.';
const NO_PAYOUTS = 'The results list no payoffs: no bet is settled.';

const numbers = (list: readonly number[]): string => list.join(', ');

function unpaid(runs: readonly JoinedRace[]): readonly string[] {
  const ran = runs.filter(({ race }) => race.cancelled === null);
  return ran.length > 0 && ran.every(({ race }) => race.payouts.length === 0) ? [NO_PAYOUTS] : [];
}

/** What a replay from results alone does without; `history` counts the races before the day that it knows. */
export const remarksOnResults = (runs: readonly JoinedRace[], history: number): readonly string[] => [
  'No card is stored for the day: fields are read back from the results (starters with a price, program numbers, ' +
    'riders and conditions) without morning lines, records or workouts.',
  `Form comes from the results of ${counted(history, 'race')} before the day, plus the last start listed for each horse.`,
  'No odds are known at the off: prices in the results are final and not used, so nothing can be value.',
  MODELS,
  ...unpaid(runs),
];

/** A card that is run again. */
export interface CardReplayed {
  readonly card: Card;
  /** The card with its late changes. */
  readonly atOff: Card;
  /** What was known of its races at the off. */
  readonly rated: readonly { readonly number: number; readonly evidence: Pick<Evidence, 'board'> }[];
  readonly runs: readonly JoinedRace[];
}

function onBoards(rated: CardReplayed['rated']): readonly string[] {
  const without = rated.filter(({ evidence }) => evidence.board === null);
  if (without.length === rated.length) return [NO_BOARD];
  if (without.length === 0) return [BOARDS];
  return [
    BOARDS,
    `No board of race ${numbers(without.map(({ number }) => number))}: its morning line is used.`,
  ];
}

/** What a replay of a card does. */
export function remarksOnCard({ card, atOff, rated, runs }: CardReplayed): readonly string[] {
  const started = (card: Card): number =>
    card.races.flatMap(({ runners }) => runners.filter(isStarter)).length;
  const [before, after] = [started(card), started(atOff)];
  const onCard = new Set(card.races.map(({ number }) => number));
  const settledNumbers = new Set(runs.map(({ race }) => race.raceNumber));
  const without = [...onCard].filter((number) => !settledNumbers.has(number));
  const beyond = [...settledNumbers].filter((number) => !onCard.has(number));
  return [
    ...onBoards(rated),
    MODELS,
    ...(before === after
      ? []
      : [`Fields as they went to the gate: ${after} starters, the stored card has ${before}.`]),
    ...(runs.length === 0 ? [NO_RESULTS] : []),
    ...(runs.length > 0 && without.length > 0 ? [`No result of race ${numbers(without)}.`] : []),
    ...(beyond.length > 0 ? [`Not on the card, left out: race ${numbers(beyond)}.`] : []),
    ...unpaid(runs),
  ];
}
