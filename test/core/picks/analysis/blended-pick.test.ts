import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { horseKey } from '#core/card/runner.ts';
import type { AnalyzedRace } from '#core/picks/analysis/analysis.ts';
import {
  firstChoice,
  type Joined,
  joinedOn,
  joinedRanking,
  joinedReasoning,
  primaryPick,
  raceConsensus,
} from '#core/picks/analysis/blended-pick.ts';
import type { HorseOpinion } from '#core/picks/analysis/opinion.ts';
import type { Slot } from '#core/picks/analysis/slot.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';
import { aHorseOpinion, anAnalyzedRace, anOpinion, aReason, evidenceOn } from '../opinions.ts';

const test = suite('two opinions joined');
/** Lines of 5-2, 3-1, 4-1, 6-1, 10-1 and 20-1. */
const evidence = evidenceOn();
const [first, second, fifth] = [0, 1, 4];

const row = (index: number, change: Partial<HorseOpinion> = {}): HorseOpinion =>
  aHorseOpinion(evidence, index, change);
const ranked = (...rows: readonly HorseOpinion[]) => anOpinion(rows);
const raceOf = (opinions: AnalyzedRace['opinions'], change: Partial<AnalyzedRace> = {}): AnalyzedRace =>
  anAnalyzedRace(evidence, opinions, change);
const joined = (race: AnalyzedRace, index: number): Joined => present(joinedOn(race, index));

const NO_BETS = { claude: [], openai: [] };
/** The program number of the horse in a row, as the only one an analyst calls value. */
const betOn = (index: number): readonly string[] => [row(index).runner.programNumber];

test('confidence is the mean of those who gave one, rounded', () => {
  const race = raceOf({
    claude: ranked(row(first, { agreement: 71 }), row(second, { agreement: null })),
    openai: ranked(row(first, { agreement: 80 }), row(second, { agreement: null })),
  });
  assert.is(joined(race, first).confidence, 76);
  assert.is(joined(race, second).confidence, null);
});

test('one analyst’s confidence is not halved by another who gave none', () => {
  const race = raceOf({
    claude: ranked(row(first, { agreement: 71 })),
    openai: ranked(row(first, { agreement: null })),
  });
  assert.is(joined(race, first).confidence, 71);
});

test('a horse that one analyst alone speaks of is joined, one that neither does is not', () => {
  const race = raceOf({ claude: ranked(row(first)), openai: null });
  assert.equal([joined(race, first).claude?.index, joined(race, first).openai], [first, null]);
  assert.is(joinedOn(race, second), null);
  assert.is(joinedOn(raceOf({ claude: null, openai: null }), first), null);
});

test('the ranking goes by our chance, and among equals by card order', () => {
  const rows = [0, 1, 2].map((index) => row(index));
  const race = raceOf({ claude: ranked(...rows), openai: null }, { model: [0.2, 0.4, 0.2] });
  assert.equal(
    joinedRanking(race).map(({ index, chance }) => [index, chance]),
    [
      [1, 0.4],
      [0, 0.2],
      [2, 0.2],
    ],
  );
});

const ENTRY = evidenceOn(
  aRace({
    runners: [
      aRunner({ programNumber: '1', horseName: 'FIRST HALF', coupledWith: 'A' }),
      aRunner({ programNumber: '1A', horseName: 'SECOND HALF', coupledWith: 'A' }),
      aRunner({ programNumber: '2', horseName: 'ALONE' }),
    ],
  }),
);
const [firstHalf, secondHalf] = ENTRY.starters.map((runner) => ({ runner }));

test('of an entry the horse shown is that of the analyst who picks the ticket first', () => {
  const race = anAnalyzedRace(ENTRY, {
    claude: ranked(
      aHorseOpinion(ENTRY, 1, { score: 1 }),
      aHorseOpinion(ENTRY, 0, { ...firstHalf, score: 0.9 }),
    ),
    openai: ranked(aHorseOpinion(ENTRY, 0, { ...secondHalf, score: 0.1 })),
  });
  assert.is(joined(race, 0).horse.runner.horseName, 'SECOND HALF');
});

test('where neither picks the entry first, the horse is that of who rates it higher', () => {
  const alone = aHorseOpinion(ENTRY, 1, { score: 1 });
  const rated = (claude: number, openai: number) =>
    joined(
      anAnalyzedRace(ENTRY, {
        claude: ranked(alone, aHorseOpinion(ENTRY, 0, { ...firstHalf, score: claude })),
        openai: ranked(alone, aHorseOpinion(ENTRY, 0, { ...secondHalf, score: openai })),
      }),
      0,
    ).horse.runner.horseName;
  assert.equal([rated(0.2, 0.3), rated(0.3, 0.2)], ['SECOND HALF', 'FIRST HALF']);
});

