import { distanceText } from '../../card/distance.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { formulaOf } from '../../handicapping/formula-figures.ts';
import { fairChances } from '../../odds/fair-chances.ts';
import type { Recommendation, Slot } from '../recommendations/recommendation.ts';
import type { PickerName, SealedHorse, SealedPicker, SealedTicket } from './entry.ts';
import type { PickToSeal } from './pick-to-seal.ts';
import { chancesByTicket, ticketOn, ticketsOf, toSixFigures } from './tickets.ts';

type Tickets = readonly SealedTicket[];

interface Said {
  readonly voice: PickerName;
  readonly who: string;
  readonly horse: SealedHorse | null;
  readonly chances: readonly number[] | null;
  readonly model?: string | null;
  readonly version?: string | null;
  readonly promptVersion?: string | null;
}

function pickerOf({ voice: picker, who, horse, chances, ...by }: Said, tickets: Tickets): SealedPicker {
  const at = horse === null ? -1 : ticketOn(tickets, horse.programNumber);
  return {
    voice: picker,
    who,
    model: by.model ?? null,
    version: by.version ?? null,
    promptVersion: by.promptVersion ?? null,
    horse,
    chance: chances?.[at] ?? null,
    odds: tickets[at]?.odds ?? null,
    chances,
  };
}

/** The name and version that stand before the colon of a source: `blend 1`. */
const versionIn = (source: string): string => source.split(':')[0] ?? source;

const best = (values: readonly number[]): number => values.indexOf(Math.max(...values));

const firstOf = (tickets: Tickets, at: number): SealedHorse | null => tickets[at]?.horses[0] ?? null;

/** An outside analyst names horses and calculates nothing: the chances it was told are the fitted model's. */
function analystPicker(slot: Slot, recommendation: Recommendation, tickets: Tickets): SealedPicker {
  const { name: who, model, promptVersion, isBuiltIn } = recommendation.analysts[slot];
  const { ranking } = recommendation.opinions[slot];
  const [first] = ranking;
  const horse = first === undefined ? null : { programNumber: first.programNumber, name: first.horse };
  const chances = horse === null || !isBuiltIn ? null : chancesByTicket(tickets, ranking);
  const version = versionIn(recommendation.sources.analysts);
  return pickerOf({ voice: slot, who, model, version, promptVersion, horse, chances }, tickets);
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
    { voice: 'consensus', who: 'Both analysts and the prices', version, horse, chances },
    tickets,
  );
}

function modelPicker({ mlPredictions, sources }: Recommendation, tickets: Tickets): SealedPicker {
  const told = mlPredictions.map(({ programNumber, winProbability: chance }) => ({ programNumber, chance }));
  const chances = chancesByTicket(tickets, told);
  const horse = firstOf(tickets, best(chances));
  return pickerOf(
    { voice: 'model', who: 'Model', version: versionIn(sources.model), horse, chances },
    tickets,
  );
}

/** The documented win % of each ticket's better horse, made to sum to one. */
function formulaPicker({ race, interests, weather }: Evidence, tickets: Tickets): SealedPicker {
  const distance = distanceText(race.distanceYards, race.isAbout);
  const percents = interests.map(({ runners }) =>
    Math.max(...runners.map((runner) => formulaOf(runner, distance, weather).winPercent)),
  );
  const all = percents.reduce((sum, percent) => sum + percent, 0);
  const chances = percents.map((percent) => toSixFigures(percent / all));
  const horse = firstOf(tickets, best(chances));
  return pickerOf({ voice: 'formula', who: 'Documented formula', horse, chances }, tickets);
}

/** A voice that is nothing but prices; null unless every ticket has one. */
function pricesPicker(
  name: { readonly voice: PickerName; readonly who: string },
  prices: readonly (number | null)[],
  tickets: Tickets,
): readonly SealedPicker[] {
  if (prices.includes(null)) return [];
  const chances = fairChances(prices).chances.map(toSixFigures);
  return [pickerOf({ ...name, horse: firstOf(tickets, best(chances)), chances }, tickets)];
}

/** The ticket with the shortest price known; without chances, for where the prices are of two kinds they make none. */
function favoritePicker(tickets: Tickets): SealedPicker {
  const prices = tickets.map(({ odds }) => odds?.toOne ?? Number.POSITIVE_INFINITY);
  const shortest = Math.min(...prices);
  const horse = Number.isFinite(shortest) ? firstOf(tickets, prices.indexOf(shortest)) : null;
  return pickerOf({ voice: 'favourite', who: 'Shortest price known', horse, chances: null }, tickets);
}

/** What everybody said of a race at the moment it was sealed. */
export function pickersOf({ evidence, recommendation }: Pick<PickToSeal, 'evidence' | 'recommendation'>) {
  const tickets = ticketsOf(evidence.interests);
  const lines = tickets.map(({ line }) => line);
  const board = tickets.map(({ odds }) => (odds?.kind === 'live' ? odds.toOne : null));
  return [
    analystPicker('claude', recommendation, tickets),
    analystPicker('openai', recommendation, tickets),
    consensusPicker(recommendation, tickets),
    modelPicker(recommendation, tickets),
    formulaPicker(evidence, tickets),
    ...pricesPicker({ voice: 'morning line', who: 'Morning line' }, lines, tickets),
    ...pricesPicker({ voice: 'board', who: 'Prices on the board' }, board, tickets),
    favoritePicker(tickets),
  ];
}
