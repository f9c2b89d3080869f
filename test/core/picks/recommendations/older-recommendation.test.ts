import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { completed, type StoredRecommendation } from '#core/picks/recommendations/older-recommendation.ts';
import { aRace } from '#test/support/a-race.ts';
import { recommendOn } from '../picks-of.ts';

const test = suite('picks of earlier versions');

test('a recommendation saved before outside analysts existed reads as one of the built-in analysts', () => {
  const now = recommendOn(aRace());
  const { told: _told, tickets: _tickets, analysts, ...rest } = now;
  const builtIn = ({ name, model, isBuiltIn }: typeof analysts.claude) => ({ name, model, isBuiltIn });
  const older: StoredRecommendation = {
    ...rest,
    analysts: { claude: builtIn(analysts.claude), openai: builtIn(analysts.openai) },
  };
  assert.equal(completed(older), { ...now, tickets: [] });
});

test('a recommendation of today is read as it was saved', () => {
  const now = recommendOn(aRace());
  assert.equal(completed(now), now);
});

test.run();
