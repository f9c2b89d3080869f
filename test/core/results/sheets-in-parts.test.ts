import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, daysBetween, type RaceDay } from '#core/kernel/race-day.ts';
import { type PartSize, sheetsInParts } from '#core/results/reconcile/index.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite('sheets in parts');

const FIRST = '2030-01-01' as RaceDay;
const LAST = '2030-12-31' as RaceDay;

/** The spans that are asked for, and what comes of them. */
async function read(sheets: readonly ResultSheet[], years: readonly number[], most?: PartSize) {
  const spans: { readonly from: RaceDay; readonly to: RaceDay; readonly races: number }[] = [];
  const parts: ResultSheet[][] = [];
  const sheetsOf = async (from: RaceDay, to: RaceDay) => {
    const found = sheets.filter(({ day }) => day >= from && day <= to);
    spans.push({ from, to, races: found.flatMap(({ races }) => races).length });
    return found;
  };
  for await (const part of sheetsInParts(sheetsOf, years, { ...(most && { most }) })) parts.push([...part]);
  return { spans, parts };
}

test('every sheet of the years comes once, the earliest first; other years are not asked for', async () => {
  const days = [0, 1, 40, 41, 200, 364].map((count) => addDays(FIRST, count));
  const sheets = [...days, '2032-05-01' as RaceDay].map((day) => aSheet({ day }));
  const { parts, spans } = await read(sheets, [2032, 2030]);
  assert.equal(
    parts.flat().map(({ day }) => day),
    sheets.map(({ day }) => day),
  );
  assert.not.ok(spans.some(({ from }) => from.startsWith('2031')));
});

test('spans follow each other without a hole and end with the year', async () => {
  const { spans } = await read([aSheet({ day: FIRST })], [2030]);
  assert.is(spans[0]?.from, FIRST);
  assert.is(spans.at(-1)?.to, LAST);
  for (const [index, { from }] of spans.entries())
    if (index > 0) assert.is(from, addDays(spans[index - 1]?.to ?? FIRST, 1));
});

test('where there are many races, fewer days are read at once', async () => {
  const races = Array.from({ length: 10 }, (_, index) =>
    aRaceResult({ raceNumber: index + 1, starters: [] }),
  );
  const days = Array.from({ length: 120 }, (_, count) => addDays(FIRST, count));
  const sheets = days.flatMap((day) =>
    Array.from({ length: 20 }, (_, track) => aSheet({ day, track: `T${track}`, races })),
  );
  const { spans } = await read(sheets, [2030]);
  assert.ok(spans.every((span) => span.races <= 400));
  assert.ok(spans.some(({ from, to }) => daysBetween(from, to) === 13));
});

test('at ten races a day only a few days are in memory at once', async () => {
  const races = Array.from({ length: 10 }, (_, index) => aRaceResult({ raceNumber: index + 1 }));
  const sheets = Array.from({ length: 200 }, (_, count) => aSheet({ day: addDays(FIRST, count), races }));
  const { spans } = await read(sheets, [2030]);
  assert.ok(Math.max(...spans.map((span) => span.races)) <= 40);
  assert.is(
    spans.reduce((sum, span) => sum + span.races, 0),
    2_000,
  );
});

test('who can hold more says how many races and days: sixty races in six days, whatever the days hold', async () => {
  const card = (races: number) =>
    Array.from({ length: races }, (_, index) => aRaceResult({ raceNumber: index + 1 }));
  const spansOf = async (races: number) => {
    const sheets = Array.from({ length: 100 }, (_, count) =>
      aSheet({ day: addDays(FIRST, count), races: card(races) }),
    );
    return (await read(sheets, [2030], { races: 60, days: 6 })).spans.filter((span) => span.races > 0);
  };
  const few = await spansOf(3);
  assert.is(Math.max(...few.map(({ from, to }) => daysBetween(from, to))), 5);
  const many = await spansOf(14);
  assert.ok(many.every((span) => span.races <= 120));
  assert.ok(many.some((span) => span.races > 20));
});

test.run();
