import { createHash } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { meetDays } from '#adapters/simulation/meet/calendar.ts';
import { generateSeason, seasonDays, truthOf } from '#adapters/simulation/season.ts';
import type { SeasonDay } from '#adapters/simulation/season-day.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { isStarter } from '#core/card/runner.ts';
import { isTurf } from '#core/card/surface.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { present } from '#test/support/present.ts';
import { aSeason, DEMO_DAY } from './a-season.ts';

const test = suite('the season');

/** The whole meet before the demo day. */
const season = generateSeason(aSeason({ days: 16 }));
const hashOf = (days: readonly SeasonDay[]): string =>
  createHash('sha256').update(JSON.stringify(days)).digest('hex');
const races = season.days.flatMap(({ card, sheet }) =>
  sheet.races.map((result, index) => {
    const race = card.races[index];
    if (race === undefined) throw new Error(`${sheet.day} race ${result.raceNumber} is not on the card`);
    return { day: sheet.day, race, result };
  }),
);

test('the same seed makes the same season to the byte, another seed another', () => {
  const built = (seed: number): string => hashOf(generateSeason(aSeason({ seed, days: 2 })).days);
  assert.is(built(7), built(7));
  assert.is.not(built(7), built(8));
});

test('a shorter season is the end of a longer one', () => {
  assert.is(hashOf([...seasonDays(aSeason({ days: 2 }))]), hashOf(season.days.slice(-2)));
});

test('it ends the day before the demo day and goes back over the race days of the meet, then of earlier ones', () => {
  assert.equal(
    season.days.map(({ day }) => day),
    meetDays(aSeason().track, 2026)
      .filter((day) => day < DEMO_DAY)
      .slice(-16),
  );
  const meet = meetDays(aSeason().track, 2025);
  assert.equal([meet.length, meet[0], meet.at(-1)], [40, '2025-07-10', '2025-09-01']);
});

test('everything says that it is a demo, and of which seed', () => {
  for (const { card, sheet } of season.days) {
    assert.equal([card.provenance.tier, sheet.provenance.tier, sheet.kind], ['demo', 'demo', 'simulation']);
    assert.is(sheet.provenance.source, 'Demo generator (seed 7)');
    assert.ok(card.provenance.at < sheet.provenance.at);
  }
});

test('a day has nine to twelve races, each with five to twelve starters', () => {
  for (const { card } of season.days) assert.ok(card.races.length >= 9 && card.races.length <= 12);
  for (const { result } of races)
    assert.ok(result.starters.length >= 5 && result.starters.length <= 12, String(result.starters.length));
});

test('those whom the card leaves in the race are those who started; the others are scratched for a reason', () => {
  for (const { race, result } of races) {
    const left = race.runners.filter(isStarter).map(({ horseName }) => horseName);
    assert.equal(left.toSorted(), result.starters.map(({ horseName }) => horseName).toSorted(), race.id);
    const out = race.runners.filter((runner) => !isStarter(runner)).map(({ horseName }) => horseName);
    assert.equal(out.toSorted(), result.scratches.map(({ horseName }) => horseName).toSorted(), race.id);
  }
  const reasons = new Set(races.flatMap(({ result }) => result.scratches.map(({ reason }) => reason)));
  for (const reason of ['Veterinarian', 'Also-Eligible', 'Main-Track-Only'])
    assert.ok(reasons.has(reason), reason);
});

test('on a wet day turf races are run on the dirt, without those who came for the grass', () => {
  const moved = races.filter(({ result }) => result.offTheTurf);
  assert.ok(moved.length > 0);
  for (const { race, result } of moved) {
    assert.equal([race.surface, result.surface], ['dirt', 'dirt']);
    assert.match(present(race.conditions), /Turf\.$/);
  }
  assert.ok(moved.some(({ result }) => result.scratches.some(({ reason }) => reason === 'Off-Turf')));
  const days = new Set(moved.map(({ day }) => day));
  assert.ok(!races.some(({ day, race }) => days.has(day) && isTurf(present(race.surface))));
});

const finisherOf = (result: RaceResult, name: string): Finisher => {
  const found = result.starters.find(({ horseName }) => horseName === name);
  if (found === undefined) throw new Error(`${name} did not run in race ${result.raceNumber}`);
  return found;
};

function assertSame(past: PastPerformance, name: string): void {
  const sheet = season.days.find(({ day }) => day === past.day)?.sheet;
  const result = sheet?.races.find(({ raceNumber }) => raceNumber === past.raceNumber);
  if (result === undefined) throw new Error(`${name}: no race ${past.raceNumber} on ${past.day}`);
  const ran = finisherOf(result, name);
  assert.equal(
    [past.official, past.odds, past.jockey, past.trainer, past.weightLb, past.postPosition],
    [ran.official, ran.odds, ran.jockeyName, ran.trainerName, ran.weightLb, ran.postPosition],
    `${name} ${past.day}`,
  );
  assert.equal(
    [past.surface, past.distanceYards, past.finalSeconds, past.fieldSize, past.takenOffTurf],
    [
      result.surface,
      result.distanceYards,
      result.finalTimeSeconds,
      result.starters.length,
      result.offTheTurf,
    ],
  );
}

