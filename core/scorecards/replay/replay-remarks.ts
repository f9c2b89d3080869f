import type { Card } from '../../card/race.ts';
import { isStarter } from '../../card/runner.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import type { JoinedRace } from '../../results/joined-sheets.ts';

const MODELS =
  'Judged with the models and settings of today, not of that day: they may have been fitted on this day and later ones.';
const NO_BOARD = 'No odds board is kept: prices known at the off are the morning line of the card.';
const BOARDS =
  'Prices at the off are those of the last board before it; what stood at the off itself or later is not looked at.';
const NO_RESULTS = 'There are no results of the day: nothing is settled.';
const UNTOLD = 'The results do not tell what was paid: nothing is settled.';

const counted = (races: number): string =>
  `${races.toLocaleString('en-US')} ${races === 1 ? 'race' : 'races'}`;
const numbers = (list: readonly number[]): string => list.join(', ');

function unpaid(runs: readonly JoinedRace[]): readonly string[] {
  const ran = runs.filter(({ race }) => race.cancelled === null);
  return ran.length > 0 && ran.every(({ race }) => race.payouts.length === 0) ? [UNTOLD] : [];
}

/** What a replay from results alone does without; `history` counts the races before the day that it knows. */
export const remarksOnResults = (runs: readonly JoinedRace[], history: number): readonly string[] => [
  'No card is kept for the day: fields are read back from the results, starters with a price only, program numbers, ' +
    'riders and conditions but no line, record or workout.',
  `Form is what the results of ${counted(history)} before the day tell, and the last start each horse names.`,
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
  readonly judged: readonly { readonly number: number; readonly evidence: Pick<Evidence, 'board'> }[];
  readonly runs: readonly JoinedRace[];
}

function onBoards(judged: CardReplayed['judged']): readonly string[] {
  const without = judged.filter(({ evidence }) => evidence.board === null);
  if (without.length === judged.length) return [NO_BOARD];
  if (without.length === 0) return [BOARDS];
  return [
    BOARDS,
    `No board of race ${numbers(without.map(({ number }) => number))}: its morning line is used.`,
  ];
}

/** What a replay of a card does. */
export function remarksOnCard({ card, atOff, judged, runs }: CardReplayed): readonly string[] {
  const started = (card: Card): number =>
    card.races.flatMap(({ runners }) => runners.filter(isStarter)).length;
  const [before, after] = [started(card), started(atOff)];
  const onCard = new Set(card.races.map(({ number }) => number));
  const told = new Set(runs.map(({ race }) => race.raceNumber));
  const without = [...onCard].filter((number) => !told.has(number));
  const beyond = [...told].filter((number) => !onCard.has(number));
  return [
    ...onBoards(judged),
    MODELS,
    ...(before === after
      ? []
      : [`Fields as they went to the gate: ${after} starters, the card as it is kept has ${before}.`]),
    ...(runs.length === 0 ? [NO_RESULTS] : []),
    ...(runs.length > 0 && without.length > 0 ? [`No result of race ${numbers(without)}.`] : []),
    ...(beyond.length > 0 ? [`Not on the card, left out: race ${numbers(beyond)}.`] : []),
    ...unpaid(runs),
  ];
}
