import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { missingFacts } from '#core/results/missing-facts.ts';
import type { ResultSource } from '#core/results/ports.ts';
import {
  joinedRaces,
  type ReportedRace,
  type ReportedResults,
  sheetsToLearnFrom,
} from '#core/results/reconcile/index.ts';
import { aCard } from '#test/support/a-card.ts';
import { aChange, MORNING } from '#test/support/a-change.ts';
import { aReportedPlace, aReportedRace, reportedDay } from '#test/support/a-reported-race.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { liveRoom, unheard } from '#test/support/live-room.ts';
import { refused } from '#test/support/refused.ts';
import { there } from '#test/support/there.ts';

const test = suite('results of live sources');

const DAY = '2025-08-02' as RaceDay;
const REQUEST = { track: 'saratoga', day: DAY };
/** Race 1 is off at 1:05 PM, race 2 at 1:35 PM. */
const AFTER_RACE_1 = shift(MORNING, 205 * MINUTE);
const AFTER_RACE_2 = shift(MORNING, 240 * MINUTE);

interface Asked extends ResultSource {
  readonly asked: (readonly number[])[];
}

function telling(name: string, races: readonly ReportedRace[], change: Partial<ReportedResults> = {}): Asked {
  const asked: (readonly number[])[] = [];
  return {
    name,
    asked,
    resultsOn: async (_track, _day, wanted) => {
      asked.push(wanted);
      return reportedDay(name, races, change);
    },
  };
}

const down: ResultSource = {
  name: 'OTB',
  resultsOn: async () => {
    throw new Refusal('unavailable', 'source.unavailable', 'OTB does not answer.', { retryAfterSeconds: 30 });
  },
};

async function room(now = AFTER_RACE_1) {
  const opened = liveRoom(now);
  await opened.printed.keep(aCard(), 'file');
  const standing = async () => (await opened.results.currentSheet('SAR', DAY, 'live'))?.sheet ?? null;
  const race = async (number = 1) =>
    there((await standing())?.races.find(({ raceNumber }) => raceNumber === number));
  return { ...opened, room: opened, standing, race };
}

test('the horses that were not paid are taken from the card, without a place, and the race says so', async () => {
  const { fetchResults, race } = await room();
  const { parts, ...answer } = await fetchResults(telling('OTB', [aReportedRace()]))(REQUEST, unheard);
  assert.equal(answer, { expected: 1, received: 1, faults: [] });
  assert.equal(parts, [{ name: 'Race 1', expected: 1, received: 1 }]);
  const result = await race();
  const { starters, surface, distanceYards } = result;
  assert.equal(
    starters.map(({ programNumber, official }) => [programNumber, official]),
    [
      ['4', 1],
      ['2', 2],
      ['6', 3],
      ['1', null],
      ['3', null],
      ['5', null],
    ],
  );
  assert.equal([missingFacts(result), surface, distanceYards], [['places'], 'dirt', 1320]);
  assert.equal([starters[0]?.jockeyName, starters[3]?.trainerName], ['LANE ROBIN', 'MARSH ALEX']);
});

test('a horse that was scratched meanwhile did not run', async () => {
  const { fetchResults, race, changes } = await room();
  await changes.keep([
    aChange({ what: 'scratched', to: true }, { programNumber: '3', horseName: 'PAPER LANTERN 3' }),
  ]);
  await fetchResults(telling('OTB', [aReportedRace({ scratches: ['Paper Lantern 5'] })]))(REQUEST, unheard);
  assert.equal(
    (await race()).starters.map(({ programNumber }) => programNumber),
    ['4', '2', '6', '1'],
  );
});

test('a race reported to the last place is complete, and only such a race is learned from', async () => {
  const { fetchResults, results } = await room(AFTER_RACE_2);
  const placed = ['4', '2', '6', '1', '3', '5'].map((number, at) => aReportedPlace(number, at + 1));
  const reportedRace = aReportedRace({ raceNumber: 2, placed, alsoRan: [] });
  await fetchResults(telling('OTB', [aReportedRace(), reportedRace]))(REQUEST, unheard);
  const sheets = await results.sheetsBetween('SAR', DAY, DAY);
  assert.equal(
    joinedRaces(sheetsToLearnFrom(sheets)).map(({ race }) => race.raceNumber),
    [2],
  );
});

test('a chart of the day takes the place of the live result, race by race', async () => {
  const { fetchResults, results } = await room(AFTER_RACE_2);
  const second = aReportedRace({ raceNumber: 2, finalTimeSeconds: 70 });
  await fetchResults(telling('OTB', [aReportedRace({ name: 'The Live Name' }), second]))(REQUEST, unheard);
  await results.keep(aSheet({ day: DAY, races: [aRaceResult()] }), 'chart');
  const joined = joinedRaces(await results.sheetsBetween('SAR', DAY, DAY)).map(({ race }) => race);
  assert.equal(joined[0], aRaceResult());
  assert.equal([joined[1]?.raceNumber, missingFacts(there(joined[1]))], [2, ['places']]);
});

