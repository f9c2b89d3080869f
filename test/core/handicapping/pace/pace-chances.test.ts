import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { handicapper } from '#config/models.ts';
import { evidenceOf, type Surroundings } from '#core/handicapping/evidence.ts';
import { lineOnRace } from '#core/handicapping/line-on-race.ts';
import { paceChances } from '#core/handicapping/pace/pace-chances.ts';
import { paceScenarios } from '#core/handicapping/pace/pace-scenarios.ts';
import { instant, MINUTE } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';
import { present } from '#test/support/present.ts';

const test = suite('win chances by pace scenario');

const DAY = aRace().day;
const SETTINGS = { lean: 0.25 };

/** Horses 1 to 6; the first two led in their last races, the others came from behind. */
const race = aRace({
  runners: [1, 2, 3, 4, 5, 6].map((number) =>
    aRunner({
      programNumber: String(number),
      pastPerformances: [20, 45, 80].map((days) =>
        aPastRace({
          day: addDays(DAY, -days),
          firstCall: number <= 2 ? { position: 1, lengths: 1 } : { position: 7, lengths: 6 },
        }),
      ),
    }),
  ),
});
const POST = Number(race.postTime);
const boards = [aBoard({ raceId: race.id, at: instant(POST - 5 * MINUTE), prices: [20, 9, 1, 2, 4, 5] })];

const evidenceAt = (minutesOut: number, around: Surroundings = {}, now = race) =>
  evidenceOf(now, new Map(), instant(POST - minutesOut * MINUTE), around);

function heldToLine(evidence: ReturnType<typeof evidenceAt>): void {
  const { rows } = lineOnRace(evidence, handicapper);
  const scenarios = present(paceScenarios(evidence.starters));
  const chances = paceChances(evidence, handicapper, SETTINGS);
  assert.is(chances.length, rows.length);
  for (const { bettingInterest, chance, slow, honest, hot } of chances) {
    assert.is(chance, rows.find(({ interest }) => interest === bettingInterest)?.chance);
    near(scenarios.slow * slow + scenarios.honest * honest + scenarios.hot * hot, chance, 1e-9);
  }
}

test('weighted by the scenarios they are the chances of our line, with a morning line or a board', () => {
  heldToLine(evidenceAt(60));
  heldToLine(evidenceAt(1, { boards }));
});

test('a sealed line keeps its chances here too, whatever model is in use later', () => {
  const fresh = lineOnRace(evidenceAt(60), handicapper);
  const chances = [0.3, 0.25, 0.2, 0.15, 0.06, 0.04];
  const rows = fresh.rows.map((row, index) => ({ ...row, chance: chances[index] ?? 0 }));
  const evidence = evidenceAt(1, { boards, sealedLine: { ...fresh, rows } });
  heldToLine(evidence);
  assert.equal(
    paceChances(evidence, handicapper, SETTINGS).map(({ chance }) => chance),
    chances,
  );
});

test('a scratch makes a new line, and the chances by scenario follow it', () => {
  const sealedLine = lineOnRace(evidenceAt(60), handicapper);
  const runners = race.runners.map((runner) =>
    runner.programNumber === '2' ? { ...runner, isScratched: true } : runner,
  );
  const evidence = evidenceAt(30, { sealedLine }, { ...race, runners });
  assert.is(paceChances(evidence, handicapper, SETTINGS).length, 5);
  heldToLine(evidence);
});

test('no price on the board moves them', () => {
  const without = paceChances(evidenceAt(1), handicapper, SETTINGS);
  assert.equal(paceChances(evidenceAt(1, { boards }), handicapper, SETTINGS), without);
});

test.run();
