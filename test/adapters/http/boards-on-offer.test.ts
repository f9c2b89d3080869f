import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { boardsOnOffer } from '#adapters/http/record/boards-on-offer.ts';
import type { RecordChoice } from '#adapters/http/record/record-facts.ts';
import { TRACKS } from '#core/card/track.ts';

const test = suite('the boards of the record among which somebody chose');

const offered = (change: Partial<RecordChoice>) =>
  boardsOnOffer({
    choice: { span: null, track: null, surface: null, distance: null, kind: null, field: null, ...change },
    tracks: TRACKS.slice(0, 3),
    spans: { meets: [], years: ['2026', '2025'] },
  });

test('the board that opens is one; a chosen part counts with all that it offers, several multiply', () => {
  assert.is(offered({}), 1);
  assert.is(offered({ track: 'saratoga' }), 4);
  assert.is(offered({ surface: 'turf' }), 5);
  assert.is(offered({ track: 'saratoga', surface: 'turf' }), 20);
  assert.ok(offered({ span: 'all' }) > 3);
});

test.run();
