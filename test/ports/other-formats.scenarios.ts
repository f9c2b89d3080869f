import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import type { HorseHistory } from '#core/card/history/horse-history.ts';
import type { PrintedForms } from '#core/card/history/ports.ts';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { CardStore, OtherFormats } from '#core/card/ports.ts';
import type { Card } from '#core/card/race.ts';
import { makeImportCard } from '#core/card/use-cases/import-card.ts';
import { makeShowCard } from '#core/card/use-cases/show-card.ts';
import type { AllOrNothing, WithLock } from '#core/kernel/functions.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeShowHorseHistory } from '#core/results/use-cases/show-horse-history.ts';
import { aCard } from '#test/support/a-card.ts';
import { present } from '#test/support/present.ts';
import { aBrisnetFile, aTrackmasterFile } from '#test/support/two-formats.ts';

export interface OpenedFormats {
  readonly cards: CardStore;
  readonly formats: OtherFormats;
  readonly forms: PrintedForms;
  readonly allOrNothing: AllOrNothing;
  readonly withLock: WithLock;
  close(): Promise<void>;
}

const DAY = '2025-08-02' as RaceDay;
const instantAt = (text: string): Instant => parseInstant(text) as Instant;
const NOON = instantAt('2025-08-02T12:00:00-04:00');
const BRISNET = 'Brisnet card SAR0802.DRF';
const TRACKMASTER = 'TrackMaster card sar20250802ppsXML.xml';
/** TrackMaster's odds of the past race contradict Brisnet's 4.2, and it has one past race more. */
const LINES = [{ posttimeod: '4.50' }, { racedate: '20250301' }];

/** A desk over a store of cards: imports, shows, and one horse's history. */
function deskOf({ cards, formats, forms, allOrNothing, withLock }: OpenedFormats) {
  const importCard = makeImportCard({ cards, formats, allOrNothing, withLock });
  const showHistory = makeShowHorseHistory({ forms, results: makeMemoryResultStore() });
  const history = async (before = NOON): Promise<HorseHistory> => {
    const [only, second] = await showHistory(['Amber Anchor'], before);
    assert.is(second, undefined, 'one horse');
    return present(only);
  };
  return {
    importFile: (file: ImportedCard, replace = false) => importCard(file, { replace }),
    show: makeShowCard({ cards }),
    history,
    /** Days of the past races, each with its sources. */
    races: async () =>
      (await history()).starts.map(({ day, reports }) => [
        day,
        reports.flatMap(({ sources }) => sources.map(({ source }) => source)),
      ]),
  };
}

const BOTH = [
  ['2025-05-10', [BRISNET, TRACKMASTER]],
  ['2025-03-01', [TRACKMASTER]],
];

