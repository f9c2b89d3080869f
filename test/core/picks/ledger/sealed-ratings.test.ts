import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { entryIn } from '#core/picks/ledger/chain.ts';
import { sealedRatings } from '#core/picks/ledger/sealed-ratings.ts';
import { makeReadSealedRatings } from '#core/picks/use-cases/read-sealed-ratings.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aChain, someFacts } from '#test/support/a-sealed-pick.ts';
import { near } from '#test/support/near.ts';
import { present } from '#test/support/present.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('sealed chances, by rater');

const FACTS = someFacts();
const lastOf = (...changes: Parameters<typeof aChain>[0]) => present(aChain(changes).map(entryIn).at(-1));

test('built-in analysts have chances by ticket that sum to one, beside those of our line', () => {
  const { model, claude, openai } = sealedRatings(lastOf({}));
  for (const rating of [model, claude, openai]) {
    const rows = present(rating).rows;
    assert.is(rows.length, FACTS.tickets.length);
    near(
      rows.reduce((sum, { chance }) => sum + chance, 0),
      1,
      1e-4,
    );
  }
});

test('an analyst that only names horses has none', () => {
  const voices = FACTS.voices.map((voice) =>
    voice.voice === 'claude' ? { ...voice, chances: null } : voice,
  );
  assert.is(sealedRatings(lastOf({ voices })).claude, null);
});

test('chances of another number of tickets are nobody’s', () => {
  const voices = FACTS.voices.map((voice) => ({ ...voice, chances: voice.chances?.slice(1) ?? null }));
  assert.is(sealedRatings(lastOf({ voices })).openai, null);
});

test('the last entry sealed before the off is read', async () => {
  const ledger = makeMemoryLedgerStore();
  await ledger.append(aChain([{}, { line: null, voices: [] }, { isAfterOff: true, voices: [] }]));
  const read = await makeReadSealedRatings({ ledger })([FACTS.raceId as never], MORNING);
  assert.ok(read.get(FACTS.raceId)?.claude);
});

test.run();
