import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCard, readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresOtherFormats } from '#adapters/postgres/other-formats.ts';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { CardStore } from '#core/card/ports.ts';
import { makeImportCard } from '#core/card/use-cases/import-card.ts';
import { makeShowCard } from '#core/card/use-cases/show-card.ts';
import { instant } from '#core/kernel/instant.ts';
import { type DrfRow, drfCard, drfText, inPieces, pastLine } from '#test/support/brisnet-fixture.ts';
import { realData } from '#test/support/real-data.ts';
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { aBrisnetFile, aTrackmasterFile } from '#test/support/two-formats.ts';

/** From the file to PostgreSQL and back, with real transactions and locks. */
interface Desk {
  opened: TestDatabase;
  cards: CardStore;
  importFacts: ReturnType<typeof makeImportCard>;
  show: ReturnType<typeof makeShowCard>;
}

const IMPORTED_AT = instant(1_754_130_000_000);
const KEEP_EXISTING = { replace: false };
const test = suite<Desk>('card import into PostgreSQL');
const real = realData('drf/SAR0607.DRF');

const rows = (...changes: DrfRow[]): DrfRow[] =>
  drfCard(3, 3).map((row, index) => ({
    ...row,
    ...pastLine(0),
    ...pastLine(1, { 256: '20250401' }),
    ...changes[index],
  }));
const file = (content: readonly DrfRow[], fileName = 'SAR0802.DRF'): Promise<ImportedCard> =>
  readBrisnetCard(inPieces(drfText(content)), { fileName, at: IMPORTED_AT });
const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

async function counts({ opened }: Desk): Promise<readonly number[]> {
  const { rows: found } = await opened.database.pool.raw<{ rows: { n: number }[] }>(`
    select count(*) as n from card.cards union all select count(*) from card.races
    union all select count(*) from card.runners union all select count(*) from card.past_races`);
  return found.map(({ n }) => n);
}

test.before.each(async (desk) => {
  desk.opened = await openTestDatabase();
  const { allOrNothing, withLock } = desk.opened.database;
  desk.cards = makePostgresCardStore(desk.opened.database);
  desk.importFacts = makeImportCard({
    cards: desk.cards,
    formats: makePostgresOtherFormats(desk.opened.database),
    allOrNothing,
    withLock,
  });
  desk.show = makeShowCard({ cards: desk.cards });
});
test.after.each((desk) => desk.opened.close());

test('what was read is what is shown', async ({ importFacts, show }) => {
  const importedCard = await file(rows());
  await importFacts(importedCard, KEEP_EXISTING);
  assert.equal(await show('saratoga', '2025-08-02'), importedCard.card);
});

test('the same file twice changes nothing', async (desk) => {
  await desk.importFacts(await file(rows()), KEEP_EXISTING);
  const before = await counts(desk);
  assert.is((await desk.importFacts(await file(rows()), KEEP_EXISTING)).outcome, 'unchanged');
  assert.equal(await counts(desk), before);
  assert.equal(before, [1, 2, 6, 12]);
});

test('a file that disagrees is refused by line and field, whether in a race, a runner or a past race', async (desk) => {
  await desk.importFacts(await file(rows()), KEEP_EXISTING);
  const refused = async (...changes: DrfRow[]) =>
    messageOf(
      await desk
        .importFacts(await file(rows(...changes), 'LATER.DRF'), KEEP_EXISTING)
        .catch((error: unknown) => error),
    );
  assert.match(
    await refused({}, { 44: '  4.00' }),
    'LATER.DRF, line 2, field 44 (morning line): race 1, #2, morningLine.text: "4-1" here, "5-1" in the card stored for saratoga on 2025-08-02 from Brisnet card SAR0802.DRF (and 1 more)',
  );
  assert.match(
    await refused({}, {}, { 847: 60 }),
    'LATER.DRF, line 3, field 847 (speed figure of past race 2)',
  );
  assert.match(
    await refused({}, {}, {}, { 1418: '1330' }, { 1418: '1330' }, { 1418: '1330' }),
    'LATER.DRF, line 4, field 1418 (post time, Pacific): race 2, postTime: "2025-08-02T20:30:00.000Z" here',
  );
  assert.is(
    (await desk.cards.cardFor('saratoga', (await file(rows())).card.day))?.card.provenance.source,
    'Brisnet card SAR0802.DRF',
  );
});

