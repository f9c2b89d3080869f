import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeAskResults } from '#core/record-search/use-cases/ask-results.ts';
import { makeReadResultsBook } from '#core/record-search/use-cases/read-results-book.ts';
import type { ResultStore } from '#core/results/ports.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeMemoryResultYears } from '#test/doubles/result-years.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';
import { aDayOfTwo } from './a-book.ts';

const test = suite('asking the results');

const yieldToEventLoop = async () => undefined;
const NOW = instant(Date.parse('2020-08-10T16:00:00Z'));

async function asking(
  sheets: readonly ResultSheet[],
  watch: (store: ResultStore) => ResultStore = (store) => store,
) {
  const results = makeMemoryResultStore();
  for (const sheet of sheets) await results.keep(sheet, 'hash');
  const years = makeMemoryResultYears(results);
  const readBook = makeReadResultsBook({ results: watch(results), years, yieldToEventLoop });
  const ask = makeAskResults({ readBook, clock: () => NOW, zone: 'America/New_York' });
  return { ask, results };
}

test('a question in Spanish is answered in Spanish and as it stands, one in English may be worded', async () => {
  const { ask } = await asking([aDayOfTwo()]);
  const answer = await ask('¿Cuántas veces ganó Robin Lane en el césped?');
  assert.match(answer.text, /^Robin Lane \(césped\): 1 victoria en 1 salida/);
  assert.is(answer.isFixed, true);
  assert.is((await ask('robin lane on turf')).isFixed, false);
  assert.match((await ask('¿Quién ganó el Travers?')).text, /^Esta consulta entiende preguntas en inglés/);
});

test('combinations are counted with what they rest on', async () => {
  const { ask } = await asking([aDayOfTwo()]);
  const answer = await ask('jockey-trainer combinations at Saratoga');
  assert.equal(
    answer.rows.map(({ jockeyName, trainerName, starts, wins }) => [jockeyName, trainerName, starts, wins]),
    [
      ['Robin Lane', 'Alex Marsh', 2, 2],
      ['Jo Ortega', 'Alex Marsh', 2, 0],
      ['Sam Ortega, Jr.', 'Chris Hollow', 2, 0],
    ],
  );
  assert.equal(answer.all, { races: 2, starts: 6, jockeys: 3, trainers: 2 });
  assert.equal([answer.races, answer.total.starts, answer.groups], [2, 6, 3]);
  assert.equal([answer.from, answer.to, answer.latest], ['2020-08-08', '2020-08-08', '2020-08-08']);
  assert.is(answer.sources[0]?.provenance.source, 'Chart of invented races');
  assert.match(
    answer.text,
    /^Saratoga: 2 races in the results from 2020-08-08 to 2020-08-08\. Overall: 2 for 6/,
  );
  assert.match(answer.text, /Robin Lane for Alex Marsh, 2 for 2/);
});

test('filters narrow down what is counted', async () => {
  const { ask } = await asking([aDayOfTwo()]);
  const counts = async (question: string) => {
    const { total, races } = await ask(question);
    return [races, total.starts];
  };
  assert.equal(await counts('favourites on turf'), [1, 1]);
  assert.equal(await counts('maidens'), [1, 3]);
  assert.equal(await counts('grade 2'), [1, 3]);
  assert.equal(await counts('at 6 furlongs or less'), [1, 3]);
  assert.equal(await counts('1 1/16 miles'), [1, 3]);
  assert.equal(await counts('yielding turf'), [1, 3]);
  assert.equal(await counts('trainer Alex Marsh in sprints'), [1, 2]);
  assert.equal(await counts('horse wet match'), [2, 2]);
  assert.equal(await counts('races for fillies'), [1, 3]);
  assert.equal(await counts('longshots in 2020'), [2, 2]);
  assert.equal(await counts('last 30 days at Aqueduct'), [0, 0]);
});

test('jockeys and trainers are listed separately when asked for separately', async () => {
  const { ask } = await asking([aDayOfTwo()]);
  const trainers = await ask('which trainers have most wins');
  assert.equal(
    trainers.rows.map(({ jockeyName, trainerName, starts }) => [jockeyName, trainerName, starts]),
    [
      ['All jockeys', 'Alex Marsh', 4],
      ['All jockeys', 'Chris Hollow', 2],
    ],
  );
});

