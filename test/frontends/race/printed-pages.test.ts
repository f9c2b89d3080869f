import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PriceGiven } from '#kit/kit.ts';
import { aPriceGiven } from '../a-price-given.ts';
import '../account/markup.ts';
import { aChance, aHorse, aPrintedRace } from './a-printed-race.ts';

const { bookletPages, racesOn, runningHead } = await import('../../../frontends/race/print/booklet.ts');
const { pageRows, pieceRows } = await import('../../../frontends/race/print/pages.ts');
const { rowText } = await import('../../../frontends/race/print/rows.ts');

type Parts = Parameters<typeof bookletPages>[0];

const test = suite('the pages of the booklet');

const day = { track: 'SARATOGA', date: '2025-06-07', clock: Date.parse('2025-06-07T13:04:00Z') };
const pagesOf = (races: Parts, isWholeDay = true) => bookletPages(races, day, isWholeDay);

const numbers = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${index + 1}`);
/** A card whose horses have so many past races. */
const card = (races: number, lines: (race: number, horse: number) => number): Parts =>
  Array.from({ length: races }, (_, race) =>
    aPrintedRace(
      race + 1,
      numbers(10).map((number, horse) => aHorse(number, lines(race, horse))),
    ),
  );

const full = card(14, () => 10);
const mixed = card(14, (race, horse) => (race * 7 + horse * 3) % 11);

const textOf = (pages: ReturnType<typeof pagesOf>): string =>
  pages
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) => [piece.block.title.name, ...pieceRows(piece).map(rowText)])
    .join('\n');

test('no page but the last has a third of its rows empty, and none more than it holds', () => {
  for (const races of [full, mixed, card(14, () => 0), card(3, () => 4)]) {
    const used = pagesOf(races).map((page) => page.used);
    for (const rows of used) assert.ok(rows <= pageRows, `${rows} rows`);
    for (const rows of used.slice(0, -1)) assert.ok(rows >= 0.67 * pageRows, `${rows} rows of ${used}`);
  }
});

test('two to three horses of ten races each are on a page', () => {
  const pages = pagesOf(full);
  assert.ok(pages.length >= 140 / 3 && pages.length <= 140 / 2, String(pages.length));
});

test('every horse is on paper once, all its rows in their order; a divided one goes on under its own name', () => {
  for (const races of [full, mixed]) {
    const pieces = pagesOf(races).flatMap((page) => page.pieces);
    const rows = new Map<string, number>();
    for (const { block, from, to } of pieces) {
      assert.is(from, rows.get(block.key) ?? 0, block.key);
      rows.set(block.key, to);
    }
    for (const { block } of pieces) assert.is(rows.get(block.key), block.rows.length, block.key);
    assert.is(pieces.filter(({ block, from }) => block.title.size === 'horse' && from === 0).length, 141);
    for (const piece of pieces.filter(({ from }) => from > 0))
      assert.match(rowText(pieceRows(piece)[0] ?? []), /Date +Trk/);
  }
});

test('the head of a race is never alone at the end of a page', () => {
  for (const { pieces } of pagesOf(mixed)) assert.is.not(pieces.at(-1)?.block.title.size, 'race');
});

test('the first page is the day: each race with post time, verdict and the choices by our chance', () => {
  const races = [
    aPrintedRace(
      1,
      ['1', '1A', '2', '3'].map((number) => aHorse(number, 2)),
      {
        predictions: [
          aChance('1', 0.3, ['1A']),
          aChance('1A', 0.3, ['1']),
          aChance('2', 0.5),
          aChance('3', 0.2),
        ],
        field: {
          verdict: {
            kind: 'WATCH',
            horse: 'HORSE 2',
            programNumber: '2',
            priceToTake: { text: '3-1', toOne: 3 },
            price: { text: '5-2', toOne: 2.5, kind: 'live' },
          },
          sealed: null,
          par: { points: 86, scale: 'Brisnet' },
          horses: [],
        } as never,
      },
    ),
  ];
  const [first] = pagesOf(races);
  const summary = textOf(first === undefined ? [] : [{ ...first, pieces: first.pieces.slice(0, 2) }]);
  assert.match(summary, /Saratoga · Saturday, June 7, 2025/);
  assert.match(summary, /1 1:10 PM ET +Maiden .* 6F · Dirt · \$90,000 · 4 starters · par 86/);
  assert.match(summary, /WATCH · #2 Horse 2: bet at 3-1 or more; now 5-2/);
  assert.match(summary, /2 Horse 2 +50\.0% +3-1 +5-1 +1\+1A Horse 1 +30\.0% +3-1 +5-1 +3 Horse 3 +20\.0%/);
  assert.match(summary, /days off/, 'the signs are explained');
  assert.is(runningHead(day), 'Saratoga · Saturday, June 7, 2025 · as of Jun 7, 9:04 AM ET');
});

test('a scratched horse is last, by its name alone, and named among the changes', () => {
  const races = [aPrintedRace(4, [aHorse('1', 3), aHorse('2', 3, { isScratched: true }), aHorse('3', 3)])];
  const pieces = pagesOf(races, false).flatMap((page) => page.pieces);
  const horses = pieces.filter(({ block }) => block.title.cloth !== null).map(({ block }) => block);
  assert.equal(
    horses.map(({ title }) => [title.cloth, title.isOut, title.notes]),
    [
      ['1', false, ''],
      ['3', false, ''],
      ['2', true, 'scratched'],
    ],
  );
  assert.equal(horses.at(-1)?.rows, []);
  assert.match(textOf(pagesOf(races, false)), /Scratched: 2 Horse 2\./);
});

test('a price that is old or final says so on paper, with its time', () => {
  const withPrice = (price: PriceGiven) => {
    const parts = aPrintedRace(1, [aHorse('1', 1)], { predictions: [aChance('1', 0.3)] });
    const entries = parts.race.entries.map((entry) => ({ ...entry, price }));
    return { ...parts, race: { ...parts.race, entries } as never };
  };
  const aside = (price: PriceGiven) =>
    pagesOf([withPrice(price)], false)
      .flatMap((page) => page.pieces)
      .flatMap(({ block }) => (block.title.cloth === null ? [] : [block.title.aside]));
  assert.equal(aside(aPriceGiven('7-2', { kind: 'stale', at: '2025-06-07T16:40:00Z' })), [
    '30.0% · fair 5-2 · take 3-1 · ML 5-1 · 7-2 old, 12:40 PM ET',
  ]);
  assert.match(
    aside(aPriceGiven('7-2', { kind: 'stale', at: '2025-06-06T16:40:00Z' }))[0] ?? '',
    /· 7-2 old, Jun 6, 12:40 PM ET$/,
  );
  assert.match(aside(aPriceGiven('9-5', { kind: 'final', at: null }))[0] ?? '', /· 9-5 final, time unknown$/);
  assert.match(aside(aPriceGiven('', { kind: 'final' }))[0] ?? '', /· –$/);
  const now = aPriceGiven('4-1', { kind: 'live', at: '2025-06-07T16:50:00Z' });
  assert.match(aside(now)[0] ?? '', /· now 4-1, 12:50 PM ET$/);
  assert.match(aside({ ...now, at: null })[0] ?? '', /· now 4-1, time unknown$/);
});

test('coupled horses say whose bet they share, and those waiting to get in say so', () => {
  const horses = [aHorse('1', 1), aHorse('1A', 1), aHorse('9', 1, { listStatus: 'also-eligible' })];
  const predictions = [aChance('1', 0.3, ['1A']), aChance('1A', 0.3, ['1'])];
  const titles = pagesOf([aPrintedRace(1, horses, { predictions })], false)
    .flatMap((page) => page.pieces)
    .map(({ block }) => block.title)
    .filter(({ cloth }) => cloth !== null);
  assert.equal(
    titles.map(({ notes, aside }) => [notes, aside]),
    [
      ['one bet with 1A', '30.0% · fair 5-2 · take 3-1 · ML 5-1'],
      ['one bet with 1', '30.0% · fair 5-2 · take 3-1 · ML 5-1'],
      ['also eligible', 'ML 5-1'],
    ],
  );
});

test('what could not be read says so on paper; a canceled race has no horses', () => {
  const lost = textOf(pagesOf([aPrintedRace(7, [aHorse('1', 2)], { form: null })], false));
  assert.match(lost, /Past performances, verdict, and chances could not be read when this was printed\./);
  const canceled = aPrintedRace(8, [aHorse('1', 2)]);
  const text = textOf(pagesOf([{ ...canceled, race: { ...canceled.race, isCancelled: true } }], false));
  assert.match(text, /Race 8 · Maiden: canceled/);
  assert.not.match(text, /Horse 1/);
});

test('a first starter has its works and no heads of columns', () => {
  const records = [{ kind: 'life', starts: 0, wins: 0, places: 0, shows: 0, earnings: 0 }] as never;
  const text = textOf(pagesOf([aPrintedRace(2, [aHorse('5', 0, { records })])], false));
  assert.match(text, /First start: Horse 5 has not raced\./);
  assert.match(text, /Works +1Jun25 SAR 4f ft 48\.4 B 12\/40/);
  assert.not.match(text, /Fractions/);
});

test('the head of a page names its races', () => {
  const named = pagesOf(card(6, () => 0)).map(racesOn);
  assert.is(named[0], 'Race 1');
  assert.ok(named.includes('Races 1 and 2') || named.includes('Races 2 and 3'), named.join());
  assert.ok(
    named.every((text) => /^Races? \d+(?: (?:and|to) \d+)?$/.test(text)),
    named.join(),
  );
});

test.run();
