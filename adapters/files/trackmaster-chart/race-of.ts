import type { PrintedTwice } from '#core/results/chart-checks.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { withNoBetting } from '../no-betting.ts';
import { childrenNamed } from '../xml/xml-element.ts';
import { callFaults, FINISH } from './calls.ts';
import { Fields } from './fields.ts';
import { claimFaults, claimsOf, scratchesOf, voidedClaimsOf, winnerOf } from './lists.ts';
import { payoutsOf } from './payouts.ts';
import { headOf } from './race-head.ts';
import { type Entry, entryOf, finishersOf } from './starters.ts';

/** A race from the file, with the facts it states twice. */
export interface ReadRace {
  readonly race: RaceResult;
  readonly printed: PrintedTwice;
  /** Contradictions within the file, one sentence each. */
  readonly faults: readonly string[];
  /** The off time, without AM or PM. */
  readonly off: string | null;
}

const CALLED_OFF = /\b(?:cancell?ed|abandoned|called off|no race)\b/i;

/** Whether a race without starters was canceled; null if the file doesn't say so. */
function cancellationOf(race: Fields): RaceResult['cancelled'] {
  const texts = ['TYPE', 'RACE_TEXT', 'FOOTNOTES'].map((name) => race.text(name) ?? '');
  return texts.some((text) => CALLED_OFF.test(text)) ? { reason: null } : null;
}

function claimingPriceOf(entries: readonly Entry[]): RaceResult['claimingPrice'] {
  const prices = entries.flatMap(({ fields }) => fields.positive('CLAIM_PRICE') ?? []);
  return prices.length === 0 ? null : { low: Math.min(...prices), high: Math.max(...prices) };
}

function printedTwice(entries: readonly Entry[]): PrintedTwice {
  const flagged = (flag: string): readonly Entry[] => entries.filter((entry) => entry.flag.includes(flag));
  return {
    prizes: [],
    splits: [],
    disqualifications: flagged('dq').flatMap(({ programNumber, positions, fields }) => {
      const finish = positions.get(FINISH);
      if (finish === undefined || finish.position === null || finish.behind === null) return [];
      return [{ programNumber, from: finish.position, to: fields.positive('OFFICIAL_FIN') }];
    }),
    deadHeats: flagged('dh').map(({ programNumber }) => programNumber),
    claims: null,
    listed: [],
  };
}

const clockOf = (race: Fields): string | null =>
  /^\d{1,2}:\d{2}$/.exec(race.text('POST_TIME') ?? '')?.[0] ?? null;

/** Reads a race; refuses what cannot be read, naming line and field. `trackName` is spelled as in the file. */
export function raceOf(race: Fields, raceNumber: number, trackName: string): ReadRace {
  const entries = childrenNamed(race.element, 'ENTRY').map((entry) =>
    entryOf(new Fields(entry, race.fileName)),
  );
  const cancelled = entries.length === 0 ? cancellationOf(race) : null;
  const head = headOf(race, trackName, raceNumber);
  const isShort = race.text('DIST_UNIT') === 'Y';
  const claims = { claims: claimsOf(race, entries), voidedClaims: voidedClaimsOf(race, entries) };
  const positions = entries.map((entry) => entry.positions);
  return {
    race: {
      raceNumber,
      cancelled,
      ...head,
      claimingPrice: claimingPriceOf(entries),
      offMinute: null,
      winner: winnerOf(entries),
      starters: withNoBetting(finishersOf(entries, head.distanceYards ?? 0, isShort), head.footnotes),
      isFieldComplete: true,
      payouts: payoutsOf(race, entries),
      scratches: scratchesOf(race),
      ...claims,
    },
    printed: printedTwice(entries),
    faults: [
      ...(entries.length === 0 && cancelled === null ? ['It has no starters.'] : []),
      ...callFaults(positions),
      ...claimFaults(claims, entries),
    ],
    off: clockOf(race),
  };
}
