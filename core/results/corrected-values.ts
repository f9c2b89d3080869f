import { horseNameKey } from '../card/same-name.ts';
import { zoneNameOf } from '../card/tracks/zones.ts';
import { clockText } from '../kernel/race-day.ts';
import { dollarsText, listText, shortDollars } from '../kernel/text.ts';
import type { SealedRace } from './sealed-results.ts';

/** What a score reads and a correction changed. */
export type CorrectedFact =
  | 'whether it was run'
  | 'off'
  | 'winner'
  | 'payoff'
  | 'starters'
  | 'horses'
  | 'odds'
  | 'left out'
  | 'time zone';

/** A fact as it was sealed before and after, in words; null where the results say nothing of it. */
export interface CorrectedValue {
  readonly fact: CorrectedFact;
  readonly before: string | null;
  readonly after: string | null;
}

const listed = (parts: readonly string[]): string | null => (parts.length === 0 ? null : listText(parts));

const winnerText = ({ starters, isWinnerInDoubt }: SealedRace): string | null => {
  const winners = listed(
    starters.flatMap(({ official, programNumber }) => (official === 1 ? `#${programNumber}` : [])),
  );
  return isWinnerInDoubt ? `${winners ?? 'winner'} in doubt` : winners;
};

const payoffText = ({ win }: SealedRace): string | null =>
  listed(
    win.flatMap(({ numbers, base, payoff }) =>
      payoff === null
        ? []
        : `${dollarsText(payoff)}${base === 2 ? '' : ` for ${shortDollars(base)}`} on #${numbers}`,
    ),
  );

const startersText = ({ starters }: SealedRace): string | null =>
  listed(starters.flatMap(({ noBetting, programNumber }) => (noBetting === null ? `#${programNumber}` : [])));

/** The odds that the other results of the race give otherwise. */
const oddsText = ({ starters }: SealedRace, other: SealedRace): string | null =>
  listed(
    starters.flatMap(({ programNumber, odds }) => {
      const otherwise = other.starters.find((starter) => starter.programNumber === programNumber);
      const isOther = otherwise !== undefined && otherwise.odds !== odds;
      return isOther && odds !== null ? `#${programNumber} at ${odds.toFixed(2)} to 1` : [];
    }),
  );

/** The horses that the other results of the race name differently. */
const horsesText = ({ starters }: SealedRace, other: SealedRace): string | null =>
  listed(
    starters.flatMap(({ programNumber, horseName }) => {
      const otherwise = other.starters.find((starter) => starter.programNumber === programNumber);
      const isOther =
        otherwise !== undefined && horseNameKey(otherwise.horseName) !== horseNameKey(horseName);
      return isOther ? `#${programNumber} ${horseName}` : [];
    }),
  );

/** What a race of a sheet says by itself; the time zone is the sheet's. */
export type RaceFact = Exclude<CorrectedFact, 'time zone'>;

const VALUES: Readonly<Record<RaceFact, (race: SealedRace, other: SealedRace) => string | null>> = {
  'whether it was run': ({ isCancelled }) => (isCancelled ? 'called off' : 'run'),
  off: ({ offMinute }) => (offMinute === null ? null : clockText(offMinute)),
  winner: winnerText,
  payoff: payoffText,
  starters: startersText,
  horses: horsesText,
  odds: oddsText,
  'left out': () => null,
};

/** A fact of a race in the earlier and in the later results of it. */
export const correctedValue = (fact: RaceFact, was: SealedRace, is: SealedRace): CorrectedValue => ({
  fact,
  before: VALUES[fact](was, is),
  after: VALUES[fact](is, was),
});

/** An IANA zone by its name in words (`central`), where it has one. */
const zoneText = (zone: string): string => zoneNameOf(zone) ?? zone;

/** The zone in which the off is given, in the earlier and in the later sheet (IANA). */
export const correctedZone = (before: string | null, after: string | null): CorrectedValue => ({
  fact: 'time zone',
  before: before && zoneText(before),
  after: after && zoneText(after),
});

/** `winner from #1 to #3`; `left out`. */
export const correctedText = ({ fact, before, after }: CorrectedValue): string =>
  before === null && after === null ? fact : `${fact} from ${before ?? 'none'} to ${after ?? 'none'}`;