test('without a card only who was paid is known, and that is what the race says', async () => {
  const opened = liveRoom(AFTER_RACE_1);
  const source = telling('OTB', [aReportedRace({ distanceYards: 1320 }), aReportedRace({ raceNumber: 2 })]);
  const answer = await opened.fetchResults(source)(REQUEST, unheard);
  assert.equal(answer, {
    expected: null,
    received: 1,
    faults: ['OTB: race 2 cannot be used without a card of the day.'],
  });
  const [race] = there(await opened.results.currentSheet('SAR', DAY, 'live')).sheet.races;
  assert.equal([race?.starters.length, missingFacts(there(race))], [3, ['field', 'places', 'surface']]);
});

test('further sources are asked only for what is missing, and each is named', async () => {
  const { fetchResults, standing } = await room(AFTER_RACE_2);
  const pending = aReportedRace({ raceNumber: 2, state: 'pending', placed: [] });
  const first = telling('OTB', [aReportedRace(), pending]);
  const second = telling('A feed', [aReportedRace({ raceNumber: 2 })]);
  const third = telling('Pages', [aReportedRace({ raceNumber: 2 })]);
  const { parts: _, ...answer } = await fetchResults(first, second, third)(REQUEST, unheard);
  assert.equal(answer, { expected: 2, received: 2, faults: [] });
  assert.equal([first.asked, second.asked, third.asked], [[[1, 2]], [[2]], []]);
  assert.is((await standing())?.provenance.source, 'OTB and A feed');
});

test('a failing source is a fault beside the others, and a refusal alone', async () => {
  const { fetchResults, standing } = await room();
  const { parts: _, ...answer } = await fetchResults(down, telling('A feed', [aReportedRace()]))(
    REQUEST,
    unheard,
  );
  assert.equal(answer, { expected: 1, received: 1, faults: ['OTB does not answer.'] });
  const before = await standing();
  assert.is((await refused(fetchResults(down)(REQUEST, unheard))).retryAfterSeconds, 30);
  assert.equal(await standing(), before);
});

test('a due race without a report is a fault, one that was called off is not due', async () => {
  const { fetchResults, changes } = await room(AFTER_RACE_2);
  const silent = telling('OTB', [aReportedRace()]);
  const { expected, faults } = await fetchResults(silent)(REQUEST, unheard);
  assert.is(expected, 2);
  assert.equal(faults, ['Race 2: no result yet, 25 minutes after its post time.']);
  const raceId = there(aCard().races[1]).id;
  await changes.keep([
    aChange({ what: 'cancelled', to: true }, { raceId, programNumber: null, horseName: null }),
  ]);
  assert.equal((await fetchResults(silent)(REQUEST, unheard)).faults, []);
});

test('the same again changes nothing, a correction goes before what it replaced, a lost race stays', async () => {
  const { fetchResults, results, announced, race, standing } = await room(AFTER_RACE_2);
  const both = [aReportedRace(), aReportedRace({ raceNumber: 2 })];
  await fetchResults(telling('OTB', both))(REQUEST, unheard);
  await fetchResults(telling('OTB', both))(REQUEST, unheard);
  assert.equal([announced.length, (await results.replaced('SAR', DAY, 'live')).length], [1, 0]);
  const corrected = aReportedRace({
    placed: [aReportedPlace('2', 1), aReportedPlace('4', 2), aReportedPlace('6', 3)],
  });
  await fetchResults(telling('OTB', [corrected]))(REQUEST, unheard);
  assert.is((await race()).starters[0]?.programNumber, '2');
  assert.equal([(await standing())?.races.length, announced.at(-1)?.raceNumber], [2, 1]);
  assert.is((await results.replaced('SAR', DAY, 'live')).length, 1);
});

test('results of another day are set aside', async () => {
  const { fetchResults, standing } = await room();
  const other = telling('OTB', [aReportedRace()], { day: '2025-08-01' as RaceDay });
  const { faults } = await fetchResults(other)(REQUEST, unheard);
  assert.match(faults[0] ?? '', /was not used: it reports SAR on 2025-08-01/);
  assert.is(await standing(), null);
  const right = telling('A feed', [aReportedRace()]);
  await fetchResults(other, right)(REQUEST, unheard);
  assert.equal([right.asked, (await standing())?.provenance.source], [[[1]], 'A feed']);
});

test('a race that was called off has no starters', async () => {
  const { fetchResults, race } = await room();
  await fetchResults(telling('OTB', [aReportedRace({ state: 'cancelled', placed: [] })]))(REQUEST, unheard);
  const result = await race();
  const { cancelled, starters } = result;
  assert.equal([cancelled === null, starters, missingFacts(result)], [false, [], []]);
});

test.run();
