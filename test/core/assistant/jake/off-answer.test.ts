import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { offAnswer } from '#core/assistant/jake/race-answers.ts';
import { threeHorseRace } from '#test/core/assistant/a-race-view.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { openAssistant } from '#test/support/assistant-room.ts';

const test = suite('The answer on a race that is off');

const { views } = await openAssistant({
  card: aCard({ races: [aRace({ runners: threeHorseRace().runners })] }),
});
const three = await views.raceNumbered('saratoga', 1);

test('of a race that is off the answer is the pick from before the off, or that there was none, never both', () => {
  assert.match(
    offAnswer(three, ['Winner: #2 Quiet Ford.']).text,
    /is off: betting is closed\.\nWinner: #2 Quiet Ford\.\nOur pick was #\d.*\. Verdict before the off: /,
  );
  const none = offAnswer({ ...three, picks: { ...three.picks, primaryPick: null } }, [
    'No official result yet.',
  ]).text;
  assert.is(
    none,
    'Race 1, 6F on dirt is off: betting is closed.\nNo official result yet.\nNo pick was made before the off, and none is made now.',
  );
});

test.run();
