import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { bettingInterests } from '#core/card/betting-interest.ts';
import { type Card, parseRaceId, type Race } from '#core/card/race.ts';
import { horseKey, type Runner } from '#core/card/runner.ts';
import { isTurf } from '#core/card/surface.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import { present } from '#test/support/present.ts';
import { FAMOUS_HORSES, FAMOUS_SURNAMES, plain } from './famous-names.ts';

const test = suite('the demo card');

const DAY = parseRaceDay('2026-08-01') as RaceDay;
const saratoga = FLAGSHIP;
const track = saratoga;
const cardOf = (seed: number, day = DAY): Card => makeDemoCard({ seed, day, track, firstPost: 790 });
const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);
const cards = SEEDS.map((seed) => cardOf(seed));
const races = cards.flatMap((card) => card.races);
const fields = races.flatMap((race) => race.runners.map((runner) => ({ race, runner })));
const where = (race: Race, runner: Runner): string =>
  `${race.id} #${runner.programNumber} ${runner.horseName}`;

test('the same seed makes the same card to the byte, another seed or day another', () => {
  assert.is(JSON.stringify(cardOf(1863)), JSON.stringify(cardOf(1863)));
  assert.is.not(JSON.stringify(cardOf(1863)), JSON.stringify(cardOf(1864)));
  assert.is.not(
    JSON.stringify(cardOf(1863)),
    JSON.stringify(cardOf(1863, parseRaceDay('2025-08-02') as RaceDay)),
  );
});

test('a card says that it is a demo, in its provenance and in every race id', () => {
  for (const card of cards) {
    assert.is(card.provenance.tier, 'demo');
    assert.match(card.provenance.source, /^Demo generator \(seed \d+\)$/);
    for (const race of card.races) assert.is(parseRaceId(race.id)?.isDemo, true);
  }
});

test('a day has nine or ten races half an hour apart, with seven to twelve runners each', () => {
  for (const card of cards) {
    assert.ok(card.races.length === 9 || card.races.length === 10);
    card.races.forEach((race, index) => {
      assert.is(race.number, index + 1);
      assert.ok(race.runners.length >= 7 && race.runners.length <= 12, `${race.id}: ${race.runners.length}`);
      const before = card.races[index - 1]?.postTime;
      if (before === undefined || before === null || race.postTime === null) return;
      const minutes = (race.postTime - before) / 60_000;
      assert.ok(minutes >= 30 && minutes <= 40, String(minutes));
    });
    assert.ok(card.provenance.at < Number(card.races[0]?.postTime));
  }
});

test('the day has sprints and routes on dirt and turf, maidens, claimers, allowances and a graded stakes', () => {
  for (const card of cards) {
    const kinds = new Set(
      card.races.map(
        (race) => `${isTurf(present(race.surface)) ? 'turf' : 'dirt'} ${present(race.distanceYards) >= 1760}`,
      ),
    );
    assert.is(kinds.size, 4);
    const types = new Set(card.races.map((race) => race.raceType));
    for (const type of ['S', 'M', 'C', 'AO', 'N']) assert.ok(types.has(type), type);
    assert.ok(card.races.some((race) => race.grade !== null && race.name !== null));
    for (const ages of ['2', '3', '3+', '4+'])
      assert.ok(card.races.some((race) => race.eligibility.ages === ages));
  }
});

test('once there is a coupled entry, an also-eligible list, a main-track-only list in a turf race, a scratch and first starters', () => {
  for (const card of cards) {
    const having = (holds: (runner: Runner) => boolean): readonly Race[] =>
      card.races.filter((race) => race.runners.some(holds));
    assert.is(having((runner) => runner.coupledWith !== null).length, 1);
    assert.is(having((runner) => runner.listStatus === 'also-eligible').length, 1);
    const mainTrack = having((runner) => runner.listStatus === 'main-track-only');
    assert.equal(
      mainTrack.map((race) => isTurf(present(race.surface))),
      [true],
    );
    assert.is(card.races.flatMap((race) => race.runners).filter((runner) => runner.isScratched).length, 1);
    const newcomers = card.races.map(
      (race) => race.runners.filter((runner) => present(runner.pastPerformances).length === 0).length,
    );
    assert.ok(Math.max(...newcomers) >= 3, `${card.provenance.source}: ${newcomers.join(' ')}`);
  }
});

