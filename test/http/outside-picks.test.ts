import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { analysisFor } from '#config/models.ts';
import { makeAskAnalysts } from '#core/picks/use-cases/ask-analysts.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makeRefreshRace } from '#core/picks/use-cases/refresh-race.ts';
import { aCard } from '#test/support/a-card.ts';
import { type Answering, aProvider, fails } from '#test/support/ai/a-provider.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { nobodyAsked } from '#test/support/no-analyst.ts';
import { nothingKnown } from '#test/support/no-context.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { priceAsStored } from '#test/support/price-as-stored.ts';
import { sealNothing } from '#test/support/seal-nothing.ts';
import { signUp } from './browser.ts';
import { BEFORE_RACE_1, openTestServer } from './open-test-server.ts';

const test = suite('Picks of outside analysts over HTTP');

async function opened(claudeSays: Answering, openaiSays: Answering) {
  const [claude, openai] = [aProvider('claude', claudeSays), aProvider('openai', openaiSays)];
  const clock = () => BEFORE_RACE_1;
  const cards = makeMemoryCardStore();
  await cards.keep(aCard(), 'hash');
  const server = await openTestServer({
    change: (deps) => {
      const outside = {
        claude: { name: 'Claude', model: claude.provider.model },
        openai: { name: 'GPT', model: openai.provider.model },
      };
      const providers = { claude: claude.provider, openai: openai.provider };
      const room = {
        ...nobodyAsked,
        cards,
        picks: makeMemoryPicksStore(),
        clock,
        withLock: makeWithLock(),
        analysis: analysisFor({ isKeySet: true, outside }),
        knownAround: nothingKnown,
        priceNow: priceAsStored,
        seal: sealNothing,
        askAnalysts: makeAskAnalysts({ providers, newsOf: async () => [], clock, digest }),
      };
      const picks = { generatePicks: makeGeneratePicks(room), refreshRace: makeRefreshRace(room) };
      return { ...deps, useCases: { ...deps.useCases, picks: { ...deps.useCases.picks, ...picks } } };
    },
  });
  const anna = server.browser();
  await signUp(anna, 'anna@example.com');
  return { server, anna, claude };
}

test('picks name the model of each slot and hide its prompt', async () => {
  const { server, anna } = await opened(
    () => aParsedPick(),
    () => aParsedPick(),
  );
  const picks = await anna.call('POST /api/ai/enhanced-picks', { body: {} });
  assert.is(picks.recommendations.length, 2);
  assert.is(picks.analysedBy, 'Claude (claude-sonnet-5-5) and GPT (gpt-6.1-terra)');
  const [first] = picks.recommendations;
  assert.equal(
    [first?.analysts.claude.model, first?.analysts.claude.isBuiltIn],
    ['claude-sonnet-5-5', false],
  );
  assert.is(first?.primaryPick?.claudeHorse, first?.primaryPick?.openaiHorse);
  assert.is('answers' in (first ?? {}), false);
  assert.is((await anna.call('POST /api/ai/enhanced-picks', { body: {} })).cached, true);
  await server.close();
});

test('an absent analyst leaves the other one, pending, with the reason', async () => {
  const why = 'GPT is overloaded (529).';
  const { server, anna } = await opened(
    () => aParsedPick(),
    () => fails('unavailable', why),
  );
  const { recommendations } = await anna.call('POST /api/ai/enhanced-picks', { body: {} });
  for (const recommendation of recommendations) {
    assert.is(recommendation.primaryPick?.aiConsensus, 'Pending');
    assert.equal(
      [recommendation.primaryPick?.openaiHorse, recommendation.analysts.openai.unavailable],
      [null, why],
    );
    assert.is.not(recommendation.primaryPick?.claudeHorse, null);
  }
  await server.close();
});

test('a refreshed race is billed to the member who refreshes it', async () => {
  const { server, anna, claude } = await opened(
    () => aParsedPick(),
    () => fails('not-allowed'),
  );
  const { recommendation } = await anna.call('POST /api/ai/refresh-race/{raceNumber}', {
    params: { raceNumber: 2 },
  });
  assert.is(recommendation.raceNumber, 2);
  assert.is(claude.heard.length, 1);
  assert.is.not(claude.heard[0]?.askedBy ?? null, null);
  await server.close();
});

test.run();
