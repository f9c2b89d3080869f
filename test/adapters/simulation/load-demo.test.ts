import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import type { Card } from '#core/card/race.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { makeLoadDemo } from '#core/card/use-cases/load-demo.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';

const test = suite('loading the demo');

const saratoga = FLAGSHIP;
const track = saratoga;
const THIS_YEAR = parseRaceDay('2026-08-01') as RaceDay;
const LAST_YEAR = parseRaceDay('2025-08-02') as RaceDay;

function stores() {
  const cards = makeMemoryCardStore();
  const dropped: string[] = [];
  const loadDemo = makeLoadDemo({
    cards,
    makeDemoCard: (request): Card => makeDemoCard({ ...request, track, firstPost: 790 }),
    dropSeason: async () => {
      dropped.push('season');
    },
    digest: (text) => createHash('sha256').update(text).digest('hex'),
    allOrNothing: (work) => work(),
  });
  return { cards, dropped, loadDemo };
}

test('the demo day is stored, labeled as demo', async () => {
  const { cards, loadDemo } = stores();
  const loaded = await loadDemo({ seed: 7, day: THIS_YEAR });
  assert.is(loaded.isNew, true);
  assert.is(loaded.summary.races, 10);
  const storedCard = await cards.cardFor('saratoga', THIS_YEAR);
  assert.is(storedCard?.card.provenance.source, 'Demo generator (seed 7)');
});

test('loading it again changes nothing', async () => {
  const { cards, loadDemo } = stores();
  await loadDemo({ seed: 7, day: THIS_YEAR });
  const before = await cards.cardFor('saratoga', THIS_YEAR);
  const again = await loadDemo({ seed: 7, day: THIS_YEAR });
  assert.is(again.isNew, false);
  assert.is((await cards.cardFor('saratoga', THIS_YEAR))?.contentHash, before?.contentHash);
});

test('another seed replaces the day, another day drops the earlier one', async () => {
  const { cards, dropped, loadDemo } = stores();
  await loadDemo({ seed: 7, day: LAST_YEAR });
  assert.is((await loadDemo({ seed: 8, day: LAST_YEAR })).isNew, true);
  assert.is(dropped.length, 2);
  assert.is((await cards.cardFor('saratoga', LAST_YEAR))?.card.provenance.source, 'Demo generator (seed 8)');
  await loadDemo({ seed: 8, day: THIS_YEAR });
  assert.is(await cards.cardFor('saratoga', LAST_YEAR), null);
});

test('days of the season stay when the demo day is loaded again, and go with it', async () => {
  const { cards, dropped, loadDemo } = stores();
  await loadDemo({ seed: 7, day: THIS_YEAR });
  const storedCard = await cards.cardFor('saratoga', THIS_YEAR);
  if (storedCard === null) throw new Error('the demo day is not there');
  await cards.keep({ ...storedCard.card, day: LAST_YEAR }, 'a day of the season');
  await loadDemo({ seed: 7, day: THIS_YEAR });
  assert.is(dropped.length, 1, 'the results of its season stay too');
  assert.is((await cards.cardFor('saratoga', LAST_YEAR))?.contentHash, 'a day of the season');
  await loadDemo({ seed: 8, day: THIS_YEAR });
  assert.is(await cards.cardFor('saratoga', LAST_YEAR), null);
});

test('a real card of the day stays and hides the demo', async () => {
  const { cards, loadDemo } = stores();
  const demo = makeDemoCard({ seed: 1, day: THIS_YEAR, track, firstPost: 790 });
  const real: Card = {
    ...demo,
    provenance: { ...demo.provenance, tier: 'imported', source: 'a file' },
    races: [],
  };
  await cards.keep(real, 'received');
  await loadDemo({ seed: 7, day: THIS_YEAR });
  const storedCard = await cards.cardFor('saratoga', THIS_YEAR);
  assert.is(storedCard?.contentHash, 'received');
  assert.is(storedCard?.card.provenance.tier, 'imported');
});

test.run();