/** What every store of cards does with the same card in a second format; `open` gives an empty one. */
export function otherFormatsScenarios(name: string, open: () => Promise<OpenedFormats>): void {
  const test = suite<OpenedFormats & { desk: ReturnType<typeof deskOf> }>(`a card in two formats, ${name}`);
  test.before.each(async (opened) => {
    Object.assign(opened, await open());
    opened.desk = deskOf(opened);
  });
  test.after.each((opened) => opened.close());

  const cardOf = async ({ cards }: OpenedFormats): Promise<Card> =>
    present(await cards.cardFor('saratoga', DAY)).card;

  test("a horse's history has the past races of both, contradictions side by side", async ({ desk }) => {
    await desk.importFile(await aBrisnetFile());
    const done = await desk.importFile(await aTrackmasterFile({ lines: LINES }));
    assert.equal(
      [done.outcome, done.keptBeside],
      ['beside', { source: TRACKMASTER, pastPerformances: 4, workouts: 2 }],
    );
    assert.equal(await desk.races(), BOTH);
    const [start] = (await desk.history()).starts;
    assert.equal(
      present(start).facts.filter(({ state }) => state === 'contradicted'),
      [
        {
          name: 'odds',
          state: 'contradicted',
          values: [
            { value: 4.2, reports: [0] },
            { value: 4.5, reports: [1] },
          ],
        },
      ],
    );
  });

  test('a work that both print alike is one work with two sources', async ({ desk }) => {
    await desk.importFile(await aBrisnetFile());
    await desk.importFile(await aTrackmasterFile());
    const { works } = await desk.history();
    assert.equal(
      works.map(({ day, reports }) => [
        day,
        reports.map(({ sources }) => sources.map(({ source }) => source)),
      ]),
      [['2025-06-01', [[BRISNET, TRACKMASTER]]]],
    );
  });

  test('a horse whose age one of them leaves out is one horse, and the age stays known', async ({ desk }) => {
    const trackmaster = await aTrackmasterFile();
    assert.is(trackmaster.card.races[0]?.runners[0]?.horseKey, 'AMBERANCHOR|0|CANDLEWICK');
    for (const replace of [false, true]) {
      await desk.importFile(await aBrisnetFile());
      await desk.importFile(trackmaster, replace);
      assert.is((await desk.history()).keys[0], 'AMBERANCHOR|2021|CANDLEWICK');
    }
  });

  test('a dam that one of them spells differently makes no second horse', async ({ desk }) => {
    await desk.importFile(await aBrisnetFile({ row: { 54: 'CANDLE WICKER' } }));
    await desk.importFile(await aTrackmasterFile());
    assert.equal((await desk.history()).keys, ['AMBERANCHOR|2021|CANDLEWICKER']);
    assert.equal((await desk.races())[0]?.[1], [BRISNET, TRACKMASTER]);
  });

  test('the card, its form and its hash stay those of the first format', async (opened) => {
    const { desk, cards } = opened;
    const brisnet = await aBrisnetFile();
    await desk.importFile(brisnet);
    await desk.importFile(await aTrackmasterFile({ lines: LINES }));
    assert.equal(await desk.show('saratoga', DAY), brisnet.card);
    assert.is(present(await cards.headFor('saratoga', DAY)).contentHash, brisnet.contentHash);
    const { races } = await cardOf(opened);
    const form = present((await cards.formsOf(races, NOON)).get(present(races[0]).id));
    assert.equal(form.get('1'), brisnet.card.races[0]?.runners[0]?.pastPerformances);
  });

  test('nothing dated at or after the moment comes out', async ({ desk }) => {
    await desk.importFile(await aBrisnetFile());
    await desk.importFile(await aTrackmasterFile({ lines: LINES }));
    const { starts, works } = await desk.history(instantAt('2025-03-02T00:00:00-05:00'));
    assert.equal([starts.map(({ day }) => day), works], [['2025-03-01'], []]);
    const theDayOfIt = await desk.history(instantAt('2025-03-01T23:59:59-05:00'));
    assert.equal([theDayOfIt.starts, theDayOfIt.works], [[], []]);
  });

  test('the same file again is known, under any name, and adds nothing', async ({ desk, formats }) => {
    await desk.importFile(await aBrisnetFile());
    await desk.importFile(await aTrackmasterFile());
    const again = await desk.importFile(await aTrackmasterFile({ fileName: 'a copy.xml' }));
    assert.equal([again.outcome, again.otherFormat, again.keptBeside], ['unchanged', null, null]);
    assert.is((await formats.formatHashes('saratoga', DAY)).length, 1);
    assert.equal(await desk.races(), BOTH.slice(0, 1));
  });

  test('a newer file of a producer takes the place of its earlier one', async ({ desk }) => {
    await desk.importFile(await aBrisnetFile());
    await desk.importFile(await aTrackmasterFile());
    const newer = await aTrackmasterFile({ fileName: 'newer.xml', lines: LINES });
    assert.is((await desk.importFile(newer)).outcome, 'beside');
    assert.equal(await desk.races(), [
      ['2025-05-10', [BRISNET, 'TrackMaster card newer.xml']],
      ['2025-03-01', ['TrackMaster card newer.xml']],
    ]);
  });

  test('a file with other entries is refused and leaves nothing', async ({ desk, formats }) => {
    await desk.importFile(await aBrisnetFile());
    await desk.importFile(await aTrackmasterFile({ horse: { morn_odds: '6/1' } })).then(
      () => assert.unreachable('another edition was kept'),
      (error: Error) => assert.match(error.message, 'morning line: "6" here, "5" in the card stored'),
    );
    assert.equal(await formats.formatHashes('saratoga', DAY), []);
    assert.equal(await desk.races(), [['2025-05-10', [BRISNET]]]);
  });

  test('replaced by the other format, the card keeps the past races of the first beside it', async (opened) => {
    const { desk, formats } = opened;
    const [brisnet, trackmaster] = [await aBrisnetFile(), await aTrackmasterFile({ lines: LINES })];
    await desk.importFile(brisnet);
    await desk.importFile(trackmaster);
    const done = await desk.importFile(trackmaster, true);
    assert.equal(
      [done.outcome, done.keptBeside],
      ['replaced', { source: BRISNET, pastPerformances: 2, workouts: 2 }],
    );
    assert.is((await cardOf(opened)).provenance.source, TRACKMASTER);
    assert.equal(await formats.formatHashes('saratoga', DAY), [brisnet.contentHash]);
    assert.equal(await desk.races(), BOTH);
    assert.is((await desk.importFile(brisnet)).outcome, 'unchanged');
    await desk.importFile(brisnet, true);
    assert.equal(await desk.show('saratoga', DAY), brisnet.card);
    assert.equal(await formats.formatHashes('saratoga', DAY), [trackmaster.contentHash]);
    assert.equal(await desk.races(), BOTH);
  });

  test("replaced by another file of its own producer, the card keeps the other producer's past races", async ({
    desk,
  }) => {
    await desk.importFile(await aBrisnetFile());
    await desk.importFile(await aTrackmasterFile({ lines: LINES }));
    const later = await aBrisnetFile({ fileName: 'LATER.DRF', line: { 516: '4.50' } });
    assert.is((await desk.importFile(later, true)).outcome, 'replaced');
    assert.equal(await desk.races(), [['2025-05-10', ['Brisnet card LATER.DRF', TRACKMASTER]], BOTH[1]]);
    assert.equal(
      (await desk.history()).starts[0]?.facts.find((fact) => fact.name === 'odds')?.state,
      'agreed',
    );
  });

  test('a horse that a replaced card no longer has keeps the past races of the other format', async ({
    desk,
    cards,
  }) => {
    await desk.importFile(await aBrisnetFile());
    await desk.importFile(await aTrackmasterFile());
    await cards.keep(aCard({ day: DAY }), 'without it');
    assert.equal(await desk.races(), [['2025-05-10', [TRACKMASTER]]]);
  });

  test('loading and dropping the demo leaves both formats', async ({ desk, cards }) => {
    await cards.keep(aCard({ tier: 'demo', day: DAY }), 'demo');
    await desk.importFile(await aBrisnetFile());
    await desk.importFile(await aTrackmasterFile({ lines: LINES }));
    await cards.dropDemo(null);
    assert.equal(await desk.races(), BOTH);
  });

  test('both formats at once: one is the card, the other is stored with it', async ({ desk }) => {
    const files = [await aBrisnetFile(), await aTrackmasterFile({ lines: LINES }), await aTrackmasterFile()];
    const [brisnet, trackmaster] = files as [ImportedCard, ImportedCard, ImportedCard];
    const done = await Promise.all(
      [trackmaster, brisnet, trackmaster, brisnet].map((file) => desk.importFile(file)),
    );
    assert.equal(done.map(({ outcome }) => outcome).sort(), ['beside', 'kept', 'unchanged', 'unchanged']);
    assert.equal(await desk.races(), BOTH);
  });

  test('a day without a card keeps no other format', async ({ formats }) => {
    const { card, contentHash } = await aTrackmasterFile();
    const { trackSlug, day, provenance } = card;
    await formats.keepFormat({ trackSlug, day, provenance, contentHash, forms: [] }).then(
      () => assert.unreachable('kept beside no card'),
      (error: Error) => assert.match(error.message, 'no card of saratoga on 2025-08-02 is stored'),
    );
  });

  test.run();
}
