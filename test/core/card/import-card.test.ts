import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { Card, Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { makeImportCard } from '#core/card/use-cases/import-card.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('importing a card');

const importedCard = (card: Card, contentHash = 'one'): ImportedCard => ({
  fileName: 'SAR0802.DRF',
  card,
  unregistered: null,
  remarks: [],
  contentHash,
  placeOf: () => ({ line: 4, field: { number: 12, name: 'purse' } }),
});

const dearer = aCard({ races: [aRace({ purse: 90_000 }), aRace({ number: 2 })] });

function desk() {
  const cards = makeMemoryCardStore();
  let line: Promise<unknown> = Promise.resolve();
  const importFacts = makeImportCard({
    cards,
    formats: cards,
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

test('an import that goes on after an interruption passes a stored card without reading its races again', async () => {
  const { importFacts, cards } = desk();
  await importFacts(importedCard(aCard()), { replace: false });
  cards.cardFor = () => Promise.reject(new Error('the stored card was read'));
  assert.is((await importFacts(importedCard(aCard()), { replace: false })).outcome, 'unchanged');
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
  const refusal = await refused(importFacts(importedCard(dearer, 'two'), { replace: false }));
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

test('a refusal says how many more facts differ, and what to do', async () => {
  const { importFacts } = desk();
  await importFacts(importedCard(aCard()), { replace: false });
  const messageOf = async (card: Card) =>
    (await refused(importFacts(importedCard(card, 'two'), { replace: false }))).message;
  const [first, second] = dearer.races as [Race, Race];
  const twice = { ...dearer, races: [first, { ...second, purse: 70_000 }] };
  assert.match(await messageOf(twice), 'from Brisnet card SAR0802.DRF (and 1 more). Nothing was changed.');
  assert.match(await messageOf(twice), /To replace it, add --replace\.$/);
  assert.not.match(await messageOf(dearer), /more\)/);
});

test('a fact of a horse is named with the number of the horse', async () => {
  const { importFacts } = desk();
  await importFacts(importedCard(aCard()), { replace: false });
  const [first, second] = aCard().races as [Race, Race];
  const runners = first.runners.map((runner) =>
    runner.programNumber === '2' ? { ...runner, weightLb: 117 } : runner,
  );
  const lighter = aCard({ races: [{ ...first, runners }, second] });
  const refusal = await refused(importFacts(importedCard(lighter, 'two'), { replace: false }));
  assert.match(
    refusal.message,
    'race 1, #2, weightLb: "117" here, "120" in the card stored for saratoga on 2025-08-02',
  );
});

const ofTrackmaster = (card: Card): Card => ({
  ...card,
  provenance: { ...card.provenance, source: 'TrackMaster card sar20250802ppsXML.xml' },
});

const withWeight = (weightLb: number): Card => {
  const [first, second] = aCard().races as [Race, Race];
  const [runner, ...others] = first.runners as [Runner, ...Runner[]];
  return aCard({ races: [{ ...first, runners: [{ ...runner, weightLb }, ...others] }, second] });
};

test('another format of the stored card does not change the card and says where the two differ', async () => {
  const { importFacts, cards } = desk();
  await importFacts(importedCard(aCard()), { replace: false });
  const done = await importFacts(importedCard(ofTrackmaster(withWeight(118)), 'two'), { replace: false });
  assert.equal([done.outcome, done.changes], ['beside', []]);
  assert.equal([done.otherFormat?.source, done.otherFormat?.onlyStored], ['Brisnet card SAR0802.DRF', 0]);
  assert.equal(
    done.otherFormat?.contradictions.map(({ raceNumber, programNumber, what, stored, imported }) => [
      raceNumber,
      programNumber,
      what,
      stored,
      imported,
    ]),
    [[1, '1', 'weight', '120', '118']],
  );
  assert.is((await cards.cardFor('saratoga', aCard().day))?.contentHash, 'one');
});

test('another format replaces the stored card on request', async () => {
  const { importFacts, cards } = desk();
  await importFacts(importedCard(aCard()), { replace: false });
  const done = await importFacts(importedCard(ofTrackmaster(aCard()), 'two'), { replace: true });
  assert.equal([done.outcome, done.otherFormat?.contradictions], ['replaced', []]);
  assert.is((await cards.cardFor('saratoga', aCard().day))?.contentHash, 'two');
});

test('another format with other entries is another edition and refused', async () => {
  const { importFacts, cards } = desk();
  await importFacts(importedCard(aCard()), { replace: false });
  const [first, second] = aCard().races as [Race, Race];
  const fewer = aCard({ races: [{ ...first, runners: first.runners.slice(1) }, second] });
  const refusal = await refused(importFacts(importedCard(ofTrackmaster(fewer), 'two'), { replace: false }));
  assert.is(refusal.code, 'card.disagrees');
  assert.match(refusal.message, 'race 1, #1, runner: "nothing" here, "PAPER LANTERN 1" in the card stored');
  assert.is((await cards.cardFor('saratoga', aCard().day))?.contentHash, 'one');
});

test('a place in a file without fields is named by its element', async () => {
  const { importFacts } = desk();
  await importFacts(importedCard(aCard()), { replace: false });
  const placeOf = () => ({ line: 31, field: { number: null, name: 'purse' } });
  const refusal = await refused(importFacts({ ...importedCard(dearer, 'two'), placeOf }, { replace: false }));
  assert.match(refusal.message, 'SAR0802.DRF, line 31, purse: race 1, purse: "90000" here');
});

test('a card of live entries alone is replaced without asking', async () => {
  const { cards, importFacts, purse } = desk();
  await cards.keep(aCard({ tier: 'live' }), 'entries');
  assert.is((await importFacts(importedCard(dearer, 'two'), { replace: false })).outcome, 'replaced');
  assert.is(await purse(), 90_000);
});

test.run();
