import { createReadStream } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { trackmasterCard } from '#adapters/files/trackmaster-card/read-card.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresOtherFormats } from '#adapters/postgres/other-formats.ts';
import { makePostgresPrintedForms } from '#adapters/postgres/printed-forms.ts';
import { makePostgresResultsByHorse } from '#adapters/postgres/results-by-horse.ts';
import type { HorseHistory } from '#core/card/history/horse-history.ts';
import type { ImportedCard } from '#core/card/imported-card.ts';
import { noonOf } from '#core/card/track.ts';
import { makeImportCard } from '#core/card/use-cases/import-card.ts';
import { makeShowCard } from '#core/card/use-cases/show-card.ts';
import { instant } from '#core/kernel/instant.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import { makeShowHorseHistory } from '#core/results/use-cases/show-horse-history.ts';
import { realData } from '#test/support/real-data.ts';
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

const DRF = realData('brisnet/CDX0426-2025.DRF');
const XML = realData('trackmaster/cd20250426ppsXML.xml');
const IMPORTED_AT = instant(1_754_130_000_000);
const KEEP_EXISTING = { replace: false };

const test = suite<{ opened: TestDatabase; brisnet: ImportedCard; trackmaster: ImportedCard }>(
  'histories of a real card in two formats',
);

/** The histories of every horse of the card, in its order. */
async function historiesIn({ database }: TestDatabase, { card }: ImportedCard) {
  const show = makeShowHorseHistory({
    forms: makePostgresPrintedForms(database),
    results: makePostgresResultsByHorse(database),
  });
  const names = card.races.flatMap(({ runners }) => runners.map(({ horseName }) => horseName));
  return show(names, noonOf(card));
}

const reportsOf = (histories: readonly HorseHistory[]) => ({
  starts: histories.flatMap(({ starts }) => starts),
  works: histories.flatMap(({ works }) => works),
});
const sourcesIn = (reports: readonly { readonly sources: readonly unknown[] }[]): number =>
  sumBy(reports, ({ sources }) => sources.length);

if (DRF === null || XML === null) {
  test('the real cards are absent: invented ones take their place', () =>
    assert.ok(DRF === null || XML === null));
} else {
  test.before(async (context) => {
    context.opened = await openTestDatabase();
    context.brisnet = await readBrisnetCardFile(DRF, IMPORTED_AT);
    const request = { fileName: 'cd20250426ppsXML.xml', at: IMPORTED_AT };
    context.trackmaster = await trackmasterCard.read(createReadStream(XML), request);
  });
  test.after(({ opened }) => opened.close());

  test('the second format keeps 669 past races and 1,119 works, and the card stays as it was', async (context) => {
    const { database } = context.opened;
    const cards = makePostgresCardStore(database);
    const importCard = makeImportCard({ cards, formats: makePostgresOtherFormats(database), ...database });
    await importCard(context.brisnet, KEEP_EXISTING);
    const before = await historiesIn(context.opened, context.brisnet);
    const { starts, works } = reportsOf(before);
    assert.equal(
      [before.length, starts.length, sourcesIn(works.flatMap((work) => work.reports))],
      [94, 665, 1114],
    );
    const started = performance.now();
    const done = await importCard(context.trackmaster, KEEP_EXISTING);
    process.stdout.write(`\n  compared and kept in ${Math.round(performance.now() - started)} ms\n`);
    assert.equal(
      [done.outcome, done.keptBeside?.pastPerformances, done.keptBeside?.workouts],
      ['beside', 669, 1119],
    );
    assert.equal(
      await makeShowCard({ cards })(context.brisnet.card.trackSlug, context.brisnet.card.day),
      context.brisnet.card,
    );
    assert.is((await importCard(context.trackmaster, KEEP_EXISTING)).outcome, 'unchanged');
  });

  test('646 of 688 past races have both reports, and 30 facts are contradicted, abroad but for one', async ({
    opened,
    brisnet,
  }) => {
    const started = performance.now();
    const histories = await historiesIn(opened, brisnet);
    process.stdout.write(`\n  94 histories: ${Math.round(performance.now() - started)} ms\n`);
    const { starts, works } = reportsOf(histories);
    const ofBoth = starts.filter(({ reports }) => sourcesIn(reports) === 2);
    assert.equal([histories.length, starts.length, ofBoth.length], [94, 688, 646]);
    const contradicted = starts.flatMap(({ track, facts }) =>
      facts.filter(({ state }) => state === 'contradicted').map(({ name }) => `${track} ${name}`),
    );
    assert.is(contradicted.length, 30);
    const reports = works.flatMap((work) => work.reports);
    assert.is(sourcesIn(reports), 1114 + 1119);
    assert.is(reports.filter(({ sources }) => sources.length === 2).length, 1012);
  });
}
test.run();
