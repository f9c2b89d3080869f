import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardDraft, RunnerDraft } from '#core/card/card-draft.ts';
import type { EntrySource, LateSource } from '#core/card/ports.ts';
import type { RaceId } from '#core/card/race.ts';
import { shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard, aProvenance } from '#test/support/a-card.ts';
import { aCardDraft, aRaceDraft, aRunnerDraft, MORNING } from '#test/support/a-change.ts';
import { liveRoom, quiet } from '#test/support/live-room.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('horses and races that come late');

const DAY = '2025-08-02' as RaceDay;
const REQUEST = { track: 'saratoga', day: DAY };
const FIRST = 'saratoga-2025-08-02-1' as RaceId;

const reportedBy = (source: string) => ({ ...aProvenance('live'), source, at: MORNING });

const sourceOf = (name: string, draft: Partial<CardDraft>): EntrySource => ({
  name,
  draftOn: async () => aCardDraft({ provenance: reportedBy(name), ...draft }),
});

/** A source that has Tallow Moon as number 9 of race 1 beside the six horses of the card. */
const entering = (name: string, change: Partial<RunnerDraft> = {}): EntrySource => {
  const late = aRunnerDraft('9', { horseName: 'Tallow Moon', ...change });
  return sourceOf(name, {
    races: [aRaceDraft(1, { runners: [...aRaceDraft().runners, late] }), aRaceDraft(2)],
  });
};

/** A list of changes that has Tallow Moon out. */
const scratching: LateSource = {
  name: 'The racing office',
  changesOn: async () => ({
    track: 'SAR',
    day: DAY,
    provenance: reportedBy('The racing office'),
    courses: [],
    changes: [
      {
        raceNumber: 1,
        fact: { what: 'scratched', to: true },
        programNumber: '9',
        horseName: 'Tallow Moon',
        reason: 'Veterinarian',
        text: '9 Tallow Moon scratched',
      },
    ],
  }),
};

async function room(card: ReturnType<typeof aCard> | null = aCard()) {
  const opened = liveRoom(MORNING);
  if (card !== null) await opened.printed.keep(card, 'file');
  const late = async () => {
    const { race } = present(await opened.cards.raceWith(FIRST));
    return race.runners.find(({ programNumber }) => programNumber === '9');
  };
  const numbers = async () =>
    (await opened.cards.cardFor('saratoga', DAY))?.card.races.map(({ number }) => number) ?? [];
  return { ...opened, late, numbers };
}

test('a horse entered by one source gets its rider from another', async () => {
  const { fetchCard, late } = await room();
  await fetchCard(entering('First'))(REQUEST, quiet);
  assert.is((await late())?.jockey, null);
  await fetchCard(entering('Second', { jockeyName: 'Ada Vale' }))(REQUEST, quiet);
  assert.is((await late())?.jockey?.name, 'Ada Vale');
});

test('two sources that enter one horse make one horse, and one change', async () => {
  const { fetchCard, cards, changes } = await room();
  const { faults } = await fetchCard(entering('First'), entering('Second'))(REQUEST, quiet);
  assert.equal(faults, []);
  assert.is((await cards.raceWith(FIRST))?.race.runners.length, 7);
  const entries = (await changes.changesOn('saratoga', DAY, shift(MORNING, 1))).filter(
    ({ fact }) => fact.what === 'entered',
  );
  assert.equal(
    entries.map(({ horseName, provenance }) => [horseName, provenance.source]),
    [['Tallow Moon', 'First']],
  );
});

test('a horse that was entered late is scratched by the list of the office', async () => {
  const { fetchCard, fetchChanges, late } = await room();
  const before = await fetchChanges(scratching)(REQUEST, quiet);
  assert.is(before.received, 0, 'the card has no such horse yet');
  await fetchCard(entering('First'))(REQUEST, quiet);
  assert.is((await fetchChanges(scratching)(REQUEST, quiet)).received, 1);
  assert.is((await late())?.isScratched, true);
});

test('races added to a card of entries alone are in the order of their numbers', async () => {
  const { fetchCard, numbers } = await room(null);
  await fetchCard(sourceOf('First', { races: [aRaceDraft(3)] }))(REQUEST, quiet);
  await fetchCard(sourceOf('First', { races: [10, 3, 1].map((number) => aRaceDraft(number)) }))(
    REQUEST,
    quiet,
  );
  assert.equal(await numbers(), [1, 3, 10]);
});

test('an imported card does not grow: a race it lacks is a fault', async () => {
  const { fetchCard, numbers } = await room();
  const races = [1, 2, 3].map((number) => aRaceDraft(number));
  const { faults, received } = await fetchCard(sourceOf('First', { races }))(REQUEST, quiet);
  assert.equal([faults, received], [['First: Race 3 is not on the card.'], 2]);
  assert.equal(await numbers(), [1, 2]);
});

test('a day without a card gets none from an answer without races', async () => {
  const { fetchCard, numbers } = await room(null);
  const refusal = await refused(fetchCard(sourceOf('First', { races: [] }))(REQUEST, quiet));
  assert.equal([refusal.kind, refusal.code], ['conflict', 'card.draft-disagrees']);
  assert.is(refusal.message, 'First rejected: it lists no races. Stored data unchanged.');
  assert.equal(await numbers(), []);
});

test('an invented card is not joined: live entries make a card of their own that hides it', async () => {
  const { fetchCard, cards } = await room(aCard({ tier: 'demo' }));
  await fetchCard(sourceOf('First', { races: [aRaceDraft(1)] }))(REQUEST, quiet);
  const card = present(await cards.cardFor('saratoga', DAY)).card;
  assert.equal([card.provenance.tier, card.races.length], ['live', 1]);
});

test('each source says how many races of the card it had', async () => {
  const { fetchCard } = await room();
  const { parts } = await fetchCard(sourceOf('First', {}), sourceOf('Of another track', { track: 'DMR' }))(
    REQUEST,
    quiet,
  );
  assert.equal(
    parts?.map(({ name, expected, received }) => [name, expected, received]),
    [
      ['First', 2, 2],
      ['Of another track', 2, 0],
    ],
  );
});

test('an unregistered track is refused before any source is called', async () => {
  const { fetchCard } = await room();
  let isCalled = false;
  const watching: EntrySource = {
    name: 'First',
    draftOn: async () => {
      isCalled = true;
      return aCardDraft();
    },
  };
  const refusal = await refused(fetchCard(watching)({ ...REQUEST, track: 'ascot' }, quiet));
  assert.equal([refusal.code, isCalled], ['card.unknown-track', false]);
});

test.run();
