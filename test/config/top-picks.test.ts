import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dashboardWiring } from '#config/wiring/dashboard.ts';
import type { Get } from '#config/wiring/provide.ts';
import { trackBySlug } from '#core/card/track.ts';
import { Refusal } from '#core/kernel/refusal.ts';

const test = suite('top picks of several tracks');

/** Saratoga and Aqueduct race today; only Aqueduct's picks are stored. */
const deps = new Map<string, unknown>([
  [
    'cardsInPlay',
    async () => ['saratoga', 'aqueduct'].map((trackSlug) => ({ trackSlug, day: '2025-08-02' })),
  ],
  [
    'picksForDay',
    async ({ track }: { readonly track: string }) => {
      if (track === 'aqueduct') return { analysedBy: 'Ozone', timestamp: 0, recommendations: [] };
      throw new Refusal('not-found', 'picks.none', 'No picks are stored.');
    },
  ],
  ['racingClock', () => 0],
]);
const topPicks = dashboardWiring().topPicks(((name: string) => deps.get(name)) as Get);

test('together they are of the first track that has stored picks', async () => {
  assert.is((await topPicks(null))?.analysedBy, 'Ozone');
});

test('one track alone shows its own, or none', async () => {
  assert.is((await topPicks(trackBySlug('aqueduct')))?.analysedBy, 'Ozone');
  assert.is(await topPicks(trackBySlug('saratoga')), null);
});

test.run();
