import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  EVERY_TRACK,
  knowsTrack,
  placeText,
  tracksText,
  tracksTogether,
} from '#core/operations/source-tracks.ts';

const test = suite('The tracks a source covers');

const TOTE = { known: ['saratoga'], sentence: 'The tote is set up for Saratoga only.' };
const PAGES = { known: ['saratoga', 'aqueduct'], sentence: 'The pages are set up for two tracks.' };

test('some sources cover every track, others a few', () => {
  assert.is(knowsTrack('all', 'aqueduct'), true);
  assert.equal(
    ['saratoga', 'aqueduct'].map((track) => knowsTrack(TOTE.known, track)),
    [true, false],
  );
});

test('several sources cover what any of them covers, and each sentence appears once', () => {
  assert.equal(tracksTogether([TOTE, PAGES, TOTE]), {
    known: ['saratoga', 'aqueduct'],
    sentence: 'The tote is set up for Saratoga only. The pages are set up for two tracks.',
  });
  assert.equal(tracksTogether([TOTE, EVERY_TRACK]), EVERY_TRACK);
});

test('few tracks are named, many are counted', () => {
  assert.is(tracksText(['saratoga']), 'Saratoga only');
  assert.is(tracksText(['saratoga', 'aqueduct']), 'Saratoga and Aqueduct only');
  assert.is(tracksText(Array.from({ length: 40 }, (_, number) => `track-${number}`)), '40 tracks');
});

test('a day is given with its track, except for the flagship’s', () => {
  assert.is(placeText('saratoga', '2025-08-02'), '2025-08-02');
  assert.is(placeText('aqueduct', '2025-11-20'), 'Aqueduct, 2025-11-20');
});

test.run();