const sure = (index: number): HorseOpinion => row(index, { agreement: 80 });

test('the same first horse and both sure is High, one unsure is Medium', () => {
  const consensus = (agreement: number | null) =>
    raceConsensus(
      raceOf({ claude: ranked(sure(first)), openai: ranked(row(first, { agreement })) }),
      NO_BETS,
    );
  assert.equal([70, 69, null].map(consensus), ['High', 'Medium', 'Medium']);
});

test('two horses, each a value bet of the other analyst, is Medium; one alone is Low', () => {
  const race = raceOf({
    claude: ranked(sure(first), sure(second)),
    openai: ranked(sure(second), sure(first)),
  });
  assert.is(raceConsensus(race, { claude: betOn(second), openai: betOn(first) }), 'Medium');
  assert.is(raceConsensus(race, { claude: betOn(second), openai: [] }), 'Low');
  assert.is(raceConsensus(race, NO_BETS), 'Low');
});

test('the other’s pick as a longshot counts as naming it', () => {
  const race = raceOf({
    claude: ranked(sure(first), row(fifth, { score: 0.4 })),
    openai: ranked(sure(fifth), row(first)),
  });
  assert.is(raceConsensus(race, { claude: [], openai: betOn(first) }), 'Medium');
});

test('while an analyst is silent the agreement is pending', () => {
  assert.is(raceConsensus(raceOf({ claude: ranked(sure(first)), openai: null }), NO_BETS), 'Pending');
});

test('the first ticket is what both choose, or of two choices the likelier one', () => {
  const bothLike = raceOf({ claude: ranked(row(fifth)), openai: ranked(row(fifth)) });
  assert.is(firstChoice(bothLike)?.index, fifth);
  const split = { claude: ranked(row(fifth)), openai: ranked(row(second)) };
  assert.is(firstChoice(raceOf(split))?.index, second);
  assert.is(firstChoice(raceOf(split, { model: [0.1, 0.2, 0.1, 0.1, 0.4, 0.1] }))?.index, fifth);
});

test('a horse that neither picks is not the first ticket, however likely', () => {
  const race = raceOf({ claude: ranked(row(fifth), row(first)), openai: null });
  assert.is(firstChoice(race)?.index, fifth);
  assert.is(firstChoice(raceOf({ claude: null, openai: null })), null);
  assert.is(firstChoice(raceOf({ claude: ranked(), openai: ranked() })), null);
});

const reasonsOf: Readonly<Record<Slot, HorseOpinion>> = {
  claude: row(first, { reasons: [aReason(0.5, 'ran 96')] }),
  openai: row(first, { reasons: [aReason(0.4, 'lone speed')] }),
};

test('the reasons are given analyst by analyst, a silent one left out', () => {
  const { claude, openai } = reasonsOf;
  assert.is(
    joinedReasoning(joined(raceOf({ claude: ranked(claude), openai: ranked(openai) }), first)),
    'Form analyst. Paper Lantern 1: ran 96. Pace analyst. Paper Lantern 1: lone speed.',
  );
  assert.is(
    joinedReasoning(joined(raceOf({ claude: null, openai: ranked(openai) }), first)),
    'Pace analyst. Paper Lantern 1: lone speed.',
  );
});

test('the pick names the horse each analyst chose, which need not be the pick', () => {
  const race = raceOf({
    claude: ranked(reasonsOf.claude, row(second)),
    openai: ranked(row(second, { reasons: [aReason(0.4, 'lone speed')] }), row(first)),
  });
  const pick = primaryPick(race, present(firstChoice(race)), 'Low');
  assert.equal(
    [pick.horse, pick.claudeHorse, pick.openaiHorse],
    ['PAPER LANTERN 1', 'PAPER LANTERN 1', 'PAPER LANTERN 2'],
  );
  assert.equal(
    [pick.claudeReason, pick.openaiReason, pick.aiConsensus],
    ['Paper Lantern 1: ran 96.', 'Paper Lantern 2: lone speed.', 'Low'],
  );
});

test('an unknown post stays unknown in the pick', () => {
  const runner = aRunner({ postPosition: null, horseKey: horseKey('UNDRAWN', 2021, null) });
  const undrawn = evidenceOn(aRace({ runners: [runner] }));
  const race = anAnalyzedRace(undrawn, { claude: ranked(aHorseOpinion(undrawn, 0)), openai: null });
  const pick = primaryPick(race, present(firstChoice(race)), 'Pending');
  assert.equal([pick.postPosition, pick.openaiHorse, pick.openaiReason], [null, null, null]);
});

test.run();
