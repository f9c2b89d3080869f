import { leadingNumber } from '../card/betting-interest.ts';
import type { Card } from '../card/race.ts';
import type { Bet } from '../tickets/priced-bet.ts';
import { boughtWith, type RaceOutcome } from '../tickets/settlement/race-outcome.ts';
import { ALL } from '../tickets/ticket.ts';
import { isMultiRace } from '../tickets/wager.ts';
import type { RaceResult } from './race-result.ts';
import { joinedRaces, sheetsThatCount } from './reconcile/index.ts';
import type { ResultSheet, SheetKind } from './result-sheet.ts';
import { raceOutcome } from './settlement.ts';

/** The results of a track and day, as tickets are settled by them. */
export interface ResultsOfDay {
  readonly races: readonly RaceResult[];
  readonly outcomes: readonly RaceOutcome[];
  /** Program numbers of the stored card, by race; null without a card. */
  readonly card: ReadonlyMap<number, ReadonlySet<string>> | null;
  /** Whether every race of the day has its result: of the card, or of a chart of several races where no card is stored. */
  readonly isComplete: boolean;
}

/** Kinds whose sheets grow during the day; another kind is read from one file, of a race alone or of the whole day. */
const GROWING: readonly SheetKind[] = ['live', 'desk', 'simulation'];

const isWhole = ({ kind, races, refused }: ResultSheet): boolean =>
  !GROWING.includes(kind) && races.length > 1 && refused.length === 0;

/** Joins the sheets of a track and day. `card` null: none is stored, or it is not needed. */
export function resultsOfDay(sheets: readonly ResultSheet[], card: Pick<Card, 'races'> | null): ResultsOfDay {
  const races = joinedRaces(sheets).map(({ race }) => race);
  const reported = new Set(races.map(({ raceNumber }) => raceNumber));
  return {
    races,
    outcomes: races.map(raceOutcome),
    card:
      card === null
        ? null
        : new Map(
            card.races.map(({ number, runners }) => [
              number,
              new Set(runners.flatMap(({ programNumber }) => [programNumber, leadingNumber(programNumber)])),
            ]),
          ),
    isComplete:
      races.length > 0 &&
      (card === null
        ? sheetsThatCount(sheets).some(isWhole)
        : card.races.every(({ number }) => reported.has(number))),
  };
}

/** A ticket on a race, or from it on. */
export interface BetFromRace extends Pick<Bet, 'wager' | 'sets'> {
  readonly race: number;
}

/** The races of a ticket, with the numbers it names in each. */
const namedIn = ({ wager, race, sets }: BetFromRace) =>
  sets.map((set, leg) => ({
    race: isMultiRace(wager) ? race + leg : race,
    numbers: set === ALL ? [] : set,
  }));

/** The races a ticket is on: one, or several in a row. */
export const racesOn = (bet: BetFromRace): readonly number[] => [
  ...new Set(namedIn(bet).map(({ race }) => race)),
];

/** A number of a ticket that no horse of the result carried; null where the race has no result itself. */
interface Unlisted {
  readonly race: number;
  readonly number: string | null;
}

function unlistedIn(bet: BetFromRace, { outcomes }: ResultsOfDay): readonly Unlisted[] {
  if (outcomes.length === 0) return [];
  const found = namedIn(bet).flatMap(({ race, numbers }): readonly Unlisted[] => {
    const outcome = outcomes.find(({ raceNumber }) => raceNumber === race) ?? null;
    if (outcome === null) return [{ race, number: null }];
    if (!outcome.isFieldComplete || outcome.cancelled !== null) return [];
    return numbers
      .filter(
        (number) => !outcome.interests.has(number) && !outcome.ran.includes(boughtWith(number, outcome)),
      )
      .map((number) => ({ race, number }));
  });
  return [...new Map(found.map((unlisted) => [`${unlisted.race} ${unlisted.number}`, unlisted])).values()];
}

/** Whether only the card of the day can say if the horses and races of a ticket were ever there. */
export const needsCard = (bet: BetFromRace, day: ResultsOfDay): boolean => unlistedIn(bet, day).length > 0;

function wasOnCard({ race, number }: Unlisted, { card, races }: ResultsOfDay, unlisted: number): boolean {
  if (card !== null) {
    const numbers = card.get(race);
    return number !== null && (numbers?.has(number) || numbers?.has(leadingNumber(number))) === true;
  }
  const scratches = races.find(({ raceNumber }) => raceNumber === race)?.scratches ?? [];
  return unlisted <= scratches.length;
}

/**
 * Why a ticket names a horse or a race that was never there, in words; null where it names none. The stored card says who
 * was entered; without one, a number counts as scratched while the result names as many scratches. A race is missing only
 * once the results of the day are complete.
 */
export function whyNeverThere(bet: BetFromRace, day: ResultsOfDay): string | null {
  const unlisted = unlistedIn(bet, day);
  for (const horse of unlisted) {
    if (horse.number === null) {
      if (day.isComplete) return `no race ${horse.race} on that day`;
      continue;
    }
    const ofRace = unlisted.filter(({ race }) => race === horse.race).length;
    if (!wasOnCard(horse, day, ofRace)) return `no horse ${horse.number} in race ${horse.race}`;
  }
  return null;
}
