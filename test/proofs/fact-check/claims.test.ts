import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { analysisFor } from '#config/models.ts';
import { critiqueOf, finalOf, openingOf } from '#core/assistant/debate/built-in-debater.ts';
import { type DebatedRace, moreToSay } from '#core/assistant/debate/more-to-say.ts';
import type { Card } from '#core/card/race.ts';
import { checkStatement } from '#core/fact-check/check-statement.ts';
import { lineOnRace } from '#core/handicapping/line-on-race.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { analyze } from '#core/picks/analysis/analysis.ts';
import { realData } from '#test/support/real-data.ts';
import { FACTS } from './claim-sentences.ts';
import { FREER } from './freer-wordings.ts';
import { evidenceOn, invented, isMarkedWrong, type Planted, planted, spread } from './planted-claims.ts';

const test = suite('Claims about the card in sentences');
const analysis = analysisFor({ isKeySet: false });

function holds(card: Card): void {
  const races = evidenceOn(card);
  const [rights, wrongs] = [planted(races, 'right'), planted(races, 'wrong')];
  const missed = wrongs.filter(({ text, evidence }) => !isMarkedWrong(text, evidence));
  const slandered = rights.filter(({ text, evidence }) => isMarkedWrong(text, evidence));
  assert.ok(wrongs.length > 3_000 && rights.length > 3_000, `${wrongs.length} and ${rights.length}`);
  assert.equal(
    missed.slice(0, 5).map(({ text }) => text),
    [],
  );
  assert.equal(
    slandered.slice(0, 5).map(({ text }) => text),
    [],
  );
}

test('of 100 planted false claims all are caught, and of 100 true ones none is marked wrong', () => {
  const races = evidenceOn(invented());
  const [wrongs, rights] = [spread(planted(races, 'wrong'), 100), spread(planted(races, 'right'), 100)];
  assert.is(wrongs.filter(({ text, evidence }) => isMarkedWrong(text, evidence)).length, 100);
  assert.is(rights.filter(({ text, evidence }) => isMarkedWrong(text, evidence)).length, 0);
  const checkedRights = rights.filter(({ text, evidence }) =>
    checkStatement(text, evidence).some(({ verdict }) => verdict === 'true'),
  );
  assert.ok(checkedRights.length >= 95, `only ${checkedRights.length} of 100 true claims were looked at`);
});

test('the same holds for every fact of every starter of an invented card', () => holds(invented()));

test('freer wordings too: every false one is caught, and no true one is marked wrong', () => {
  const races = evidenceOn(invented());
  const [rights, wrongs] = [planted(races, 'right', FREER), planted(races, 'wrong', FREER)];
  assert.ok(wrongs.length > 5_000 && rights.length > 5_000, `${wrongs.length} and ${rights.length}`);
  const missed = wrongs.filter(({ text, evidence }) => !isMarkedWrong(text, evidence));
  const slandered = rights.filter(({ text, evidence }) => isMarkedWrong(text, evidence));
  assert.equal([texts(missed), texts(slandered)], [[], []]);
});

const texts = (all: readonly { readonly text: string }[]): readonly string[] =>
  all.slice(0, 5).map(({ text }) => text);

const JOINS = [', and ', ', but ', ', while ', '; ', '. ', ', though '];

/** Sentences about two horses of one race, either of them in its own words. */
function joined(which: readonly ['right' | 'wrong', 'right' | 'wrong'], count: number) {
  const races = evidenceOn(invented());
  const facts = [...FACTS, ...FREER];
  const [firsts, seconds] = which.map((claim) => planted(races, claim, facts)) as [
    readonly Planted[],
    readonly Planted[],
  ];
  return Array.from({ length: count }, (_, index) => {
    const first = firsts[(index * 7_919) % firsts.length] as Planted;
    const others = seconds.filter(({ evidence }) => evidence === first.evidence);
    const second = others[(index * 104_729) % others.length] as Planted;
    const text = `${first.text.replace(/\.$/, '')}${JOINS[index % JOINS.length]}${second.text}`;
    return { text, evidence: first.evidence };
  });
}

test('of a true word on each of two horses in one sentence none is marked wrong', () => {
  const slandered = joined(['right', 'right'], 1_000).filter((claim) =>
    isMarkedWrong(claim.text, claim.evidence),
  );
  assert.equal(texts(slandered), []);
});

test('a false word beside a true one is caught in 95 of 100 sentences at least', () => {
  for (const which of [
    ['right', 'wrong'],
    ['wrong', 'right'],
  ] as const) {
    const all = joined(which, 500);
    const caught = all.filter((claim) => isMarkedWrong(claim.text, claim.evidence));
    assert.ok(caught.length >= 475, `${caught.length} of 500, the ${which.indexOf('wrong') + 1}. one false`);
  }
});

const path = realData('drf/SAR0607.DRF');
if (path !== null) {
  const NOW = parseInstant('2025-06-07T11:00:00-04:00') as Instant;
  test('and for every fact of every starter of a real card', async () => {
    holds((await readBrisnetCardFile(path, NOW)).card);
  });

  test('nothing the built-in debaters say of a real card is marked wrong', async () => {
    noFalseWord((await readBrisnetCardFile(path, NOW)).card);
  });
}

function noFalseWord(card: Card): void {
  for (const evidence of evidenceOn(card)) {
    const race = analyze(evidence, analysis);
    const { claude, openai } = race.opinions;
    if (claude === null || openai === null) continue;
    const line = lineOnRace(evidence, analysis.handicapper);
    const debated = { chances: race.model, picks: { line } } as DebatedRace;
    for (const [opinion, other, side] of [
      [claude, openai, 'claude'],
      [openai, claude, 'gpt'],
    ] as const) {
      const seat = { side, race: debated };
      const picks = [openingOf(opinion), openingOf(other)];
      const [ownPick, pick] = picks.map((opened) => opened?.programNumber ?? '') as [string, string];
      const statements = [
        picks[0]?.reasoning ?? '',
        critiqueOf(opinion, ownPick, pick, seat).critique,
        finalOf(opinion, ownPick, pick, seat).explanation,
        ...moreToSay(opinion, [pick, ownPick], debated),
      ];
      const wrong = statements
        .flatMap((text) => checkStatement(text, evidence))
        .filter(({ verdict }) => verdict === 'wrong');
      assert.equal(wrong, []);
    }
  }
}

test('nothing the built-in debaters say of an invented card is marked wrong', () => noFalseWord(invented()));

test.run();
