import { leadingNumber } from '#core/card/betting-interest.ts';
import { trackByCode } from '#core/card/track.ts';
import type { OrderExponents } from '#core/handicapping/finish-order.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { startersForMoney } from '#core/results/ran-for-money.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { takeoutOfWager } from '#core/tickets/bet-terms.ts';
import { type PayoffLeg, publicLeg } from '#core/tickets/payoff/leg-prices.ts';
import { payoffPoints } from '#core/tickets/payoff/ticket-points.ts';
import { printedNumbers } from '#core/tickets/settlement/printed-numbers.ts';
import { isFor, type PaidLine } from '#core/tickets/settlement/race-outcome.ts';
import { type AnyWager, isMultiRace, LEGS, setCount, WAGERS } from '#core/tickets/wager.ts';

/** A real payoff beside its estimate by the final odds. */
export interface ComparedPayoff {
  readonly wager: AnyWager;
  readonly track: string;
  readonly day: RaceDay;
  /** The payoff over the estimate. */
  readonly ratio: number;
}

/** Place and show are left out: what they pay depends on who else is placed and on pools of their own. */
const COMPARED: readonly AnyWager[] = WAGERS.filter((wager) => wager !== 'place' && wager !== 'show');

interface PricedField {
  /** Betting interests. */
  readonly numbers: readonly string[];
  readonly leg: PayoffLeg;
  readonly interestOf: ReadonlyMap<string, string>;
}

/** The betting interests of a race with the public's chances; null where one has no odds. */
function fieldOf(race: RaceResult | undefined): PricedField | null {
  if (race === undefined || race.cancelled !== null || !race.isFieldComplete) return null;
  const starters = startersForMoney(race);
  const numbers = [...new Set(starters.map(({ bettingInterest }) => bettingInterest))];
  const odds = numbers.flatMap(
    (number) =>
      starters.find(({ bettingInterest, odds: price }) => bettingInterest === number && price !== null)
        ?.odds ?? [],
  );
  if (numbers.length === 0 || odds.length < numbers.length) return null;
  const known = publicLeg(odds);
  return {
    numbers,
    leg: { ...known, ours: known.chances },
    interestOf: new Map(race.starters.map((horse) => [horse.programNumber, horse.bettingInterest])),
  };
}

/** The horse of a printed set that ran, by its place in the field; null for none or several, as after a dead heat. */
function winnerIn(printed: readonly string[], { numbers, interestOf }: PricedField): number | null {
  const places = printed
    .map((number) => numbers.indexOf(interestOf.get(number) ?? leadingNumber(number)))
    .filter((place) => place >= 0);
  const [place] = places;
  return place !== undefined && new Set(places).size === 1 ? place : null;
}

/** The line that paid a wager in full; null where several did, as after a dead heat, or nobody had every leg. */
function lineOf(wager: AnyWager, lines: readonly PaidLine[]): PaidLine | null {
  const paid = lines.filter((line) => isFor(wager, line) && line.payoff !== null);
  const [line] = paid;
  if (line === undefined || paid.length > 1) return null;
  return line.correct === null || line.correct.startsWith(`${setCount(wager)} `) ? line : null;
}

type Settings = { readonly exponents: OrderExponents; readonly sheet: ResultSheet };

function estimateOf(wager: AnyWager, line: PaidLine, last: RaceResult, { sheet, exponents }: Settings) {
  const printed = printedNumbers(line.winningNumbers, setCount(wager));
  if (printed === null) return null;
  const first = isMultiRace(wager)
    ? (printed.races?.first ?? last.raceNumber - LEGS[wager] + 1)
    : last.raceNumber;
  const places = printed.sets.map((set, index) => {
    const number = isMultiRace(wager) ? first + index : first;
    const field = fieldOf(sheet.races.find(({ raceNumber }) => raceNumber === number));
    const place = field === null || set === 'all' ? null : winnerIn(set, field);
    return field === null || place === null ? null : { leg: field.leg, place };
  });
  const known = places.filter((place) => place !== null);
  if (known.length < places.length) return null;
  const slug = trackByCode(sheet.track)?.slug ?? sheet.track;
  const [point] = payoffPoints({
    wager,
    tickets: [known.map(({ place }) => [place])],
    legs: known.map(({ leg }) => leg),
    exponents,
    takeout: takeoutOfWager(slug, sheet.day, wager).share,
  });
  return point === undefined ? null : Math.exp(point.log);
}

/**
 * The payoffs of result sheets beside their estimates by the final odds, as the product estimates them. Left out are
 * consolations, dead heats, legs that any horse won, payoffs for less than every leg and races with a missing price.
 */
export function comparedPayoffs(
  sheets: readonly ResultSheet[],
  exponents: OrderExponents,
): readonly ComparedPayoff[] {
  return sheets.flatMap((sheet) =>
    sheet.races.flatMap((race) =>
      COMPARED.flatMap((wager): readonly ComparedPayoff[] => {
        const line = lineOf(wager, race.payouts);
        const estimate = line === null ? null : estimateOf(wager, line, race, { sheet, exponents });
        if (line?.payoff == null || estimate === null) return [];
        const ratio = line.payoff / (line.base * estimate);
        return [{ wager, track: sheet.track, day: sheet.day, ratio }];
      }),
    ),
  );
}
