import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { Card } from '#core/card/race.ts';
import { makeImportCard } from '#core/card/use-cases/import-card.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';

const test = suite('bring a card');

const brought = (card: Card, contentHash = 'one'): ImportedCard => ({
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

test('a new card is kept and summed up', async () => {
  const { importFacts, purse } = desk();
  const done = await importFacts(brought(aCard()), { replace: false });
  assert.is(done.outcome, 'kept');
  assert.is(done.summary.runners, 12);
  assert.is(await purse(), 80_000);
});

test('the same content again changes nothing and says so', async () => {
  const { importFacts } = desk();
  await importFacts(brought(aCard()), { replace: false });
  const again = await importFacts(brought(aCard()), { replace: true });
  assert.is(again.outcome, 'unchanged');
});

test('the same file is read again when that is asked for: a better reader replaces what a former one read', async () => {
  const { importFacts, purse } = desk();
  await importFacts(brought(aCard()), { replace: false });
  assert.is((await importFacts(brought(dearer), { replace: false })).outcome, 'unchanged');
  assert.is((await importFacts(brought(dearer), { replace: true })).outcome, 'replaced');
  assert.is(await purse(), 90_000);
});

test('other bytes with the same facts change nothing', async () => {
  const { importFacts, cards } = desk();
  await importFacts(brought(aCard()), { replace: false });
  assert.is((await importFacts(brought(aCard(), 'two'), { replace: false })).outcome, 'unchanged');
  assert.is((await cards.cardFor('saratoga', aCard().day))?.contentHash, 'one');
});

test('a card that disagrees is refused with the first disagreement and its place, and the kept one stays', async () => {
  const { importFacts, purse } = desk();
  await importFacts(brought(aCard()), { replace: false });
  const refusal = await refusalOf(importFacts(brought(dearer, 'two'), { replace: false }));
  assert.is(refusal.kind, 'conflict');
  assert.is(refusal.code, 'card.disagrees');
  assert.match(
    refusal.message,
    'SAR0802.DRF, line 4, field 12 (purse): race 1, purse: "90000" here, "80000" in',
  );
  assert.is(await purse(), 80_000);
});

test('a card that disagrees takes the place of the kept one when that is asked for, and says what changed', async () => {
  const { importFacts, purse } = desk();
  await importFacts(brought(aCard()), { replace: false });
  const done = await importFacts(brought(dearer, 'two'), { replace: true });
  assert.is(done.outcome, 'replaced');
  assert.equal(
    done.changes.map(({ what, kept, brought: is }) => [what, kept, is]),
    [['purse', '80000', '90000']],
  );
  assert.is(await purse(), 90_000);
});

test('a real card disagrees with no demo card: it hides it', async () => {
  const { importFacts, cards } = desk();
  await cards.keep(aCard({ tier: 'demo' }), 'demo');
  assert.is((await importFacts(brought(dearer), { replace: false })).outcome, 'kept');
  assert.is((await cards.cardFor('saratoga', aCard().day))?.card.provenance.tier, 'imported');
});

test('of two disagreeing cards brought at once, one is kept and the other refused', async () => {
  const { importFacts } = desk();
  const both = await Promise.allSettled([
    importFacts(brought(aCard()), { replace: false }),
    importFacts(brought(dearer, 'two'), { replace: false }),
  ]);
  assert.equal(
    both.map(({ status }) => status),
    ['fulfilled', 'rejected'],
  );
});

test.run();
