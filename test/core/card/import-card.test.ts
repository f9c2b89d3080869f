import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { Card } from '#core/card/race.ts';
import { makeImportCard } from '#core/card/use-cases/import-card.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';

const test = suite('importing a card');

const importedCard = (card: Card, contentHash = 'one'): ImportedCard => ({
  fileName: 'SAR0802.DRF',
  card,
  contentHash,
  placeOf: () => ({ line: 4, field: { number: 12, name: 'purse' } }),
});

const dearer = aCard({ races: [aRace({ purse: 90_000 }), aRace({ number: 2 })] });

function desk() {
  const cards = makeMemoryCardStore();
  let line: Promise<unknown> = Promise.resolve();
  const importFacts = makeImportCard({
    cards,
    allOrNothing: (work) => work(),
    withLock: (_key, work) => {
      const done = line.then(work);
      line = done.catch(() => undefined);
      return done;
    },
  });
  const purse = async () => (await cards.cardFor('saratoga', aCard().day))?.card.races[0]?.purse;
  return { cards, importFacts, purse };
}

const refusalOf = async (work: Promise<unknown>): Promise<Refusal> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) throw new Error(`no refusal but ${String(error)}`);
  return error;
};

test('a new card is stored and counted', async () => {
  const { importFacts, purse } = desk();
  const done = await importFacts(importedCard(aCard()), { replace: false });
  assert.is(done.outcome, 'kept');
  assert.is(done.summary.runners, 12);
  assert.is(await purse(), 80_000);
});

test('the same content again changes nothing and says so', async () => {
  const { importFacts } = desk();
  await importFacts(importedCard(aCard()), { replace: false });
  const again = await importFacts(importedCard(aCard()), { replace: true });
  assert.is(again.outcome, 'unchanged');
});

test('replacing reads the same file again: a corrected reader replaces what an older one read', async () => {
  const { importFacts, purse } = desk();
  await importFacts(importedCard(aCard()), { replace: false });
  assert.is((await importFacts(importedCard(dearer), { replace: false })).outcome, 'unchanged');
  assert.is((await importFacts(importedCard(dearer), { replace: true })).outcome, 'replaced');
  assert.is(await purse(), 90_000);
});

test('other bytes with the same facts change nothing', async () => {
  const { importFacts, cards } = desk();
  await importFacts(importedCard(aCard()), { replace: false });
  assert.is((await importFacts(importedCard(aCard(), 'two'), { replace: false })).outcome, 'unchanged');
  assert.is((await cards.cardFor('saratoga', aCard().day))?.contentHash, 'one');
});

test('a card that disagrees is refused with the first disagreement and its place, and the stored one stays', async () => {
  const { importFacts, purse } = desk();
  await importFacts(importedCard(aCard()), { replace: false });
  const refusal = await refusalOf(importFacts(importedCard(dearer, 'two'), { replace: false }));
  assert.is(refusal.kind, 'conflict');
  assert.is(refusal.code, 'card.disagrees');
  assert.match(
    refusal.message,
    'SAR0802.DRF, line 4, field 12 (purse): race 1, purse: "90000" here, "80000" in',
  );
  assert.is(await purse(), 80_000);
});

test('a card that disagrees replaces the stored one on request, and reports what changed', async () => {
  const { importFacts, purse } = desk();
  await importFacts(importedCard(aCard()), { replace: false });
  const done = await importFacts(importedCard(dearer, 'two'), { replace: true });
  assert.is(done.outcome, 'replaced');
  assert.equal(
    done.changes.map(({ what, stored, imported }) => [what, stored, imported]),
    [['purse', '80000', '90000']],
  );
  assert.is(await purse(), 90_000);
});

test('a real card disagrees with no demo card: it hides it', async () => {
  const { importFacts, cards } = desk();
  await cards.keep(aCard({ tier: 'demo' }), 'demo');
  assert.is((await importFacts(importedCard(dearer), { replace: false })).outcome, 'kept');
  assert.is((await cards.cardFor('saratoga', aCard().day))?.card.provenance.tier, 'imported');
});

test('of two disagreeing cards imported at once, one is stored and the other refused', async () => {
  const { importFacts } = desk();
  const both = await Promise.allSettled([
    importFacts(importedCard(aCard()), { replace: false }),
    importFacts(importedCard(dearer, 'two'), { replace: false }),
  ]);
  assert.equal(
    both.map(({ status }) => status),
    ['fulfilled', 'rejected'],
  );
});

test.run();
