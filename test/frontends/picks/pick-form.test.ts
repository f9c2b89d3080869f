import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HttpError } from '#api/api.ts';
import {
  atTrack,
  choices,
  emptyDraft,
  failedToast,
  inRace,
  isComplete,
  isUnauthorized,
  raceChoice,
  racesOf,
  sentOf,
} from '../../../frontends/picks/dashboard/pick/draft.ts';
import { aRace } from './a-day.ts';

const test = suite('the form of a member’s own pick');

test('a pick needs race, horse and a reason that is more than blanks', () => {
  const empty = emptyDraft('saratoga');
  assert.is(isComplete(empty), false);
  const filled = { ...empty, raceId: 'r', horseId: 'h', reasoning: 'speed' };
  assert.is(isComplete(filled), true);
  assert.is(isComplete({ ...filled, reasoning: '  \n' }), false);
  assert.is(isComplete({ ...filled, horseId: '' }), false);
  assert.equal(sentOf(filled), {
    raceId: 'r',
    horseId: 'h',
    betType: 'win',
    confidence: 75,
    reasoning: 'speed',
    weatherFactor: 'neutral',
    trackBias: 'even',
    paceScenario: 'moderate',
  });
  assert.equal(
    choices.paceScenario.map(({ value }) => value),
    ['fast_early', 'moderate', 'slow'],
  );
});

test('an exacta needs two different horses, and only an exacta sends a second one', () => {
  const filled = { ...emptyDraft('saratoga'), raceId: 'r', horseId: 'h', reasoning: 'speed' };
  const exacta = { ...filled, betType: 'exacta' } as const;
  assert.equal(
    ['', 'h', 'h2'].map((secondHorseId) => isComplete({ ...exacta, secondHorseId })),
    [false, false, true],
  );
  assert.is(sentOf({ ...exacta, secondHorseId: 'h2' }).secondHorseId, 'h2');
  assert.not('secondHorseId' in sentOf({ ...filled, secondHorseId: 'h2' }));
  assert.is(inRace({ ...exacta, secondHorseId: 'h2' }, 'r2').secondHorseId, '');
});

test('another race takes the horse away, another track both', () => {
  const filled = { ...emptyDraft('saratoga'), raceId: 'r', horseId: 'h', reasoning: 'speed' };
  assert.equal(inRace(filled, 'r2'), { ...filled, raceId: 'r2', horseId: '' });
  assert.is(atTrack(filled, 'saratoga'), filled);
  const moved = atTrack(filled, 'del-mar');
  assert.equal([moved.raceId, moved.horseId, moved.reasoning], ['', '', 'speed']);
});

test('the form offers the first ten races of its track', () => {
  const races = Array.from({ length: 14 }, (_, index) =>
    aRace({ raceNumber: index, trackId: index === 0 ? 185 : 184 }),
  );
  const offered = racesOf(races, 184);
  assert.is(offered.length, 10);
  assert.is(offered[0]?.raceNumber, 1);
});

test('a race is chosen by its post time in Eastern Time; one that is canceled cannot be chosen', () => {
  const choice = (more: Parameters<typeof aRace>[0]) =>
    raceChoice(aRace({ id: 'r', raceNumber: 5, ...more }));
  assert.equal(choice({}), { value: 'r', label: 'Race 5 · 1:10 PM ET · Maiden', disabled: false });
  assert.is(choice({ postTime: null, raceTime: '1:10 PM' }).label, 'Race 5 · TBD · Maiden');
  const canceled = choice({ isCancelled: true });
  assert.equal([canceled.disabled, canceled.label], [true, 'Race 5 · 1:10 PM ET · Maiden · canceled']);
  assert.is(choice({ isCancelled: true, status: 'live' }).label, canceled.label);
});

test('a lost session is distinguished from any other refusal', () => {
  assert.is(isUnauthorized(new HttpError(401, '', 'Unauthorized')), true);
  assert.is(isUnauthorized(new HttpError(409, '{"message":"The race is off."}', '')), false);
  const late = failedToast(new HttpError(409, '{"message":"The race is off."}', ''));
  assert.equal([late.title, late.description], ['Submission Failed', 'The race is off.']);
  assert.is(failedToast(new Error('boom')).description, 'Failed to submit pick. Please try again.');
});

test.run();
