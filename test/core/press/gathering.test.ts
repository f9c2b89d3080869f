import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { DAY, HOUR, shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { ReportedPedigree } from '#core/press/pedigree-figures.ts';
import { makeExpertsOn } from '#core/press/use-cases/experts-on.ts';
import { makeFetchExpertPicks } from '#core/press/use-cases/fetch-expert-picks.ts';
import { makeFetchNews } from '#core/press/use-cases/fetch-news.ts';
import { makeFetchPedigrees } from '#core/press/use-cases/fetch-pedigrees.ts';
import { makeMemoryExpertStore } from '#test/doubles/expert-store.ts';
import { makeMemoryNewsStore } from '#test/doubles/news-store.ts';
import { makeMemoryPedigreeStore } from '#test/doubles/pedigree-store.ts';
import { aCard } from '#test/support/a-card.ts';
import {
  aSelection,
  aStoredItem,
  MORNING,
  PRESS_DAY,
  somePedigreeFigures,
} from '#test/support/a-selection.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('gathering the press');

const REQUEST = { track: 'saratoga', day: PRESS_DAY };
const quiet = (): void => undefined;
const down = (retryAfterSeconds: number) =>
  new Refusal('unavailable', 'source.unavailable', 'The Rail is down.', { retryAfterSeconds });
const moved = new Refusal('unavailable', 'source.moved', 'The Paper has moved.');
const failing = (name: string, refusal: Refusal) => ({ name, refusal });

async function cardStore(card = aCard()) {
  const cards = makeMemoryCardStore();
  await cards.keep(card, 'hash');
  return cards;
}

test('news are stored once, and a feed that fails is a fault', async () => {
  const news = makeMemoryNewsStore();
  const items = [aStoredItem('one'), aStoredItem('two')];
  const readNews = async () => ({ items, failed: [failing('The Rail', down(60))] });
  const fetchSource = makeFetchNews({ readNews, news, clock: () => MORNING });
  const lines: string[] = [];
  const fetched = await fetchSource(REQUEST, (line) => lines.push(line));
  assert.equal(fetched, { expected: null, received: 2, faults: ['The Rail: The Rail is down.'] });
  await fetchSource(REQUEST, (line) => lines.push(line));
  assert.equal(lines, ['2 items: 2 new. 0 old ones removed.', '2 items: 0 new. 0 old ones removed.']);
});

test('when no feed answers, the one that may be well again speaks for all', async () => {
  const news = makeMemoryNewsStore();
  const readNews = async () => ({
    items: [],
    failed: [failing('The Paper', moved), failing('The Rail', down(60))],
  });
  const fetchSource = makeFetchNews({ readNews, news, clock: () => MORNING });
  assert.is((await refused(fetchSource(REQUEST, quiet))).code, 'source.unavailable');
});

test('an empty feed is no fault', async () => {
  const readNews = async () => ({ items: [], failed: [] });
  const fetchSource = makeFetchNews({ readNews, news: makeMemoryNewsStore(), clock: () => MORNING });
  assert.equal(await fetchSource(REQUEST, quiet), { expected: null, received: 0, faults: [] });
});

test('a date in the future counts as unknown, and news older than two months is dropped', async () => {
  const news = makeMemoryNewsStore();
  await news.keep([
    aStoredItem('old', { provenance: { tier: 'live', source: 'x', at: shift(MORNING, -61 * DAY) } }),
  ]);
  const readNews = async () => ({
    items: [aStoredItem('one', { publishedAt: shift(MORNING, 2 * HOUR) })],
    failed: [],
  });
  await makeFetchNews({ readNews, news, clock: () => MORNING })(REQUEST, quiet);
  assert.equal(
    (await news.newest(9)).map(({ title, publishedAt }) => [title, publishedAt]),
    [['Item one', null]],
  );
});

test('selections are checked against the card, stored, and shown for its races', async () => {
  const [cards, experts] = [await cardStore(), makeMemoryExpertStore()];
  const selections = [aSelection(), aSelection({ raceNumber: 9 }), aSelection({ expert: 'Bo', day: null })];
  const readSelections = async () => ({ selections, failed: [] });
  const fetchSource = makeFetchExpertPicks({ readSelections, experts, cards, clock: () => MORNING });
  const { expected, received, faults } = await fetchSource(REQUEST, quiet);
  assert.equal([expected, received, faults.length], [3, 1, 2]);
  const invented = { selectionsOn: () => assert.unreachable('a real card has no invented experts') as never };
  const shownAt = (instant: typeof MORNING) =>
    makeExpertsOn({ experts, cards, invented, clock: () => instant })('saratoga', PRESS_DAY);
  assert.is((await shownAt(shift(MORNING, 1)))[0]?.expertCount, 1);
  assert.is((await shownAt(MORNING))[0]?.expertCount, 0, 'nothing was said before it was told');
});

test('without a card there is nothing to hold selections against', async () => {
  const cards = makeMemoryCardStore();
  const readSelections = async () => ({ selections: [aSelection()], failed: [] });
  const fetchSource = makeFetchExpertPicks({
    readSelections,
    experts: makeMemoryExpertStore(),
    cards,
    clock: () => MORNING,
  });
  const { kind, code } = await refused(fetchSource(REQUEST, quiet));
  assert.equal([kind, code], ['not-found', 'card.no-card']);
});

test('pedigree figures join the horses of the card by name; a contradiction is reported', async () => {
  const card = aCard();
  const [cards, pedigrees] = [await cardStore(card), makeMemoryPedigreeStore()];
  const horses = card.races.flatMap(({ number, runners }) =>
    runners.map(({ horseName, programNumber }) => ({ horseName, programNumber, raceNumber: number })),
  );
  const [first] = horses;
  assert.ok(first);
  const reportedPedigree = (change: Partial<ReportedPedigree>): ReportedPedigree => ({
    day: null,
    raceNumber: null,
    programNumber: null,
    horseName: first?.horseName ?? '',
    figures: somePedigreeFigures(),
    ...change,
  });
  const rows = [
    reportedPedigree({ raceNumber: 1, horseName: `${first?.horseName.toUpperCase()} (USA)` }),
    reportedPedigree({ horseName: 'Nobody Entered' }),
    reportedPedigree({ programNumber: '99' }),
    reportedPedigree({ day: '2025-08-03' as typeof PRESS_DAY }),
  ];
  const readPedigrees = async () =>
    ({
      source: 'PediCapper',
      tier: 'imported',
      pedigrees: rows,
      faults: ['line 9: it names no horse.'],
    }) as const;
  const fetchSource = makeFetchPedigrees({ readPedigrees, pedigrees, cards, clock: () => MORNING });
  const fetched = await fetchSource(REQUEST, quiet);
  assert.is(fetched.expected, horses.length);
  assert.is(fetched.received, 1);
  assert.is(fetched.faults[0], 'line 9: it names no horse.');
  assert.is(fetched.faults[1], 'Nobody Entered: not on the card.');
  assert.match(fetched.faults[2] ?? '', /reported as #99, on the card it is race 1, #1\.$/);
  assert.is(fetched.faults.length, 3);
  const runnerPedigrees = await pedigrees.pedigreesFor('saratoga', PRESS_DAY, shift(MORNING, 1));
  assert.equal(
    runnerPedigrees.map(({ programNumber, provenance }) => [programNumber, provenance.source]),
    [['1', 'PediCapper']],
  );
});

test.run();
