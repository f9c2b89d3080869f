import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PicksSet } from '#core/picks/recommendations/picks-set.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Races as the assistant sees them');

const instantAt = (clock: string): Instant => parseInstant(`2025-08-02T${clock}:00-04:00`) as Instant;
const DAY = '2025-08-02' as RaceDay;

test('the card in play is today’s, with its fingerprint and without a message', async () => {
  const { views } = await openAssistant();
  const card = present(await views.inPlay('saratoga'));
  assert.equal([card.day, card.races.length, card.cardHash, card.message], [DAY, 2, 'hash', null]);
  assert.equal((await views.inPlay('184'))?.day, DAY, 'a track is known by its number too');
});

test('once today’s races are over tomorrow’s card is in play, with a message', async () => {
  const { views, cards } = await openAssistant({ now: instantAt('20:00') });
  assert.is((await views.inPlay('saratoga'))?.day, DAY);
  await cards.keep(aCard({ day: '2025-08-03' as RaceDay }), 'tomorrow');
  const card = present(await views.inPlay('saratoga'));
  assert.is(card.day, '2025-08-03');
  assert.is(card.message, "Today's races are complete. Showing tomorrow's races.");
});

test('a track without a card has none in play, and none of its races is found', async () => {
  const { views } = await openAssistant();
  assert.is(await views.inPlay('del-mar'), null);
  const { kind, code, message } = await refused(views.raceNumbered('del-mar', 1));
  assert.equal(
    [kind, code, message],
    ['not-found', 'card.no-card', 'There are no races at this track today.'],
  );
});

test('a race is found by its number and by its id; what is neither is not found', async () => {
  const { views } = await openAssistant();
  const byNumber = await views.raceNumbered('saratoga', 2);
  const byId = await views.raceWith(byNumber.evidence.race.id);
  assert.equal(byId.evidence.race, byNumber.evidence.race);
  assert.is((await refused(views.raceNumbered('saratoga', 3))).code, 'card.unknown-race');
  for (const id of ['nonsense', `saratoga-${DAY}-9`])
    assert.is((await refused(views.raceWith(id))).code, 'card.unknown-race', id);
});

test('no races wanted are no races seen', async () => {
  const { views } = await openAssistant();
  const card = present(await views.inPlay('saratoga'));
  assert.equal(await views.viewOf({ ...card, races: [] }), []);
});

test('the races of a card are seen as of one moment, never later than their off', async () => {
  const { views } = await openAssistant({ now: instantAt('13:20') });
  const seen = await views.viewOf(present(await views.inPlay('saratoga')));
  assert.equal(
    seen.map(({ evidence }) => evidence.upTo),
    [instantAt('13:05'), instantAt('13:20')],
  );
});

test('a race run on the day is no form of the day', async () => {
  const past = [DAY, '2025-07-05'].map((day) => aPastRace({ day: day as RaceDay }));
  const runners = [aRunner({ pastPerformances: past }), aRunner({ programNumber: '2' })];
  const { views } = await openAssistant({ card: aCard({ races: [aRace({ runners })] }) });
  const { evidence } = await views.raceNumbered('saratoga', 1);
  assert.equal(
    evidence.runners[0]?.pastPerformances?.map(({ day }) => day),
    ['2025-07-05'],
  );
});

async function withPicks(change: Partial<PicksSet>) {
  const room = await openAssistant();
  const { picks: recommendation } = await room.views.raceNumbered('saratoga', 1);
  await room.picks.keep({
    trackSlug: 'saratoga',
    day: DAY,
    madeAt: instantAt('09:00'),
    isScheduled: true,
    cardHash: 'hash',
    madeWith: analysisFor({ isKeySet: false }).madeWith,
    recommendations: [{ ...recommendation, analysedBy: 'Saved at nine' }],
    ...change,
  });
  return room.views;
}

test('saved picks are shown while they are of this card and these settings', async () => {
  const views = await withPicks({});
  assert.is((await views.raceNumbered('saratoga', 1)).picks.analysedBy, 'Saved at nine');
  const other = await views.raceNumbered('saratoga', 2);
  assert.is(other.picks.raceNumber, 2, 'a race that the saved picks leave out is picked now');
  for (const outdated of [{ cardHash: 'another card' }, { madeWith: 'other settings' }])
    assert.is.not(
      (await (await withPicks(outdated)).raceNumbered('saratoga', 1)).picks.analysedBy,
      'Saved at nine',
    );
});

test('the mark of a race changes with its card and with its picks, and with nothing else', async () => {
  const { views, cards } = await openAssistant();
  const markOf = async () => (await views.raceNumbered('saratoga', 1)).picksMark;
  const first = await markOf();
  assert.is(await markOf(), first);
  await cards.keep(aCard(), 'another hash');
  assert.is.not(await markOf(), first);
  const saved = await (await withPicks({})).raceNumbered('saratoga', 1);
  assert.is.not(saved.picksMark, first);
});

test.run();
