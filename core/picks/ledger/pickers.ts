import { writtenDistance } from '../../card/announced.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { formulaOf } from '../../handicapping/formula-figures.ts';
import { sumOf } from '../../kernel/numbers.ts';
import { fairChances } from '../../odds/fair-chances.ts';
import type { Recommendation, Slot } from '../recommendations/recommendation.ts';
import type { PickerName, SealedHorse, SealedPicker, SealedTicket } from './entry.ts';
import type { PickToSeal } from './pick-to-seal.ts';
import { chancesByTicket, ticketOn, ticketsOf, toSixFigures } from './tickets.ts';

type Tickets = readonly SealedTicket[];

interface PickerStatement {
  readonly picker: PickerName;
  readonly who: string;
  readonly horse: SealedHorse | null;
  readonly chances: readonly number[] | null;
  readonly model?: string | null;
  readonly version?: string | null;
  readonly promptVersion?: string | null;
}

function pickerOf({ picker, who, horse, chances, ...by }: PickerStatement, tickets: Tickets): SealedPicker {
  const index = horse === null ? -1 : ticketOn(tickets, horse.programNumber);
  return {
    voice: picker,
    who,
    model: by.model ?? null,
    version: by.version ?? null,
    promptVersion: by.promptVersion ?? null,
    horse,
    chance: chances?.[index] ?? null,
    odds: tickets[index]?.odds ?? null,
    chances,
  };
}

/** The name and version before the colon of a source: `blend 1`. */
const versionIn = (source: string): string => source.split(':')[0] ?? source;

const best = (values: readonly number[]): number => values.indexOf(Math.max(...values));

const firstOf = (tickets: Tickets, index: number): SealedHorse | null => tickets[index]?.horses[0] ?? null;

/** An outside analyst names horses and has no chances of its own: those in its prompt are the fitted model's. */
function analystPicker(slot: Slot, recommendation: Recommendation, tickets: Tickets): SealedPicker {
  const { name: who, model, promptVersion, isBuiltIn } = recommendation.analysts[slot];
  const { ranking } = recommendation.opinions[slot];
  const [first] = ranking;
  const horse = first === undefined ? null : { programNumber: first.programNumber, name: first.horse };
  const chances = horse === null || !isBuiltIn ? null : chancesByTicket(tickets, ranking);
  const version = versionIn(recommendation.sources.analysts);
  return pickerOf({ picker: slot, who, model, version, promptVersion, horse, chances }, tickets);
}

function consensusPicker(
  { primaryPick, tickets: ticketChances, sources }: Recommendation,
  tickets: Tickets,
): SealedPicker {
  const blended = new Map(ticketChances.map(({ interest, blended }) => [interest, blended]));
  const horse =
    primaryPick === null ? null : { programNumber: primaryPick.programNumber, name: primaryPick.horse };
  const chances = tickets.map(({ interest }) => toSixFigures(blended.get(interest) ?? 0));
  const version = versionIn(sources.analysts);
  return pickerOf(
    { picker: 'consensus', who: 'Both analysts and the prices', version, horse, chances },
    tickets,
  );
}

function modelPicker({ mlPredictions, sources }: Recommendation, tickets: Tickets): SealedPicker {
  const chanceRows = mlPredictions.map(({ programNumber, winProbability: chance }) => ({
    programNumber,
    chance,
  }));
  const chances = chancesByTicket(tickets, chanceRows);
  const horse = firstOf(tickets, best(chances));
  return pickerOf(
    { picker: 'model', who: 'Model', version: versionIn(sources.model), horse, chances },
    tickets,
  );
}

/** The documented win % of each ticket's better horse, made to sum to one. */
function formulaPicker({ race, interests, weather }: Evidence, tickets: Tickets): SealedPicker {
  const distance = writtenDistance(race);
  const percents = interests.map(({ runners }) =>
    Math.max(...runners.map((runner) => formulaOf(runner, distance, weather).winPercent)),
  );
  const all = sumOf(percents);
  const chances = percents.map((percent) => toSixFigures(percent / all));
  const horse = firstOf(tickets, best(chances));
  return pickerOf({ picker: 'formula', who: 'Documented formula', horse, chances }, tickets);
}

/** A picker made of prices alone; none unless every ticket has one. */
function pricesPicker(
  name: { readonly picker: PickerName; readonly who: string },
  prices: readonly (number | null)[],
  tickets: Tickets,
): readonly SealedPicker[] {
  if (prices.includes(null)) return [];
  const chances = fairChances(prices).chances.map(toSixFigures);
  return [pickerOf({ ...name, horse: firstOf(tickets, best(chances)), chances }, tickets)];
}

/** The ticket with the shortest known price; no chances, as the prices may be of two kinds. */
function favoritePicker(tickets: Tickets): SealedPicker {
  const prices = tickets.map(({ odds }) => odds?.toOne ?? Number.POSITIVE_INFINITY);
  const shortest = Math.min(...prices);
  const horse = Number.isFinite(shortest) ? firstOf(tickets, prices.indexOf(shortest)) : null;
  return pickerOf({ picker: 'favourite', who: 'Shortest price known', horse, chances: null }, tickets);
}

/** Every picker on a race at the moment of sealing. */
export function pickersOf({ evidence, recommendation }: Pick<PickToSeal, 'evidence' | 'recommendation'>) {
  const tickets = ticketsOf(evidence.interests);
  const lines = tickets.map(({ line }) => line);
  const board = tickets.map(({ odds }) =>
    odds === null || odds.kind === 'morning line' ? null : odds.toOne,
  );
  return [
    analystPicker('claude', recommendation, tickets),
    analystPicker('openai', recommendation, tickets),
    consensusPicker(recommendation, tickets),
    modelPicker(recommendation, tickets),
    formulaPicker(evidence, tickets),
    ...pricesPicker({ picker: 'morning line', who: 'Morning line' }, lines, tickets),
    ...pricesPicker({ picker: 'board', who: 'Prices on the board' }, board, tickets),
    favoritePicker(tickets),
  ];
}