test('every runner may run: age and sex fit the conditions', () => {
  const females = ['filly', 'mare'];
  for (const { race, runner } of fields) {
    const { ages, sexes } = race.eligibility;
    const youngest = Number(present(ages)[0]);
    assert.ok(
      present(ages).endsWith('+') ? present(runner.age) >= youngest : runner.age === youngest,
      where(race, runner),
    );
    if (sexes !== 'open') assert.ok(females.includes(present(runner.sex)), where(race, runner));
    if (sexes === 'fillies') assert.is(runner.sex, 'filly');
    const grown = ['mare', 'horse'].includes(present(runner.sex));
    if (grown) assert.ok(present(runner.age) >= 5, where(race, runner));
    if (['filly', 'colt'].includes(present(runner.sex)))
      assert.ok(present(runner.age) < 5, where(race, runner));
    if (race.stateBred) assert.is(runner.pedigree.bredIn, 'NY');
    assert.is(runner.horseKey, horseKey(runner.horseName, 2026 - present(runner.age), runner.pedigree.dam));
  }
});

test('a maiden has not won, a horse of a first or second condition has won what it may', () => {
  for (const { race, runner } of fields) {
    const { wins } = present(runner.records?.life);
    if (race.raceType === 'S' || race.raceType === 'M') assert.is(wins, 0, where(race, runner));
    if (present(race.classification).endsWith('n1x')) assert.is(wins, 1, where(race, runner));
    if (present(race.classification).endsWith('n2x')) assert.is(wins, 2, where(race, runner));
    if (race.raceType === 'C' || race.grade !== null) assert.ok(wins >= 1, where(race, runner));
  }
});

test('program numbers, posts, horses and riders are unique in a race; a coupled entry runs as 1 and 1A for one stable', () => {
  for (const race of races) {
    const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
    assert.ok(unique(race.runners.map((runner) => runner.programNumber)), race.id);
    assert.equal(
      race.runners.map((runner) => runner.postPosition),
      race.runners.map((_, runner) => runner + 1),
    );
    assert.ok(unique(race.runners.flatMap((runner) => runner.jockey?.name ?? [])), race.id);
    const coupled = race.runners.filter((runner) => runner.coupledWith !== null);
    if (coupled.length === 0) continue;
    assert.equal(
      coupled.map((runner) => runner.programNumber),
      ['1', '1A'],
    );
    assert.is(
      new Set(coupled.map((runner) => `${runner.owner} ${runner.trainer?.name} ${runner.morningLine?.text}`))
        .size,
      1,
    );
  }
});

test('a claiming price is on its runners and in its conditions', () => {
  for (const race of races) {
    const isClaiming = ['C', 'M', 'AO'].includes(present(race.raceType));
    assert.is(race.claiming !== null, isClaiming, race.id);
    const price = `$${(race.claiming?.low ?? 0) / 1000},000`;
    const conditions = present(race.conditions);
    assert.is(conditions.includes(`Claiming Price ${price}.`), isClaiming, conditions);
    for (const runner of race.runners) {
      if (race.claiming === null) assert.is(runner.claimingPrice, null);
      else if (race.raceType !== 'AO') assert.is(runner.claimingPrice, race.claiming.high);
    }
  }
});

test('conditions name the purse, the distance and the course', () => {
  for (const race of races) {
    const conditions = present(race.conditions);
    assert.ok(conditions.includes(`Purse $${(race.purse ?? 0) / 1000},000.`), conditions);
    assert.match(conditions, isTurf(present(race.surface)) ? /Turf\.$/ : /Dirt\.$/);
    if (race.name !== null) assert.ok(conditions.startsWith(race.name));
  }
});

const lineSum = (runners: readonly Runner[]): number =>
  bettingInterests(runners).reduce(
    (sum, interest) => sum + 1 / (1 + (interest.runners[0]?.morningLine?.toOne ?? 0)),
    0,
  );

test('a morning line adds up to 1.2 to 1.28 over the betting interests of the body, scratched or not', () => {
  for (const race of races) {
    const body = race.runners.filter((runner) => runner.listStatus === null);
    const printed = lineSum(body);
    const left = lineSum(body.filter((runner) => !runner.isScratched));
    assert.ok(printed >= 1.2 && printed <= 1.28, `${race.id}: ${printed}`);
    assert.ok(left >= 1.18 && left <= 1.28, `${race.id}: ${left}`);
  }
});

const ranks = (values: readonly number[]): number[] =>
  values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });

function correlation(some: readonly number[], other: readonly number[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [a, b] = [mean(some), mean(other)];
  const shared = some.reduce((sum, value, index) => sum + (value - a) * ((other[index] ?? b) - b), 0);
  const spread = (values: readonly number[], middle: number): number =>
    Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0));
  return shared / (spread(some, a) * spread(other, b));
}

const recentBest = (runner: Runner): number =>
  Math.max(
    ...present(runner.pastPerformances)
      .slice(0, 3)
      .flatMap((race) => race.speedFigure ?? []),
  );

