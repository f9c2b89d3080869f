import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { analysisFor } from '#config/models.ts';
import { DAY, HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PickToSeal } from '#core/picks/ledger/pick-to-seal.ts';
import { NO_ANSWERS, type RaceAnswers, type SlotAnswer } from '#core/picks/outside-analysts/slot-answers.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makeRenewPicks } from '#core/picks/use-cases/renew-picks.ts';
import { aCard } from '#test/support/a-card.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { nothingKnown } from '#test/support/no-context.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { priceAsStored } from '#test/support/price-as-stored.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('picks made again after a change of the card');
const TODAY = '2025-08-02' as RaceDay;

async function open(answers: RaceAnswers = NO_ANSWERS) {
  const cards = makeMemoryCardStore();
  await cards.keep(aCard(), 'card 1');
  const picks = makeMemoryPicksStore();
  const hand = { now: MORNING as Instant };
  const clock = () => hand.now;
  const analysis = analysisFor({ isKeySet: false });
  const sealed: (readonly PickToSeal[])[] = [];
  const questions: number[] = [];
  const generatePicks = makeGeneratePicks({
    cards,
    picks,
    clock,
    withLock: makeWithLock(),
    withLongLock: makeWithLock(),
    analysis,
    knownAround: nothingKnown,
    priceNow: priceAsStored,
    expertsOn: async () => [],
    askAnalysts: async ({ races }) => {
      questions.push(races.length);
      return new Map(races.map(({ evidence }) => [evidence.race.id, answers]));
    },
    seal: async (found) => sealed.push(found),
    announce: async () => undefined,
  });
  const renewPicks = makeRenewPicks({ cards, picks, clock, analysis, generatePicks });
  const hashOf = async () => (await picks.picksFor('saratoga', TODAY))?.set.cardHash ?? null;
  return {
    cards,
    hand,
    sealed,
    questions,
    generatePicks,
    renew: () => renewPicks('saratoga', TODAY),
    hashOf,
  };
}

test('a scratch makes and seals the picks of its day again, and one look is enough', async () => {
  const { cards, sealed, generatePicks, renew, hashOf } = await open();
  await generatePicks({ track: 'saratoga', day: TODAY, isScheduled: true });
  await renew();
  assert.is(sealed.length, 1, 'the card is as it was');
  await cards.keep(aCard(), 'card with a scratch');
  await renew();
  await renew();
  assert.equal([sealed.length, await hashOf()], [2, 'card with a scratch']);
});

test('picks under way when the card changed are made once more', async () => {
  const { cards, sealed, generatePicks, renew, hashOf } = await open();
  await generatePicks({ track: 'saratoga', day: TODAY });
  const underWay = generatePicks({ track: 'saratoga', day: TODAY, bypassCache: true });
  await cards.keep(aCard(), 'card with a scratch');
  await renew();
  await underWay;
  assert.is(await hashOf(), 'card with a scratch');
  assert.ok(sealed.length >= 2);
});

test('a scratch asks the outside analysts of a day they were asked about, and no others', async () => {
  const by = { name: 'Claude', model: 'claude-sonnet-5-5' };
  const claude: SlotAnswer = { is: 'answered', by, pick: aParsedPick(), at: MORNING, facts: 'facts' };
  for (const withoutModels of [true, false]) {
    const { cards, questions, generatePicks, renew, hashOf } = await open({ claude, openai: null });
    await generatePicks({ track: 'saratoga', day: TODAY, withoutModels });
    await cards.keep(aCard(), 'card with a scratch');
    await renew();
    await cards.keep(aCard(), 'card with another scratch');
    await renew();
    assert.equal([questions.length, await hashOf()], [withoutModels ? 0 : 3, 'card with another scratch']);
  }
});

test('a day without picks gets none by a scratch', async () => {
  const { cards, sealed, renew, hashOf } = await open();
  await cards.keep(aCard(), 'card with a scratch');
  await renew();
  assert.equal([sealed.length, await hashOf()], [0, null]);
});

test('after the last race and on later days nothing is made again', async () => {
  const { cards, hand, sealed, generatePicks, renew } = await open();
  await generatePicks({ track: 'saratoga', day: TODAY });
  await cards.keep(aCard(), 'card with a late correction');
  for (const later of [12 * HOUR, DAY, 3 * DAY]) {
    hand.now = shift(MORNING, later);
    await renew();
  }
  assert.is(sealed.length, 1);
  hand.now = shift(MORNING, MINUTE);
  await renew();
  assert.is(sealed.length, 2);
});

test.run();