test('starts without a trainer, and races without a class, are counted and mentioned', async () => {
  const day = aDayOfTwo();
  const races = day.races.map((race) => ({
    ...race,
    type: '',
    starters: race.starters.map((starter) => ({ ...starter, trainerName: null })),
  }));
  const { ask } = await asking([{ ...day, races }]);
  const jockeys = await ask('on dirt');
  assert.equal([jockeys.grouping, jockeys.rows.length], ['jockeys', 3]);
  const all = await ask('combinations on dirt');
  assert.equal([all.rows.length, all.unnamed], [0, 3]);
  assert.match(all.text, /3 starts left out/);
  const classed = await ask('jockeys in claiming races');
  assert.equal([classed.total.starts, classed.withoutClass], [0, 2]);
  assert.match(classed.text, /^No results match \(.*class: claiming.*2 races left out/);
});

test('results of today and later are not looked at', async () => {
  const { ask } = await asking([aDayOfTwo(), aDayOfTwo({ day: '2020-08-10' as RaceDay })]);
  assert.is((await ask('turf')).races, 1);
});

test('invented results are asked only without real ones, and say so', async () => {
  const demo = aDayOfTwo({ kind: 'simulation', day: '2020-08-01' as RaceDay });
  const alone = await (await asking([demo])).ask('turf');
  assert.is(alone.isDemo, true);
  assert.match(alone.text, /invented races of the demo season\.$/);
  const beside = await (await asking([demo, aDayOfTwo()])).ask('turf');
  assert.equal([beside.isDemo, beside.races], [false, 1]);
});

test('a question without a word of the trade gets examples and no numbers', async () => {
  const { ask } = await asking([aDayOfTwo()]);
  const { examples, rows, total, text } = await ask('what is the meaning of life?');
  assert.ok(examples.length >= 4);
  assert.equal([rows.length, total.starts], [0, 0]);
  assert.match(text, /^No part of the question/);
});

test('without results that is the answer', async () => {
  const { ask } = await asking([]);
  assert.match((await ask('turf')).text, /^No results yet/);
});

test('a blank and a long question are refused', async () => {
  const { ask } = await asking([]);
  assert.is((await refused(ask(' \n '))).code, 'results.blank-question');
  assert.is((await refused(ask('x'.repeat(2001)))).code, 'results.long-question');
  assert.type((await ask('x'.repeat(2000))).text, 'string');
});

test('the book is made once for a state of the store, and again after every change', async () => {
  let reads = 0;
  const { ask, results } = await asking([aDayOfTwo()], (store) => ({
    ...store,
    sheetsBetween: (track, from, to) => {
      if (from === '2020-01-01') reads += 1;
      return store.sheetsBetween(track, from, to);
    },
  }));
  await Promise.all([ask('turf'), ask('dirt'), ask('sprints')]);
  assert.is(reads, 1);
  await results.keep(aDayOfTwo({ day: '2020-08-09' as RaceDay }), 'other');
  assert.is((await ask('turf')).races, 2);
  assert.is(reads, 2);
});

test('a store that fails once is read again', async () => {
  let fails = true;
  const { ask } = await asking([aDayOfTwo()], (store) => ({
    ...store,
    sheetsBetween: async (...span) => {
      if (fails) throw new Error('away');
      return store.sheetsBetween(...span);
    },
  }));
  const broken = await ask('turf').catch((error: unknown) => error);
  assert.instance(broken, Error);
  fails = false;
  assert.is((await ask('turf')).races, 1);
});

test('a year is read in pieces, and others have their turn after each that holds anything', async () => {
  let turns = 0;
  const spans: string[] = [];
  const results = makeMemoryResultStore();
  for (const day of ['2019-02-01', '2019-08-08'] as RaceDay[]) await results.keep(aDayOfTwo({ day }), day);
  const readBook = makeReadResultsBook({
    results: {
      sheetsBetween: (track, from, to) => {
        spans.push(`${from} ${to}`);
        return results.sheetsBetween(track, from, to);
      },
    },
    years: makeMemoryResultYears(results),
    yieldToEventLoop: async () => {
      turns += 1;
    },
  });
  const [book, same] = await Promise.all([readBook(), readBook()]);
  assert.is(book, same);
  assert.equal([book.races, turns, spans.length], [4, 2, 27]);
  assert.equal([spans[0], spans.at(-1)], ['2019-01-01 2019-01-14', '2019-12-31 2019-12-31']);
});

test('a partly reported live race makes no records until it is complete', async () => {
  const part = aDayOfTwo({ kind: 'live' });
  const races = part.races.map((race, nth) => (nth === 0 ? { ...race, isFieldComplete: false } : race));
  const { ask } = await asking([{ ...part, races }]);
  assert.is((await ask('races at Saratoga')).races, 1);
});

test('a horse named like a loss is a horse, unless a person says it of himself', async () => {
  const named = aDayOfTwo();
  const [race, ...others] = named.races;
  const sheet = {
    ...named,
    races: [
      {
        ...present(race),
        starters: present(race).starters.map((starter, index) =>
          index === 0 ? { ...starter, horseName: 'Lost My Money' } : starter,
        ),
      },
      ...others,
    ],
  };
  const { ask } = await asking([sheet]);
  const answer = await ask('How often has I Lost $500 or Lost My Money won?');
  assert.is((await ask('record of Lost My Money')).isCare, false);
  assert.is((await ask('record of Lost My Money')).total.starts, 1);
  assert.is((await ask('I lost my money, which jockey wins it back?')).isCare, true);
  assert.is(answer.isCare, true, 'what is no horse stays a sign');
});

test('a person in trouble gets words of care, with the help line and without a record', async () => {
  const { ask } = await asking([aDayOfTwo()]);
  const { text, isCare, rows, total, examples } = await ask('I lost $500, which trainer wins it back?');
  assert.match(text, /1-800-697-3738/);
  assert.equal([isCare, rows, total.starts, examples], [true, [], 0, []]);
  assert.is((await ask('Which trainers lost the most favorites?')).isCare, false);
});

test.run();
