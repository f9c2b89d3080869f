import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardShelf } from '#adapters/memory/card-shelf.ts';
import { makeMemoryPicksShelf } from '#adapters/memory/picks-shelf.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { analysisFor } from '#config/models.ts';
import { makeAskAnalysts } from '#core/picks/use-cases/ask-analysts.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makeRefreshRace } from '#core/picks/use-cases/refresh-race.ts';
import { aCard } from '#test/support/a-card.ts';
import { type Answering, aProvider, fails } from '#test/support/ai/a-provider.ts';
import { aToldPick } from '#test/support/ai/a-question.ts';
import { nobodyAsked } from '#test/support/nobody-asked.ts';
import { nothingKnown } from '#test/support/nothing-known.ts';
import { makeOneAtATime } from '#test/support/one-at-a-time.ts';
import { sealNothing } from '#test/support/seal-nothing.ts';
import { signUp } from './browser.ts';
import { BEFORE_RACE_1, openDoor } from './open-door.ts';

const test = suite('Picks of outside analysts over HTTP');

async function opened(claudeSays: Answering, openaiSays: Answering) {
  const [claude, openai] = [aProvider('claude', claudeSays), aProvider('openai', openaiSays)];
  const clock = () => BEFORE_RACE_1;
  const cards = makeMemoryCardShelf();
  await cards.keep(aCard(), 'hash');
  const door = await openDoor({
    change: (doors) => {
      const outside = {
        claude: { name: 'Claude', model: claude.provider.model },
        openai: { name: 'GPT', model: openai.provider.model },
      };
      const providers = { claude: claude.provider, openai: openai.provider };
      const room = {
        ...nobodyAsked,
        cards,
        picks: makeMemoryPicksShelf(),
        clock,
        oneAtATime: makeOneAtATime(),
        analysis: analysisFor({ isKeySet: true, outside }),
        knownAround: nothingKnown,
        seal: sealNothing,
        askAnalysts: makeAskAnalysts({ providers, newsOf: async () => [], clock, digest }),
      };
      const picks = { generatePicks: makeGeneratePicks(room), refreshRace: makeRefreshRace(room) };
      return { ...doors, useCases: { ...doors.useCases, picks: { ...doors.useCases.picks, ...picks } } };
    },
  });
  const anna = door.browser();
  await signUp(anna, 'anna@example.com');
  return { door, anna, claude };
}

test('picks say which model spoke in each slot, and keep to themselves what it was told', async () => {
  const { door, anna } = await opened(
    () => aToldPick(),
    () => aToldPick(),
  );
  const made = await anna.call('POST /api/ai/enhanced-picks', { body: {} });
  assert.is(made.recommendations.length, 2);
  assert.is(made.analysedBy, 'Claude (claude-sonnet-5-5) and GPT (gpt-6.1-terra)');
  const [one] = made.recommendations;
  assert.equal([one?.analysts.claude.model, one?.analysts.claude.isBuiltIn], ['claude-sonnet-5-5', false]);
  assert.is(one?.primaryPick?.claudeHorse, one?.primaryPick?.openaiHorse);
  assert.is('told' in (one ?? {}), false);
  assert.is((await anna.call('POST /api/ai/enhanced-picks', { body: {} })).cached, true);
  await door.close();
});

test('a side that is not heard leaves the other, pending, with why', async () => {
  const why = 'GPT is overloaded (529).';
  const { door, anna } = await opened(
    () => aToldPick(),
    () => fails('ill', why),
  );
  const { recommendations } = await anna.call('POST /api/ai/enhanced-picks', { body: {} });
  for (const one of recommendations) {
    assert.is(one.primaryPick?.aiConsensus, 'Pending');
    assert.equal([one.primaryPick?.openaiHorse, one.analysts.openai.unavailable], [null, why]);
    assert.is.not(one.primaryPick?.claudeHorse, null);
  }
  await door.close();
});

test('a refreshed race is asked about at the cost of whoever wants it', async () => {
  const { door, anna, claude } = await opened(
    () => aToldPick(),
    () => fails('not-allowed'),
  );
  const { recommendation } = await anna.call('POST /api/ai/refresh-race/{raceNumber}', {
    params: { raceNumber: 2 },
  });
  assert.is(recommendation.raceNumber, 2);
  assert.is(claude.heard.length, 1);
  assert.is.not(claude.heard[0]?.askedBy ?? null, null);
  await door.close();
});

test.run();