test('past races of the meet, on its cards and on the demo card, are races that were run', () => {
  const cards = [...season.days.map(({ card }) => card), makeDemoCard(aSeason())];
  let reported = 0;
  for (const runner of cards.flatMap((card) => card.races.flatMap((race) => race.runners))) {
    for (const past of present(runner.pastPerformances).filter(
      ({ track, day }) => track === 'SAR' && day >= '2025-01-01',
    )) {
      assertSame(past, runner.horseName);
      reported += 1;
    }
  }
  assert.ok(reported > 150, String(reported));
});

test('a horse is the same on every card: its blood, its birth, the works seen before', () => {
  const earlierWorks = new Map<string, string>();
  const works = new Map<string, string>();
  for (const runner of races.flatMap(({ race }) => race.runners)) {
    const { horseKey, color, pedigree } = runner;
    const cards = JSON.stringify([color, pedigree]);
    assert.is(earlierWorks.get(horseKey) ?? cards, cards, runner.horseName);
    earlierWorks.set(horseKey, cards);
    for (const work of present(runner.workouts)) {
      const key = `${horseKey} ${work.day}`;
      assert.is(works.get(key) ?? JSON.stringify(work), JSON.stringify(work), key);
      works.set(key, JSON.stringify(work));
    }
  }
  assert.ok(earlierWorks.size < races.reduce((sum, { race }) => sum + race.runners.length, 0));
});

test('calls lead from the gate to the wire: every position once, the leader at no length', () => {
  for (const { race, result } of races) {
    const [first] = result.starters;
    if (first === undefined || first.calls.length === 0) continue;
    first.calls.forEach(({ label }, call) => {
      const positions = result.starters.flatMap(({ calls }) => calls[call]?.position ?? []);
      assert.equal(
        positions.toSorted((a, b) => a - b),
        positions.map((_, place) => place + 1),
        `${race.id} ${label}`,
      );
    });
    assert.is(first.behind, 0);
    const times = [...result.fractions, result.finalTimeSeconds].map(Number);
    assert.equal(
      times,
      times.toSorted((a, b) => a - b),
      race.id,
    );
  }
});

test('horses made to lead are in front early', () => {
  const early = new Map(
    season.ran.flatMap((today) =>
      today.races.flatMap((race) =>
        race.finishes.map(({ entry }) => [`${race.id} ${entry.programNumber}`, entry.trainee.original.early]),
      ),
    ),
  );
  const firstCalls = races.flatMap(({ race, result }) =>
    result.starters.flatMap(({ programNumber, calls }) => {
      const position = calls.find(({ label }) => label === '1/4')?.position;
      return position === 1 ? [early.get(`${race.id} ${programNumber}`) ?? 0] : [];
    }),
  );
  const mean = firstCalls.reduce((sum, value) => sum + value, 0) / firstCalls.length;
  assert.ok(mean > 0.78, String(mean));
});

test('feeds have gaps: days without weather, races without calls', () => {
  const seasonDays = season.days.filter(({ sheet }) => sheet.races.every(({ weather }) => weather !== null));
  assert.ok(seasonDays.length < season.days.length && seasonDays.length > 0);
  const called = races.filter(({ result }) => (result.starters[0]?.calls.length ?? 0) > 0);
  assert.ok(called.length < races.length && called.length > races.length * 0.8);
});

test('boards are seen through the last half hour, money only comes in, and the last one is what paid', () => {
  for (const { snapshots, sheet } of season.days) {
    for (const [index, { raceId, minutesToPost, interests, winPool }] of snapshots.entries()) {
      const next = snapshots[index + 1];
      if (next?.raceId === raceId) {
        assert.ok(next.minutesToPost < minutesToPost && next.winPool >= winPool);
        for (const [which, { dollars }] of interests.entries())
          assert.ok((next.interests[which]?.dollars ?? 0) >= dollars);
      } else assert.is(minutesToPost, 0);
    }
    const last = snapshots.filter(({ minutesToPost }) => minutesToPost === 0);
    last.forEach(({ interests }, index) => {
      for (const { interest, toOne, displayed } of interests) {
        const found = sheet.races[index]?.starters.find(
          ({ bettingInterest }) => bettingInterest === interest,
        );
        assert.is(found?.odds, toOne);
        assert.ok(displayed <= toOne && toOne - displayed < Math.max(1, toOne - 98));
      }
    });
  }
});

test('the truth names the chance of every betting interest that started, and the chances sum to one', () => {
  const { chances } = truthOf(season);
  assert.is(chances.size, races.length);
  for (const { race, result } of races) {
    const found = chances.get(race.id) ?? new Map<string, number>();
    const interests = new Set(result.starters.map(({ bettingInterest }) => bettingInterest));
    assert.equal([...found.keys()].toSorted(), [...interests].toSorted(), race.id);
    const sum = [...found.values()].reduce((total, chance) => total + chance, 0);
    assert.ok(Math.abs(sum - 1) < 1e-12, `${race.id}: ${sum}`);
  }
});

test.run();
