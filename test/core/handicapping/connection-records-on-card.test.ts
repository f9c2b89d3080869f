import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import {
  connectionRecordsOnCard,
  familiesOn,
  namesOnCard,
} from '#core/handicapping/connection-records-on-card.ts';
import { type Evidence, evidenceOf } from '#core/handicapping/evidence.ts';
import { knownPeople } from '#core/handicapping/known-connections.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aConnectionRecord } from '#test/support/a-connection-record.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRecord, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { present } from '#test/support/present.ts';

const test = suite('the connections of everybody on a card');

const DAY = '2025-08-02' as RaceDay;
const NOBODY = knownPeople([]);

const evidenceOn = (race: Race): Evidence =>
  evidenceOf(race, new Map(), instantOn(DAY, 600, 'America/New_York'));
const cardOf = (...runners: readonly Partial<Runner>[]): readonly Evidence[] => [
  evidenceOn(
    aRace({
      runners: runners.map((change, index) => aRunner({ programNumber: String(index + 1), ...change })),
    }),
  ),
];
const keysOf = (runner: Partial<Runner>, people = NOBODY): readonly string[] =>
  present(namesOnCard(cardOf(runner), people).get(aRace().id)?.get('1')).map(
    ({ kind, name }) => `${kind} ${name}`,
  );
const unraced = { ...present(aRunner().records), life: aRecord() };

test('each family on the card is asked for once, with both readings of a double name', () => {
  const card = cardOf(
    { jockey: aPerson('LANE ROBIN'), trainer: aPerson('MARSH ALEX') },
    { jockey: aPerson('LANE JO'), trainer: aPerson('VALE GREEN KIM') },
  );
  assert.equal(familiesOn(card), ['LANE', 'MARSH', 'VALE', 'GREEN']);
});

test('a card without a named rider or trainer asks for nobody', () => {
  assert.equal(familiesOn(cardOf({ jockey: null, trainer: null })), []);
  assert.equal(familiesOn([]), []);
});

test('also a horse that is scratched or only also eligible has its people asked for', () => {
  const card = cardOf(
    { isScratched: true, jockey: aPerson('REED SAM'), trainer: null },
    { listStatus: 'also-eligible', jockey: aPerson('FORD JO'), trainer: null },
  );
  assert.equal(familiesOn(card), ['REED', 'FORD']);
});

test('a runner that raced is listed under jockey, trainer, owner, both together and its last race', () => {
  const runner = { pastPerformances: [aPastRace({ day: addDays(DAY, -20), track: 'AQU', official: 2 })] };
  assert.equal(keysOf(runner), [
    'jockey ROBIN LANE',
    'trainer ALEX MARSH',
    'owner TALLFENCESTABLE',
    'partnership ALEX MARSH|ROBIN LANE',
    'lastLine AQU 2',
    'owner TALLFENCESTABLE',
  ]);
});

test('a first-time starter is listed under the debuts of its trainer and under no last race', () => {
  const keys = keysOf({ records: unraced, pastPerformances: [] });
  assert.ok(keys.includes('debut ALEX MARSH'));
  assert.not.ok(keys.some((key) => key.startsWith('lastLine')));
});

test('a horse whose career is unknown, or that has starts without a line, is no first starter', () => {
  for (const records of [null, { ...unraced, life: aRecord({ starts: 1 }) }])
    assert.not.ok(keysOf({ records, pastPerformances: [] }).some((key) => key.startsWith('debut')));
});

test('a horse that did not finish its last race comes from there without a place', () => {
  const runner = { pastPerformances: [aPastRace({ track: 'BEL', official: null })] };
  assert.ok(keysOf(runner).includes('lastLine BEL -'));
});

test('an owner is looked for in both orders of a name in capitals, and once where there is one order', () => {
  const owners = (owner: string | null) => keysOf({ owner }).filter((key) => key.startsWith('owner'));
  assert.equal(owners('MARSH IDA'), ['owner MARSHIDA', 'owner IDAMARSH']);
  assert.equal(new Set(owners('Tall Fence Stable')).size, 1);
  assert.equal(owners(null), []);
});

test('the name the history knows counts before the one that is printed', () => {
  const people = knownPeople([{ kind: 'jockey', name: 'ROBIN LANE JR' }]);
  assert.ok(keysOf({ jockey: aPerson('LANE ROBIN') }, people).includes('jockey ROBIN LANE JR'));
  assert.ok(keysOf({ jockey: aPerson('LANE ROBIN') }).includes('jockey ROBIN LANE'));
});

test('a trainer in the history is not confused with the jockey of the same name', () => {
  const people = knownPeople([{ kind: 'trainer', name: 'ROBIN LANE JR' }]);
  assert.ok(keysOf({ jockey: aPerson('LANE ROBIN') }, people).includes('jockey ROBIN LANE'));
});

test('records are faded to the eve of the day: a year old counts half', () => {
  const names = namesOnCard(cardOf({}), NOBODY);
  const old = aConnectionRecord({ day: addDays(DAY, -365), starts: 8 });
  const record = connectionRecordsOnCard(names, [old], DAY).get(aRace().id)?.get('1')?.jockey;
  near(record?.starts, 4);
  near(record?.wins, 1);
  near(record?.support, 2);
});

test('two horses of one trainer have the same record, a horse of nobody known an empty one', () => {
  const people = { jockey: aPerson('DELL KIM'), trainer: aPerson('DELL KIM'), owner: null };
  const found = connectionRecordsOnCard(
    namesOnCard(cardOf({}, {}, people), NOBODY),
    [aConnectionRecord({ kind: 'trainer', name: 'ALEX MARSH' })],
    DAY,
  ).get(aRace().id);
  assert.ok(found?.get('1')?.trainer);
  assert.equal(found?.get('1'), found?.get('2'));
  assert.equal(found?.get('3'), {});
});

test('of two spellings of one owner the one as printed counts first', () => {
  const names = namesOnCard(cardOf({ owner: 'MARSH IDA' }), NOBODY);
  const records = [
    aConnectionRecord({ kind: 'owner', name: 'IDAMARSH', day: DAY, starts: 16 }),
    aConnectionRecord({ kind: 'owner', name: 'MARSHIDA', day: DAY, starts: 4 }),
  ];
  near(connectionRecordsOnCard(names, records, DAY).get(aRace().id)?.get('1')?.owner?.starts, 4);
});

test('a history that knows nobody gives nothing, not a card of empty records', () => {
  assert.is(connectionRecordsOnCard(namesOnCard(cardOf({}), NOBODY), [], DAY).size, 0);
});

test('every race of the card has its own field', () => {
  const card = [1, 2].map((number) => evidenceOn(aRace({ number, runners: [aRunner()] })));
  const found = connectionRecordsOnCard(namesOnCard(card, NOBODY), [aConnectionRecord()], DAY);
  assert.equal(
    [...found.keys()],
    card.map(({ race }) => race.id),
  );
});

test.run();
