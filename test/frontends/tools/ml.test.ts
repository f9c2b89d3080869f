import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openingRace } from '#frame/races/opening-race.ts';
import { programOrder } from '#kit/tables/runner-columns.tsx';
import {
  assumedText,
  muddyText,
  performanceBonus,
  points,
  weatherImpact,
} from '../../../frontends/tools/ml/explanations.ts';
import {
  activeFactors,
  isLimited,
  mostMoved,
  movedBy,
  widestMove,
} from '../../../frontends/tools/ml/key-factors.ts';
import { groupsOf, sumsOf } from '../../../frontends/tools/ml/prediction.ts';
import { raceLabel, raceToShow } from '../../../frontends/tools/ml/race-choice.ts';
import { aRace } from '../picks/a-day.ts';
import { aPrediction } from './a-prediction.ts';

const test = suite('ML predictions');

const races = [aRace({ id: 'a', raceNumber: 1 }), aRace({ id: 'live-3', raceNumber: 3 })];

test('the opening race shows when none, an unknown one or the retired id was chosen', () => {
  for (const chosen of [null, '44585', 'gone', '9'])
    assert.is(raceToShow(races, chosen, openingRace(races))?.id, 'a', String(chosen));
});

test('a screen opens on the next race to run, then on the one being run, then on the first', () => {
  const [off, running, out, next] = [
    aRace({ id: 'off', status: 'completed' }),
    aRace({ id: 'running', status: 'live' }),
    aRace({ id: 'out', isCancelled: true }),
    aRace({ id: 'next' }),
  ];
  assert.is(openingRace([off, running, out, next])?.id, 'next');
  assert.is(openingRace([off, running, out])?.id, 'running');
  assert.is(openingRace([off, out])?.id, 'off');
  assert.is(openingRace([]), null);
});

test('a chosen race shows by number or id', () => {
  assert.is(raceToShow(races, '3', null)?.id, 'live-3');
  assert.is(raceToShow(races, 'live-3', null)?.raceNumber, 3);
});

test('with all races chosen the first whose id holds live shows, else the one being run, else the opening race', () => {
  assert.is(raceToShow(races, 'all', null)?.id, 'live-3');
  const running = [aRace({ id: 'a' }), aRace({ id: 'b', status: 'live' })];
  assert.is(raceToShow(running, 'all', openingRace(running))?.id, 'b');
  assert.is(raceToShow([aRace({ id: 'a' })], 'all', aRace({ id: 'a' }))?.id, 'a');
  assert.is(raceToShow([], 'all', null), null);
});

test('a race label has track, number, distance and time, in ET wherever it is run', () => {
  const saratoga = aRace({ raceNumber: 3, postTime: '2025-06-07T18:10:00Z' });
  assert.is(raceLabel(saratoga, 'Saratoga'), 'Saratoga Race 3 - 6F - 2:10 PM ET');
  const delMar = aRace({ trackSlug: 'del-mar', raceTime: '2:00 PM', postTime: '2025-07-19T21:00:00Z' });
  assert.is(raceLabel(delMar, 'Del Mar'), 'Del Mar Race 1 - 6F - 5:00 PM ET');
  assert.is(raceLabel(aRace({ raceTime: null, postTime: null }), 'Saratoga'), 'Saratoga Race 1 - 6F - TBD');
});

test('the weather’s part of the formula is explained rule by rule', () => {
  assert.is(
    weatherImpact(aPrediction({ postPosition: 6 }, { wet: 3, wind: 1 })),
    '+3 on a wet track from post 6 (6 and out); +1 for wind above 15 mph at a distance other than one mile.',
  );
  assert.is(
    weatherImpact(aPrediction({ postPosition: 5 }, { wet: -2, wind: -1, heat: -2 })),
    '−2 on a wet track from post 5 (5 and in); −1 for wind above 15 mph over one mile; −2 above 85°F for a horse older than 5.',
  );
});

