import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { favoritesAtTheTrack } from '#core/assistant/tools/favorites-at-the-track.ts';
import type { ToolFacts } from '#core/assistant/tools/tool.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { aCard } from '#test/support/a-card.ts';
import { lastOfEight as last } from './eight-races.ts';

const test = suite('favorites that were counted');

const { day, provenance, races } = aCard();
const card = { track: FLAGSHIP, day, races, card: provenance, cardHash: 'hash', message: null };
const voice = { voice: 'public', races: 40, hits: 15, returned: null };
const showScoreboard = async () => ({
  sealed: { races: 40, voices: [voice, { ...voice, voice: 'claude', hits: 39 }], verdicts: [] },
  replayed: { races: 0, voices: [], verdicts: [] },
});

test('how often favorites win is what the public did, in the races of the record', async () => {
  const answering = favoritesAtTheTrack.reads({
    text: 'how often do favorites win here',
    card,
    raceNumber: null,
  });
  const found = await answering?.({ showScoreboard } as unknown as ToolFacts);
  assert.match(
    found?.answer.text ?? '',
    /^The public's choice at the off won 15 of 40 races at Saratoga \(37\.5%\), Aug \d+, 2024 to Aug 2, 2025\./,
  );
});

test('who else after a question about the whole card is of no one race', async () => {
  assert.not.match(await last('what is the best bet today', 'who else?'), /^Second by our chances/);
});

test.run();
