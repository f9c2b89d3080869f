import { createHash } from 'node:crypto';
import { groupBy } from '#core/kernel/group-by.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import type { StoredSheet } from '#core/results/ports.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { contradictionsIn } from './contradictions.ts';
import { finishersOf } from './finishers-of.ts';
import type { StarterRow } from './layout.ts';

type RaceRows = readonly StarterRow[];

const headOf = (rows: RaceRows): StarterRow['facts'] => (rows[0] as StarterRow).facts;

/** What the table does not say of a race. */
const UNREPORTED = {
  cancelled: null,
  name: null,
  grade: null,
  type: null,
  conditions: null,
  offTheTurf: false,
  isAbout: false,
  purse: null,
  valueOfRace: null,
  claimingPrice: null,
  offMinute: null,
  start: null,
  fractions: [],
  runUpFeet: null,
  railFeet: null,
  winner: null,
  payouts: [],
  winPlaceShowPool: null,
  scratches: [],
  claims: [],
  voidedClaims: [],
  footnotes: '',
} as const;

function resultOf(rows: RaceRows): RaceResult {
  const { raceNumber, surface, distanceYards, condition, weather, finalTimeSeconds } = headOf(rows);
  return {
    ...UNREPORTED,
    raceNumber,
    surface,
    distanceYards,
    condition,
    weather,
    finalTimeSeconds,
    starters: finishersOf(rows),
    isFieldComplete: true,
  };
}

function hashOf(races: readonly RaceRows[]): string {
  const digest = createHash('sha256');
  for (const { text } of races.flat()) digest.update(`${text}\n`);
  return digest.digest('hex');
}

function sheetOf(races: readonly RaceRows[], provenance: Provenance): StoredSheet {
  const checked = races.map((rows) => ({ rows, failed: contradictionsIn(rows) }));
  return {
    contentHash: hashOf(races),
    sheet: {
      track: 'AQU',
      day: headOf(races[0] ?? []).day,
      kind: 'aqueduct-table',
      provenance,
      races: checked.filter(({ failed }) => failed.length === 0).map(({ rows }) => resultOf(rows)),
      refused: checked.flatMap(({ rows, failed }) =>
        failed.length === 0 ? [] : [{ raceNumber: headOf(rows).raceNumber, failed }],
      ),
      attendance: null,
      handle: null,
    },
  };
}

/** One sheet a day, by day, with its races by number. */
export const sheetsOf = (races: readonly RaceRows[], provenance: Provenance): readonly StoredSheet[] =>
  [...groupBy(races, (rows) => headOf(rows).day)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, ofDay]) =>
      sheetOf(
        [...ofDay].sort((a, b) => headOf(a).raceNumber - headOf(b).raceNumber),
        provenance,
      ),
    );
