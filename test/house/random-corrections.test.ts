import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { digest } from '#adapters/system/identifiers.ts';
import { linkedRows } from '#core/kernel/chain.ts';
import { correctionReader } from '#core/results/corrections.ts';
import type { SealedResults } from '#core/results/sealed-results.ts';
import { randomChain, settledAfterEach } from '#test/support/random-results.ts';
import { seededRng } from '#test/support/rng.ts';
import { byTheReader } from '#test/support/three-checks.ts';
import { correctionReader as browserReader } from '../../frontends/results/ledger/check/corrections.ts';
import { trackZones } from '../../frontends/results/ledger/check/track-zones.ts';

const test = suite('Corrections of random chains of results');

const rng = seededRng(73);
const chains = Array.from({ length: 600 }, (_, index) => randomChain(rng, index));
const rows = chains.flatMap((chain) => chain.rows);

const sorted = (facts: readonly string[]): string => facts.toSorted().join(', ');
/** `Corrected … (entry 4): Saratoga, Aug 2, 2025, race 1: off and winner.` */
const factsOf = (line: string): readonly string[] =>
  /race 1: (.*?)\.?$/.exec(line)?.[1]?.split(' and ') ?? [];

const byProgram = (() => {
  const correctionsIn = correctionReader();
  return rows.map((row, index) =>
    sorted(correctionsIn(row, index + 1).flatMap(({ values }) => values.map(({ fact }) => fact))),
  );
})();

const byBrowser = (() => {
  const correctionsIn = browserReader(trackZones);
  return rows.map((row, index) => sorted(correctionsIn(index + 1, row).flatMap(factsOf)));
})();

test('the program, the browser and the independent reader list the same facts of every entry', async () => {
  const said = await byTheReader({ picks: [], results: linkedRows(rows, null, digest), heads: [] });
  const byReader = rows.map(() => '');
  for (const line of said.split('\n')) {
    const seq = /^ {2}corrected .* \(entry (\d+)\)/.exec(line)?.[1];
    if (seq !== undefined) byReader[Number(seq) - 1] = sorted(factsOf(line));
  }
  assert.ok(byProgram.filter((facts) => facts !== '').length > rows.length / 4);
  const apart = rows.flatMap((_, index) => {
    const [program, browser, reader] = [byProgram[index], byBrowser[index], byReader[index]];
    return program === browser && program === reader ? [] : [{ entry: index + 1, program, browser, reader }];
  });
  assert.equal(apart, []);
});

/** Names all that settles a bet, so that a later row can complete nothing. */
const isWhole = ({ races }: SealedResults): boolean =>
  races.some(
    ({ isFieldComplete, offMinute, win }) => isFieldComplete && offMinute !== null && win.length > 0,
  );

/** Entries after which a bet that was settled, or could have been, comes to something else; with what they correct. */
const settledOtherwise = chains.flatMap((chain, index) => {
  const settled = settledAfterEach(chain);
  return chain.rows.flatMap((_, place) => {
    const [before, after] = [settled[place - 1], settled[place]];
    if (before === undefined || before === after) return [];
    const entry = index * chain.rows.length + place;
    const isSettledBefore = before.includes(' 1 settled') || chain.rows.slice(0, place).every(isWhole);
    return isSettledBefore ? [{ entry: entry + 1, before, after, facts: byProgram[entry] }] : [];
  });
});

test('an entry that settles a bet otherwise, settles it no more, or lets one count, lists a correction', () => {
  assert.ok(settledOtherwise.length > 100);
  assert.equal(
    settledOtherwise.filter(({ facts }) => facts === ''),
    [],
  );
});

test.run();
