import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connection } from '#api/connection.ts';
import { makeQueryClient } from '#api/query-client.ts';
import { makeStoredAnswers } from '#api/stored/stored-answers.ts';
import '../account/markup.ts';
import { aHorse, aPrintedRace } from './a-printed-race.ts';

const { partsOf, readRaces } = await import('../../../frontends/race/print/gather-parts.ts');
const { asOf, bookletPages, byRacingClock, runningHead, withCard } = await import(
  '../../../frontends/race/print/booklet.ts'
);
const { formQuery } = await import('../../../frontends/race/form/form-query.ts');
const { changesOf } = await import('../../../frontends/race/print/race-text.ts');

const test = suite('what a booklet is put together from');
const { race } = aPrintedRace(5, [aHorse('1', 2)]);
const form = { horses: [aHorse('1', 2)], par: 86 };
const readAt = Date.parse('2025-06-07T13:04:00Z');

/** Answers stored for a member: the form of the race. */
async function aStore() {
  const answers = new Map<string, { value: unknown; at: number }>();
  const stored = makeStoredAnswers({
    find: async (key) => answers.get(key) ?? null,
    keep: async (key, answer) => void answers.set(key, answer),
    clear: async () => answers.clear(),
    dropBefore: async () => undefined,
  });
  await stored.keep(['/api/auth/user'], { id: 'ada' }, readAt);
  await stored.keep(formQuery(race.trackSlug, race.day, race.raceNumber).queryKey, form, readAt);
  return stored;
}

test('offline the stored answers are printed, with their own time; what was never read is missing', async () => {
  const client = makeQueryClient(
    async () => {
      throw new TypeError('fetch failed');
    },
    await aStore(),
  );
  const parts = await partsOf(client, race);
  assert.equal([parts.form, parts.field, parts.predictions], [form, null, null]);
  assert.equal([parts.readAt, parts.isOld], [readAt, true]);
  assert.match(changesOf(parts).join(' '), /Last read Jun 7, 9:04 AM ET; it could not be read again\./);
  assert.match(changesOf(parts).join(' '), /Verdict and chances could not be read/);
  const day = { track: 'SARATOGA', date: '2025-06-07', clock: asOf([parts]) };
  assert.is(runningHead(day), 'Saratoga · Saturday, June 7, 2025 · as of Jun 7, 9:04 AM ET');
  assert.is(bookletPages([parts], day, false).length, 1);
  client.clear();
  connection.answered();
});

test('an answer of now is not old', async () => {
  const client = makeQueryClient(
    async (path) => (path.endsWith('/form') ? form : path.includes('/ml/') ? [] : { horses: [] }),
    await aStore(),
  );
  const parts = await partsOf(client, race);
  assert.equal([parts.isOld, parts.form], [false, form]);
  assert.ok((parts.readAt ?? 0) > readAt);
  client.clear();
});

test('a booklet is as of its oldest answer, by the racing clock', () => {
  const races = [5, 3, null].map((at) => aPrintedRace(1, [], { readAt: at }));
  assert.equal([asOf(races), asOf(byRacingClock(races, 10)), asOf(races.slice(2))], [3, 13, null]);
  assert.is(asOf(byRacingClock(races, 10, 7)), 7, 'of an earlier moment, that moment');
});

test('scratches and prices are the card’s: a booklet is no newer than its card, and says where that could not be read', () => {
  const races = [5, 3, null].map((at) => aPrintedRace(1, [], { readAt: at, isOld: false }));
  const fresh = withCard(races, { readAt: 4, isOld: false });
  assert.equal(
    fresh.map((parts) => [parts.readAt, parts.isOld]),
    [
      [4, false],
      [3, false],
      [4, false],
    ],
  );
  assert.ok(withCard(races, { readAt: 4, isOld: true }).every(({ isOld }) => isOld));
});

test('a round that nobody waits for any more begins no further race', async () => {
  const paths = new Set<string>();
  let isWanted = true;
  const client = makeQueryClient(
    async (path) => {
      paths.add(path);
      isWanted = false;
      return null;
    },
    await aStore(),
  );
  const races = [1, 2, 3, 4, 5, 6].map((number) => ({ ...race, id: `r${number}`, raceNumber: number }));
  const reported: string[] = [];
  await readRaces(client, races, {
    report: (parts) => reported.push(parts.race.id),
    isWanted: () => isWanted,
  });
  assert.equal(reported, []);
  const forms = [...paths].filter((path) => path.endsWith('/form'));
  assert.ok(forms.length <= 3, `${forms.length} of six races were begun`);
  client.clear();
});

test.run();