test('shorter prices go with better recent figures', () => {
  const found = races.flatMap((race) => {
    const runners = race.runners.filter(
      (runner) => present(runner.pastPerformances).length >= 2 && runner.listStatus === null,
    );
    if (runners.length < 5) return [];
    return correlation(
      ranks(runners.map(recentBest)),
      ranks(runners.map((runner) => -(runner.morningLine?.toOne ?? 0))),
    );
  });
  const mean = found.reduce((sum, value) => sum + value, 0) / found.length;
  assert.ok(found.length > 150);
  assert.ok(mean > 0.6 && mean < 0.98, String(mean));
  assert.ok(found.filter((value) => value > 0).length > found.length * 0.97);
});

test('most runners have ten past races, each run before today, newest first, at the age of two or later', () => {
  const full = fields.filter(({ runner }) => present(runner.pastPerformances).length === 10).length;
  assert.ok(full > fields.length * 0.5, `${full} of ${fields.length}`);
  for (const { race, runner } of fields) {
    const days = present(runner.pastPerformances).map((past) => past.day);
    assert.equal(days, [...days].sort().reverse());
    assert.is(new Set(days).size, days.length);
    for (const day of days)
      assert.ok(day < race.day && day >= `${2026 - present(runner.age) + 2}-01-01`, where(race, runner));
    assert.is(runner.daysSinceLast === null, days.length === 0);
    assert.is(runner.ratings.primePower === null, days.length === 0);
  }
});

test('works were done before today, newest first, and a bullet is the best of at least four', () => {
  for (const { race, runner } of fields) {
    assert.ok(present(runner.workouts).length >= 4, where(race, runner));
    const days = present(runner.workouts).map((work) => work.day);
    assert.equal(days, [...days].sort().reverse());
    for (const work of present(runner.workouts)) {
      assert.ok(work.day < race.day && (work.rank ?? 0) <= (work.count ?? 0));
      assert.is(work.isBullet, work.rank === 1 && (work.count ?? 0) >= 4);
      assert.ok(
        work.seconds > work.distanceYards / 20.5 && work.seconds < work.distanceYards / 14.5,
        String(work.seconds),
      );
    }
  }
});

test('the records agree with the lines printed', () => {
  for (const { race, runner } of fields) {
    const { turf, wet, fastDirt, currentYear } = present(runner.records);
    const life = present(runner.records?.life);
    assert.is(Math.min(10, life.starts), present(runner.pastPerformances).length, where(race, runner));
    assert.is(
      present(turf).starts + present(wet).starts + present(fastDirt).starts,
      life.starts,
      where(race, runner),
    );
    assert.ok(life.wins + life.places + life.shows <= life.starts);
    if (life.starts <= 10)
      assert.is(present(runner.pastPerformances).filter((past) => past.official === 1).length, life.wins);
    const year = present(runner.pastPerformances)[0]?.day.slice(0, 4) ?? '2026';
    assert.is(currentYear?.year, Number(year));
  }
});

const pastPerformances = fields.flatMap(({ runner }) =>
  present(runner.pastPerformances).map((past) => ({ past, runner })),
);

test('a running line is possible: positions within the field, the leader first, the first three named', () => {
  let levelThirds = 0;
  for (const { past, runner } of pastPerformances) {
    const size = past.fieldSize ?? 0;
    for (const call of [past.firstCall, past.secondCall, past.stretchCall, past.crossed]) {
      if (call.position === null) continue;
      assert.ok(call.position >= 1 && call.position <= size);
      assert.ok((call.lengths ?? 0) > 0, `${runner.horseName} ${past.day}`);
    }
    assert.is(past.crossed.position === null, past.official === null);
    assert.is(past.firstThree.length, 3);
    const place = past.firstThree.findIndex((horse) => horse.name === runner.horseName) + 1;
    const { position } = past.crossed;
    const isAmongThem = position !== null && position <= 3;
    if (position === 3 && place === 0) levelThirds += 1;
    else assert.is(place > 0, isAmongThem, `${runner.horseName} ${past.day}`);
    if (place > 0) assert.ok(place >= (position ?? 9), `${runner.horseName} ${past.day}`);
    if (position === 1) assert.is(past.crossed.lengths, past.firstThree[place - 1]?.margin);
  }
  assert.ok(levelThirds < pastPerformances.length / 1000, 'only the second of two level thirds is not named');
});

test('times rise call by call and a better figure over the same course is a better time for a winner', () => {
  for (const { past } of pastPerformances) {
    const times = [...past.fractions, past.finalSeconds ?? 0];
    assert.equal(
      times,
      [...times].sort((a, b) => a - b),
    );
    assert.ok(past.fractions.length >= 2 && (past.finalSeconds ?? 0) > 50);
  }
  const sixFurlongs = pastPerformances.filter(
    ({ past }) =>
      past.official === 1 &&
      past.surface === 'dirt' &&
      past.condition === 'FT' &&
      past.distanceYards === 1320,
  );
  const figures = sixFurlongs.map(({ past }) => past.speedFigure ?? 0);
  const times = sixFurlongs.map(({ past }) => past.finalSeconds ?? 0);
  assert.ok(figures.length > 30);
  assert.ok(correlation(figures, times) < -0.7, String(correlation(figures, times)));
});

