import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { DEMO_FIRST_POST, DEMO_SEED } from '#adapters/simulation/demo-day.ts';
import type { Debate, ReportedRound } from '#core/assistant/debate/debate.ts';
import { trackOrRefusal } from '#core/card/days-card.ts';
import type { Card } from '#core/card/race.ts';
import { sentencesOf } from '#core/fact-check/sentences.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { realData } from '#test/support/real-data.ts';

const test = suite('Whole debates of the built-in analysts');
const path = realData('drf/SAR0607.DRF');

const statementsOf = ({ round1, round2, round3 }: Pick<Debate, 'round1' | 'round2' | 'round3'>) => [
  round1.claude.reasoning,
  round1.gpt.reasoning,
  round2.claudeCritique.critique,
  round2.gptCritique.critique,
  round3.claudeFinal.explanation,
  round3.gptFinal.explanation,
];

const inWords = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const saidTwice = (debate: Debate): readonly string[] => {
  const sentences = statementsOf(debate).flatMap(sentencesOf).map(inWords);
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
};

/** Every race of a card debated an hour before its first race, with what was reported on the way. */
async function debatesOf(card: Card) {
  const first = Math.min(...card.races.map(({ postTime }) => postTime ?? Number.POSITIVE_INFINITY));
  const now = (
    Number.isFinite(first) ? first - 3_600_000 : parseInstant(`${card.day}T09:00:00-04:00`)
  ) as Instant;
  const { holdDebate } = await openAssistant({ card, now });
  const debates: { readonly debate: Debate; readonly reported: readonly ReportedRound[] }[] = [];
  for (const { number, runners } of card.races) {
    if (runners.every(({ isScratched }) => isScratched)) continue;
    const reported: ReportedRound[] = [];
    const { run } = await holdDebate({ track: card.trackSlug, raceNumber: number, askedBy: null });
    debates.push({ debate: await run((round) => reported.push(round)), reported });
  }
  return debates;
}

async function saysNothingTwice(card: Card): Promise<void> {
  const debates = await debatesOf(card);
  assert.ok(debates.length > 0);
  for (const { debate, reported } of debates) {
    assert.equal(saidTwice(debate), [], `race ${debate.raceNumber}`);
    assert.ok(statementsOf(debate).every((text) => text.length >= 20));
    assert.not.match(
      statementsOf(debate).join(' '),
      /gives no reason of its own|not said before|adds nothing to/,
    );
    assert.equal(
      debate.checks.filter(({ verdict }) => verdict === 'wrong'),
      [],
    );
    const { round1, round2, round3 } = debate;
    assert.equal(Object.assign({}, ...reported, { speakers: null }), {
      round1,
      round2,
      round3,
      speakers: null,
    });
  }
}

const demoCard = (seed: number): Card =>
  makeDemoCard({
    seed,
    day: '2026-08-01' as RaceDay,
    track: trackOrRefusal('saratoga'),
    firstPost: DEMO_FIRST_POST,
  });

test('on the card of the demo day no sentence is said twice, and what is reported on the way is what stands', () =>
  saysNothingTwice(demoCard(DEMO_SEED)));

for (const seed of [1, 2, 3])
  test(`nor on another invented card (${seed})`, () => saysNothingTwice(demoCard(seed)));

test('nor in a race of horses of which nothing but a price is known', () =>
  saysNothingTwice(
    aCard({
      races: [
        aRace({
          runners: ['1', '2', '3'].map((programNumber) =>
            aRunner({ programNumber, pastPerformances: [], workouts: [], jockey: null, trainer: null }),
          ),
        }),
      ],
    }),
  ));

if (path !== null)
  test('nor on a real Saratoga card', async () => {
    const { card } = await readBrisnetCardFile(path, parseInstant('2025-06-07T11:00:00-04:00') as Instant);
    await saysNothingTwice(card);
  });

test.run();