test('replacing swaps the whole card and says what changed', async (desk) => {
  await desk.importFacts(await file(rows()), KEEP_EXISTING);
  const later = await file(rows({}, { 44: '  4.00' }), 'LATER.DRF');
  const done = await desk.importFacts(later, { replace: true });
  assert.is(done.outcome, 'replaced');
  assert.equal(
    done.changes.map(({ what, stored, imported }) => [what, stored, imported]),
    [
      ['morningLine.text', '5-1', '4-1'],
      ['morningLine.toOne', '5', '4'],
    ],
  );
  assert.equal(await desk.show('saratoga', '2025-08-02'), later.card);
  assert.equal(await counts(desk), [1, 2, 6, 12]);
});

test('of two imports at once one is stored; the same card is then unchanged, another refused', async (desk) => {
  const [a, same, other] = [await file(rows()), await file(rows()), await file(rows({ 51: 99 }))];
  const done = await Promise.all([desk.importFacts(a, KEEP_EXISTING), desk.importFacts(same, KEEP_EXISTING)]);
  assert.equal(done.map(({ outcome }) => outcome).sort(), ['kept', 'unchanged']);
  const again = await Promise.allSettled([
    desk.importFacts(other, KEEP_EXISTING),
    desk.importFacts(same, KEEP_EXISTING),
  ]);
  assert.equal(
    again.map(({ status }) => status),
    ['rejected', 'fulfilled'],
  );
  assert.equal(await counts(desk), [1, 2, 6, 12]);
});

test('a failure half-way leaves nothing behind, and a replaced card as it was', async (desk) => {
  const good = await file(rows());
  const [race] = good.card.races;
  const twins = {
    ...good.card,
    races: [{ ...race, runners: [race?.runners[0], race?.runners[0]] }],
  } as typeof good.card;
  const bad = { ...good, card: twins, contentHash: 'other' };
  await desk.importFacts(bad, KEEP_EXISTING).then(
    () => assert.unreachable('the twins were kept'),
    (error: unknown) => assert.match(messageOf(error), 'runners_program_number_once'),
  );
  assert.equal(await counts(desk), [0, 0, 0, 0]);
  await desk.importFacts(good, KEEP_EXISTING);
  await desk.importFacts(bad, { replace: true }).catch(() => undefined);
  assert.equal(await desk.show('saratoga', '2025-08-02'), good.card);
});

test('a failure while another format is stored leaves the card and its formats as they were', async (desk) => {
  const { database } = desk.opened;
  const formats = makePostgresOtherFormats(database);
  const [brisnet, trackmaster] = [await aBrisnetFile(), await aTrackmasterFile()];
  const failing = makeImportCard({
    cards: desk.cards,
    formats: {
      ...formats,
      keepFormat: async (format) => {
        await formats.keepFormat(format);
        throw new Error('the import was cut off');
      },
    },
    ...database,
  });
  const kept = async () => [
    await desk.show('saratoga', '2025-08-02'),
    await formats.formatHashes('saratoga', brisnet.card.day),
    (await database.pool.raw<{ rows: unknown[] }>('select producer, nth, lines from card.other_forms')).rows,
  ];
  await desk.importFacts(brisnet, KEEP_EXISTING);
  const alone = await kept();
  assert.match(
    messageOf(await failing(trackmaster, KEEP_EXISTING).catch((error: unknown) => error)),
    'cut off',
  );
  assert.equal(await kept(), alone);
  await desk.importFacts(trackmaster, KEEP_EXISTING);
  const both = await kept();
  assert.match(
    messageOf(await failing(trackmaster, { replace: true }).catch((error: unknown) => error)),
    'cut off',
  );
  assert.equal(await kept(), both);
});

if (real !== null) {
  test('the real card is stored complete and comes back as it was', async (desk) => {
    const started = performance.now();
    const importedCard = await readBrisnetCardFile(real, IMPORTED_AT);
    const read = performance.now();
    await desk.importFacts(importedCard, KEEP_EXISTING);
    const stored = performance.now();
    process.stdout.write(
      `\n  SAR0607.DRF: read in ${Math.round(read - started)} ms, kept in ${Math.round(stored - read)} ms\n`,
    );
    assert.equal(await desk.show('saratoga', '2025-06-07'), importedCard.card);
    assert.equal(await counts(desk), [1, 14, 140, 1011]);
    assert.is(
      (await desk.importFacts(await readBrisnetCardFile(real, IMPORTED_AT), KEEP_EXISTING)).outcome,
      'unchanged',
    );
  });
}

test.run();