test('winners pay less than losers, and a finish further back goes with a lower figure', () => {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const lines = pastPerformances.filter(({ past }) => past.official !== null);
  const odds = (won: boolean): number =>
    mean(lines.filter(({ past }) => (past.official === 1) === won).map(({ past }) => past.odds ?? 0));
  assert.ok(odds(true) < odds(false) * 0.7, `${odds(true)} ${odds(false)}`);
  const againstPar = (finish: number): number =>
    mean(
      lines
        .filter(({ past }) => past.official === finish)
        .map(({ past }) => (past.speedFigure ?? 0) - (past.speedPar ?? 0)),
    );
  assert.ok(againstPar(1) > againstPar(3) && againstPar(3) > againstPar(6));
});

test('two horses’ lines of the same race agree', () => {
  let shared = 0;
  for (const card of cards) {
    const lines = new Map<string, string>();
    for (const { past } of card.races.flatMap((race) =>
      race.runners.flatMap((runner) => present(runner.pastPerformances).map((past) => ({ past }))),
    )) {
      if (past.raceNumber === null) continue;
      const { surface, distanceYards, classification, purse, fieldSize, finalSeconds, firstThree } = past;
      const race = { surface, distanceYards, classification, purse, fieldSize, finalSeconds, firstThree };
      const key = `${past.track} ${past.day} ${past.raceNumber}`;
      const before = lines.get(key);
      if (before !== undefined) shared += 1;
      assert.is(before ?? JSON.stringify(race), JSON.stringify(race), key);
      lines.set(key, JSON.stringify(race));
    }
  }
  assert.ok(shared > 100, String(shared));
});

test('a track has one dirt condition a day, whichever horses run', () => {
  const conditions = new Map<string, string | null>();
  for (const { past, runner } of cardOf(3).races.flatMap((race) =>
    race.runners.flatMap((runner) => present(runner.pastPerformances).map((past) => ({ past, runner }))),
  )) {
    if (isTurf(present(past.surface))) continue;
    const key = `${past.track} ${past.day}`;
    assert.is(conditions.get(key) ?? past.condition, past.condition, `${runner.horseName} ${key}`);
    conditions.set(key, past.condition);
  }
});

test('a horse changes hands where it was claimed, and only there', () => {
  const claimed = pastPerformances.filter(({ past }) => past.claimed);
  assert.ok(claimed.length > 20);
  for (const { past } of claimed) assert.match(past.extraComment, /^Claimed from .+, .+ Trainer$/);
  for (const { runner } of fields) {
    present(runner.pastPerformances).forEach((past, pastRace) => {
      const next = present(runner.pastPerformances)[pastRace - 1]?.trainer ?? runner.trainer?.name;
      assert.is(past.trainer !== next, past.claimed, `${runner.horseName} ${past.day}`);
    });
  }
});

test('no name on the card is used twice or is famous', () => {
  const famous = new Set(FAMOUS_HORSES.map(plain));
  const known = new Set(FAMOUS_SURNAMES.map(plain));
  for (const card of cards) {
    const runners = card.races.flatMap((race) => race.runners);
    const horses = runners.map((runner) => plain(runner.horseName));
    assert.is(new Set(horses).size, horses.length);
    assert.equal(
      horses.filter((name) => famous.has(name)),
      [],
    );
    const dams = runners.map((runner) => plain(present(runner.pedigree.dam)));
    assert.equal(
      dams.filter((name) => horses.includes(name)),
      [],
    );
    const people = runners.flatMap((runner) =>
      [runner.jockey?.name ?? [], runner.trainer?.name ?? []].flat(),
    );
    assert.equal(
      people.filter((name) => known.has(plain(name.split(' ').at(-1) ?? ''))),
      [],
    );
    const jockeys = new Set(runners.flatMap((runner) => runner.jockey?.name ?? []));
    assert.equal(
      runners.filter((runner) => jockeys.has(runner.trainer?.name ?? '')),
      [],
    );
  }
});

test('front-runners are consistent: style, early points and first calls agree', () => {
  const leads = fields.filter(({ runner }) => runner.ratings.runStyle === 'E');
  const closers = fields.filter(({ runner }) => runner.ratings.runStyle === 'S');
  const points = (found: typeof fields): number =>
    found.reduce((sum, { runner }) => sum + (runner.ratings.earlyPoints ?? 0), 0) / found.length;
  assert.ok(leads.length > 40 && closers.length > 40);
  assert.ok(points(leads) > 6 && points(closers) < 1.5, `${points(leads)} ${points(closers)}`);
});

test.run();
