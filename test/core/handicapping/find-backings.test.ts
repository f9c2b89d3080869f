import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryStandingShelf } from '#adapters/memory/standing-shelf.ts';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import type { BackingsOf, StandingShelf } from '#core/handicapping/ports.ts';
import type { Backing, NamedStanding } from '#core/handicapping/standing.ts';
import { makeFindBackings } from '#core/handicapping/use-cases/find-backings.ts';
import { HOUR, type Instant, parseInstant, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRecord, aRunner } from '#test/support/a-runner.ts';
import { aStanding } from '#test/support/a-standing.ts';

const test = suite('find backings');

const MORNING = parseInstant('2025-08-02T09:00:00-04:00') as Instant;
const { day: DAY } = aRace();
const NO_FORM = new Map();

async function shelfOf(real: readonly NamedStanding[], demo: readonly NamedStanding[] = []) {
  const shelf = makeMemoryStandingShelf();
  const told = new Map([
    ['real', real],
    ['demo', demo],
  ] as const);
  await shelf.replaceAll(told, 'mark');
  return shelf;
}

const aField = (change: Partial<Runner> = {}): Race => aRace({ runners: [aRunner(change)] });

async function backingIn(race: Race, find: BackingsOf, now = MORNING): Promise<Backing | undefined> {
  return (await find([race], NO_FORM, now)).get(race.id)?.get('1');
}

async function backing(race: Race, ...real: readonly NamedStanding[]): Promise<Backing | undefined> {
  return backingIn(race, makeFindBackings({ standings: await shelfOf(real) }));
}

test('a card that prints the family first finds its people in the history', async () => {
  const found = await backing(
    aField(),
    aStanding({ day: addDays(DAY, -1) }),
    aStanding({ kind: 'trainer', name: 'ALEX MARSH' }),
    aStanding({ kind: 'partnership', name: 'ALEX MARSH|ROBIN LANE' }),
    aStanding({ kind: 'owner', name: 'TALLFENCESTABLE' }),
  );
  assert.equal(Object.keys(found ?? {}), ['jockey', 'trainer', 'owner', 'partnership']);
  assert.ok(Math.abs((found?.jockey?.starts ?? 0) - 8 * 0.5 ** (1 / 365)) < 1e-12);
});

test('an owner who is a person is found whichever name stands first', async () => {
  const race = aField({ owner: 'MARSH IDA K' });
  for (const name of ['MARSHIDAK', 'IDAKMARSH'])
    assert.ok((await backing(race, aStanding({ kind: 'owner', name })))?.owner, name);
});

test('nothing of the day at which a race is judged counts, nor of a later one', async () => {
  const after = [0, 1, 30].map((days) => aStanding({ day: addDays(DAY, days), starts: 500 }));
  assert.is(await backing(aField(), ...after), undefined);
  const before = aStanding({ day: addDays(DAY, -365), starts: 8 });
  assert.is((await backing(aField(), before, ...after))?.jockey?.starts, 4);
});

test('a card judged two days ahead knows nothing of the days between', async () => {
  const shelf = await shelfOf([
    aStanding({ day: addDays(DAY, -3), starts: 8 }),
    aStanding({ day: addDays(DAY, -1), starts: 9 }),
  ]);
  const find = makeFindBackings({ standings: shelf });
  const early = await backingIn(aField(), find, shift(MORNING, -48 * HOUR));
  const onTheDay = await backingIn(aField(), find);
  assert.ok((early?.jockey?.starts ?? 0) < 8 && (onTheDay?.jockey?.starts ?? 0) > 8);
});

test('asked long after the off, a race still knows only what came before it', async () => {
  const later = aStanding({ day: addDays(DAY, 2), starts: 500 });
  const find = makeFindBackings({ standings: await shelfOf([aStanding(), later]) });
  const late = await backingIn(aField(), find, shift(MORNING, 240 * HOUR));
  assert.equal(late, await backingIn(aField(), find));
});

test('a first starter has the debut record of its trainer, a horse that has run has none', async () => {
  const debut = aStanding({ kind: 'debut', name: 'ALEX MARSH' });
  const unraced = { ...aRunner().records, life: aRecord() };
  assert.ok((await backing(aField({ records: unraced }), debut))?.debut);
  assert.is(
    await backing(aField({ records: unraced, trainer: null }), debut, aStanding()).then((x) => x?.debut),
    undefined,
  );
  assert.is((await backing(aField(), debut))?.debut, undefined);
});

test('how it comes here is read off its last race before the day', async () => {
  const pastRaces = [
    aPastRace({ day: DAY, track: 'SAR', official: 1 }),
    aPastRace({ day: addDays(DAY, -20), track: 'AQU', official: 11 }),
  ];
  const lines = ['SAR 1', 'AQU 8'].map((name, at) => aStanding({ kind: 'lastLine', name, starts: at + 1 }));
  const found = await backing(aField({ pastRaces }), ...lines);
  assert.is(Math.round(found?.lastLine?.starts ?? 0), 2);
});

test('invented races have a history of their own', async () => {
  const standings = await shelfOf([aStanding({ starts: 1 })], [aStanding({ starts: 16 })]);
  const find = makeFindBackings({ standings });
  const demo = aRace({ isDemo: true, runners: [aRunner()] });
  assert.is(Math.round((await backingIn(aField(), find))?.jockey?.starts ?? 0), 1);
  assert.is(Math.round((await backingIn(demo, find))?.jockey?.starts ?? 0), 16);
});

test('without a history, or with one of strangers, there is nothing', async () => {
  assert.is(await backing(aField()), undefined);
  assert.is(await backing(aField(), aStanding({ name: 'KIM DELL' })), undefined);
});

test('a horse of a known field without known people has an empty backing', async () => {
  const stranger = aRunner({ programNumber: '2', jockey: aPerson('DELL KIM'), trainer: null, owner: '' });
  const race = aRace({ runners: [aRunner(), stranger] });
  const find = makeFindBackings({ standings: await shelfOf([aStanding()]) });
  const found = (await find([race], NO_FORM, MORNING)).get(race.id);
  assert.equal([found?.size, found?.get('2')], [2, {}]);
});

test('a whole card asks the shelf twice, each name once', async () => {
  const shelf = await shelfOf([aStanding()]);
  const asked: number[] = [];
  const standings: StandingShelf = {
    ...shelf,
    peopleBefore: (history, words, day) => {
      asked.push(words.length);
      return shelf.peopleBefore(history, words, day);
    },
    standingsBefore: (history, names, day) => {
      asked.push(names.length);
      return shelf.standingsBefore(history, names, day);
    },
  };
  const races = [1, 2, 3].map((number) => aRace({ number }));
  const found = await makeFindBackings({ standings })(races, NO_FORM, MORNING);
  assert.is(found.size, 3);
  assert.equal(asked, [2, 4]);
});

test.run();
