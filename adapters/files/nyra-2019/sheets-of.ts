import { createHash } from 'node:crypto';
import { groupBy } from '#core/kernel/group-by.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { StoredSheet } from '#core/results/ports.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import { contradictionsIn } from './contradictions.ts';
import { finishersOf } from './finishers-of.ts';
import type { JoinedRace } from './joined-races.ts';

function resultOf({ race, starts, nonStarters }: JoinedRace): RaceResult {
  const { track: _track, day: _day, ...facts } = race.facts;
  return {
    ...facts,
    cancelled: null,
    name: null,
    grade: null,
    conditions: null,
    offTheTurf: false,
    isAbout: false,
    weather: null,
    valueOfRace: null,
    claimingPrice: null,
    start: null,
    fractions: [],
    finalTimeSeconds: null,
    railFeet: null,
    winner: null,
    starters: finishersOf(starts),
    isFieldComplete: true,
    payouts: [],
    winPlaceShowPool: null,
    scratches: nonStarters.map((horseName) => ({ horseName, reason: null })),
    claims: [],
    voidedClaims: [],
    footnotes: '',
  };
}

/** The rows of the day, without the numbering of horses, which is the file's own. */
function hashOf(races: readonly JoinedRace[]): string {
  const digest = createHash('sha256');
  for (const { race, starts, nonStarters } of races) {
    digest.update(`${race.text}\n`);
    for (const joinedStart of starts)
      digest.update(`${joinedStart.start.text},${joinedStart.place},${joinedStart.horseName}\n`);
    digest.update(`${nonStarters.join()}\n`);
  }
  return digest.digest('hex');
}

function sheetOf(races: readonly JoinedRace[], instant: Instant): StoredSheet {
  const [{ race: first }] = races as readonly [JoinedRace];
  const checked = races.map((race) => ({ race, failed: contradictionsIn(race) }));
  return {
    contentHash: hashOf(races),
    sheet: {
      track: first.facts.track,
      day: first.facts.day,
      kind: 'nyra-tables',
      provenance: { tier: 'imported', source: `NYRA tables ${first.facts.day.slice(0, 4)}`, at: instant },
      races: checked.filter(({ failed }) => failed.length === 0).map(({ race }) => resultOf(race)),
      refused: checked.flatMap(({ race, failed }) =>
        failed.length === 0 ? [] : [{ raceNumber: race.race.facts.raceNumber, failed }],
      ),
      attendance: null,
      handle: null,
    },
  };
}

const order = (a: JoinedRace, b: JoinedRace): number => a.race.facts.raceNumber - b.race.facts.raceNumber;

/** One sheet a track and day, by track and day. */
export const sheetsOf = (races: readonly JoinedRace[], instant: Instant): readonly StoredSheet[] =>
  [...groupBy(races, ({ race }) => `${race.facts.track} ${race.facts.day}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, ofDay]) => sheetOf([...ofDay].sort(order), instant));
