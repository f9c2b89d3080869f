import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { CardDraft } from '#core/card/card-draft.ts';
import type { EntrySource } from '#core/card/ports.ts';
import type { RaceId } from '#core/card/race.ts';
import { makeImportCard } from '#core/card/use-cases/import-card.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { aCard } from '#test/support/a-card.ts';
import { aCardDraft, aRaceDraft, aRunnerDraft, liveProvenance, MORNING } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { liveRoom, quiet } from '#test/support/live-room.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('entries of live sources, joined to the card');

const DAY = '2025-08-02' as RaceDay;
const REQUEST = { track: 'saratoga', day: DAY };
const FIRST = 'saratoga-2025-08-02-1' as RaceId;

const sourceOf = (draft: CardDraft): EntrySource => ({
  name: draft.provenance.source,
  draftOn: async () => draft,
});
const failing: EntrySource = {
  name: 'A failing feed',
  draftOn: async () => {
    throw new Refusal('unavailable', 'source.unavailable', 'A failing feed does not answer.', {
      retryAfterSeconds: 60,
    });
  },
};

/** A draft of the day in which horse 2 of race 1 differs. */
const draftWith = (change: Parameters<typeof aRunnerDraft>[1], source = 'Entries of a feed'): CardDraft => {
  const runners = aRaceDraft().runners.map((runner) =>
    runner.programNumber === '2' ? { ...runner, ...change } : runner,
  );
  return aCardDraft({
    provenance: liveProvenance(source),
    races: [aRaceDraft(1, { runners }), aRaceDraft(2)],
  });
};

async function room(card = aCard()) {
  const opened = liveRoom(MORNING);
  await opened.printed.keep(card, 'file');
  const second = async () => present((await opened.cards.raceWith(FIRST))?.race.runners[1]);
  const changes = () => opened.changes.changesOn('saratoga', DAY, shift(opened.now, 1));
  return { ...opened, room: opened, second, changes };
}

test('what the feed reports otherwise changes the card, and the rest stays as imported', async () => {
  const runners = [1, 2, 3, 4, 5, 6].map((number) =>
    aRunner({ programNumber: String(number), pastPerformances: [aPastRace()] }),
  );
  const { fetchCard, second, cards, changes } = await room(
    aCard({ races: [aRace({ runners }), aRace({ number: 2 })] }),
  );
  const draft = draftWith({ isScratched: true, jockeyName: 'Ada Vale', weightLb: 118, blinkers: 'on' });
  const { parts, ...fetched } = await fetchCard(sourceOf(draft))(REQUEST, quiet);
  assert.equal(fetched, { expected: 2, received: 2, faults: [] });
  assert.equal(
    parts?.map(({ expected, received }) => [expected, received]),
    [[2, 2]],
  );
  const runner = await second();
  assert.equal(
    [runner.isScratched, runner.jockey?.name, runner.weightLb, runner.blinkers, runner.ratings.primePower],
    [true, 'Ada Vale', 118, 'on', 130],
  );
  const forms = await cards.formsOf([aRace({ runners })], MORNING);
  assert.is(forms.get(FIRST)?.get('2')?.length, 1, 'past performances stay');
  assert.equal(
    (await changes()).map(({ before, after, provenance }) => [before, after, provenance.source]),
    [
      ['Entered', 'Scratched', 'Entries of a feed'],
      ['LANE ROBIN', 'Ada Vale', 'Entries of a feed'],
      ['120 lb', '118 lb', 'Entries of a feed'],
      [null, 'Blinkers on', 'Entries of a feed'],
    ],
  );
});

test('the same answer again changes nothing and is not announced again', async () => {
  const { fetchCard, announced, changes, cards } = await room();
  const fetchSource = fetchCard(sourceOf(draftWith({ isScratched: true })));
  await fetchSource(REQUEST, quiet);
  const before = await cards.cardFor('saratoga', DAY);
  await fetchSource(REQUEST, quiet);
  assert.equal([(await changes()).length, announced.length], [1, 1]);
  assert.equal(await cards.cardFor('saratoga', DAY), before);
});

test('another spelling of a rider is no change of rider, and grass is grass', async () => {
  const races = [aRace({ surface: 'inner-turf' }), aRace({ number: 2 })];
  const { fetchCard, changes } = await room(aCard({ races }));
  const raceDraft = aRaceDraft(1, {
    surface: 'turf',
    runners: aRaceDraft().runners.map((runner) => ({ ...runner, jockeyName: 'R Lane' })),
  });
  await fetchCard(sourceOf(aCardDraft({ races: [raceDraft, aRaceDraft(2)] })))(REQUEST, quiet);
  assert.equal(await changes(), []);
});

test('two sources that say the same both keep their word, and one that says nothing new does not flap', async () => {
  const { fetchCard, changes, second } = await room();
  const [feed, pages] = [
    draftWith({ jockeyName: 'Ada Vale' }),
    draftWith({ jockeyName: 'Ada Vale' }, 'Pages'),
  ];
  const late = draftWith({ jockeyName: 'Robin Lane' }, 'A late one');
  const fetchSource = fetchCard(sourceOf(feed), sourceOf(pages), sourceOf(late));
  for (let round = 0; round < 3; round += 1) await fetchSource(REQUEST, quiet);
  assert.equal(
    (await changes()).map(({ provenance }) => provenance.source),
    ['Entries of a feed', 'Pages'],
  );
  assert.is((await second()).jockey?.name, 'Ada Vale');
});