test('weather without an effect is shown with its figures and not called unknown', () => {
  const calm = { temperature: 77.4, windSpeed: 7, conditions: 'Cloudy', trackCondition: 'Fast' };
  assert.is(
    weatherImpact(aPrediction({ weather: calm })),
    'None: no rule applies at 77°F, wind 7 mph, Cloudy, Fast.',
  );
  const half = { temperature: null, windSpeed: null, conditions: null, trackCondition: 'Fast' };
  assert.is(weatherImpact(aPrediction({ weather: half })), 'None: no rule applies at Fast.');
  assert.is(weatherImpact(aPrediction({ weather: null })), 'None: weather unknown.');
});

test('jockey, trainer and post are explained with the limit they were measured by', () => {
  assert.is(
    performanceBonus(
      aPrediction(
        { postPosition: 5 },
        { jockey: 2, jockeyWinPercent: 22.04, post: 1, trainerWinPercent: 25 },
      ),
    ),
    'Jockey wins 22% of 118 starts (above 20%): +2, trainer wins 25% of 240 starts (not above 25%): −0.5, post 5: +1.',
  );
  assert.match(performanceBonus(aPrediction({}, { jockeyWinPercent: null })), 'Jockey’s record unknown: −1');
});

test('a label is shown for mud and a default is named', () => {
  assert.is(muddyText({ muddyLabel: 2 }), 'Muddy track +2% (label only)');
  assert.is(muddyText({ muddyLabel: -1 }), 'Muddy track −1% (label only)');
  assert.is(muddyText({ muddyLabel: null }), null);
  assert.is(assumedText({ assumed: ['jockey', 'trainer'] }), 'Default value used for jockey, trainer');
  assert.is(assumedText({ assumed: [] }), null);
});

test('points carry their sign', () => {
  assert.equal([2, -0.5, 0, -0.0001, 1.5].map(points), ['+2', '−0.5', '0', '0', '+1.5']);
});

test('also-eligibles are listed separately; a scratched horse stays in the field', () => {
  const groups = groupsOf([
    aPrediction({ programNumber: '1', isScratched: true }),
    aPrediction({ programNumber: '2', listStatus: 'also-eligible' }),
    aPrediction({ programNumber: '3', listStatus: 'main-track-only' }),
  ]);
  assert.is(groups.field.length, 1);
  assert.is(groups.alsoEligible[0]?.programNumber, '2');
  assert.is(groups.mainTrackOnly[0]?.programNumber, '3');
});

test('the sums count coupled horses once and leave out who does not start', () => {
  const sums = sumsOf([
    aPrediction({ programNumber: '1' }),
    aPrediction({ programNumber: '1A' }),
    aPrediction({ programNumber: '2', bettingInterest: '2' }),
    aPrediction({ programNumber: '3', bettingInterest: null, winProbability: null }),
  ]);
  assert.equal(sums, { interests: 2, win: 1, place: 1.8, show: 2 });
  assert.is(sumsOf([aPrediction({ bettingInterest: null, winProbability: null })]), null);
});

test('factors without effect are left out, and the biggest moves are named', () => {
  const up = aPrediction({ programNumber: '1' }, { jockey: 2, trainer: 1.5, post: 1 });
  const down = aPrediction({ programNumber: '2' }, { post: -1.5 });
  const absent = aPrediction({ programNumber: '3', winProbability: null }, { post: -9 });
  assert.equal(
    activeFactors([up, down]).map(({ key }) => key),
    ['jockey', 'trainer', 'post'],
  );
  assert.is(movedBy(up), 4.5);
  assert.is(widestMove([up, down]), 4.5);
  assert.equal(mostMoved([down, up, absent]), { up, down });
  assert.is(mostMoved([absent]), null);
});

test('a win percentage at its limit is known as one', () => {
  assert.not(isLimited(aPrediction()));
  assert.ok(isLimited(aPrediction({ formulaWinPercent: 45 }, { raw: 54 })));
});

test('1A sorts behind 1 and before 2', () => {
  assert.equal(
    ['2', '1A', '10', '1'].sort((a, b) => programOrder(a) - programOrder(b)),
    ['1', '1A', '2', '10'],
  );
});

test.run();