test('a source takes its own scratch back, and a card with a new word is another card', async () => {
  const { fetchCard, second, cards } = await room();
  const hash = async () => present(await cards.cardFor('saratoga', DAY)).contentHash;
  const hashes = [await hash()];
  await fetchCard(sourceOf(draftWith({ isScratched: true })))(REQUEST, quiet);
  hashes.push(await hash());
  await fetchCard(sourceOf(draftWith({})))(REQUEST, quiet);
  assert.is((await second()).isScratched, false);
  assert.is(new Set([...hashes, await hash()]).size, 3);
});

test('a morning line counts only where it is newer than the card', async () => {
  const line = { text: '8-1', toOne: 8 };
  const { fetchCard, second } = await room();
  const old = {
    ...draftWith({ morningLine: line }),
    provenance: liveProvenance('Old', shift(aCard().provenance.at, -MINUTE)),
  };
  await fetchCard(sourceOf(old))(REQUEST, quiet);
  assert.is((await second()).morningLine?.toOne, 3);
  await fetchCard(
    sourceOf({ ...old, provenance: liveProvenance('New', shift(aCard().provenance.at, MINUTE)) }),
  )(REQUEST, quiet);
  assert.is((await second()).morningLine?.toOne, 8);
});

test('an answer of another day or track, or with races or horses missing, is set aside whole', async () => {
  const others = aRaceDraft(1, {
    runners: ['1', '2', '3'].map((n) => aRunnerDraft(n, { horseName: `Other ${n}` })),
  });
  const wild: readonly (readonly [Partial<CardDraft>, RegExp])[] = [
    [{ track: 'AQU' }, /answered for AQU, Aug 2\./],
    [{ day: '2025-08-03' as RaceDay }, /answered for SAR, Aug 3\./],
    [{ races: [aRaceDraft(2)] }, /leaves out race 1 of the 2/],
    [{ races: [others, aRaceDraft(2)] }, /race 1 it names other horses/],
  ];
  for (const [change, why] of wild) {
    const { fetchCard, changes, announced } = await room();
    const out = { ...draftWith({ isScratched: true }), ...change };
    const refusal = await refused(fetchCard(sourceOf(out))(REQUEST, quiet));
    assert.equal([refusal.kind, refusal.code], ['conflict', 'card.draft-disagrees']);
    assert.match(refusal.message, why);
    assert.equal([await changes(), announced], [[], []]);
  }
});

test('a race that is run already may be missing', async () => {
  const { fetchCard, room: clocked } = await room();
  clocked.now = shift(MORNING, 8 * 60 * MINUTE);
  const answer = await fetchCard(sourceOf(aCardDraft({ races: [aRaceDraft(2)] })))(REQUEST, quiet);
  assert.equal([answer.expected, answer.received], [2, 1]);
});

test('one failing source leaves a fault; when all fail, the refusal is that of the host', async () => {
  const { fetchCard, second } = await room();
  const fetchReport = await fetchCard(failing, sourceOf(draftWith({ isScratched: true })))(REQUEST, quiet);
  assert.equal(
    [fetchReport.expected, fetchReport.received, fetchReport.faults],
    [2, 2, ['A failing feed does not answer.']],
  );
  assert.equal(
    fetchReport.parts?.map(({ received }) => received),
    [0, 2],
  );
  assert.ok((await second()).isScratched);
  const refusal = await refused(fetchCard(failing)(REQUEST, quiet));
  assert.equal([refusal.kind, refusal.retryAfterSeconds], ['unavailable', 60]);
  assert.ok((await second()).isScratched, 'what was known is kept');
});

test('an extra horse is entered, a missing one is reported, and a number of another horse is not taken', async () => {
  const { fetchCard, cards } = await room();
  const [runnerDraft, ...rest] = aRaceDraft().runners.slice(0, 5);
  const runners = [
    { ...present(runnerDraft), horseName: 'Somebody Else' },
    ...rest,
    aRunnerDraft('9', { horseName: 'Late Entry', jockeyName: 'Ada Vale' }),
  ];
  const answer = await fetchCard(
    sourceOf(aCardDraft({ races: [aRaceDraft(1, { runners }), aRaceDraft(2)] })),
  )(REQUEST, quiet);
  assert.equal(answer.faults, [
    'Entries of a feed: Race 1: #1 is PAPER LANTERN 1 on the card and Somebody Else here.',
    'Entries of a feed: Race 1: the source does not name #1 PAPER LANTERN 1, #6 PAPER LANTERN 6.',
  ]);
  const field = present((await cards.raceWith(FIRST))?.race).runners;
  assert.equal(
    [field.length, field.at(-1)?.horseName, field.at(-1)?.records, field.at(-1)?.pastPerformances],
    [7, 'Late Entry', null, null],
  );
});

test('a card of entries alone grows with the entries, and an imported card replaces it', async () => {
  const opened = liveRoom(MORNING);
  const fetchSource = opened.fetchCard;
  await fetchSource(sourceOf(aCardDraft({ races: [aRaceDraft(1)] })))(REQUEST, quiet);
  await fetchSource(sourceOf(aCardDraft()))(REQUEST, quiet);
  const live = present(await opened.cards.cardFor('saratoga', DAY)).card;
  assert.equal([live.races.length, live.provenance.tier], [2, 'live']);
  const { withLock } = opened.keeping;
  const importFacts = makeImportCard({
    cards: opened.printed,
    formats: opened.printed,
    withLock,
    allOrNothing: (work) => work(),
  });
  const placeOf = () => null;
  const facts = { contentHash: 'file', unregistered: null, remarks: [], placeOf };
  const file = { fileName: 'SAR0802.DRF', card: aCard(), ...facts };
  assert.is((await importFacts(file, { replace: false })).outcome, 'replaced');
  assert.is(present(await opened.cards.cardFor('saratoga', DAY)).card.provenance.tier, 'imported');
});

test.run();
