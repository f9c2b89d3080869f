import { distanceText } from '#core/card/distance.ts';
import { horseName } from '#core/card/horse-name.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Record4, Runner } from '#core/card/runner.ts';
import { courseOf } from '#core/card/surface.ts';
import { trackName } from '#core/card/tracks/names.ts';
import type { Workout } from '#core/card/workout.ts';
import { ordinal } from '#core/handicapping/angles/wording.ts';
import type { Evidence } from '#core/handicapping/evidence.ts';
import { dayText } from '#core/kernel/day-text.ts';
import { daysBetween } from '#core/kernel/race-day.ts';
import { present } from '#test/support/present.ts';

/** A fact of the card in several wordings; `{n}` stands for the horse, `{v}` for the value. */
export interface FactSentences {
  readonly kind: string;
  readonly wordings: readonly string[];
  /** As the card has it; null where it tells nothing. */
  readonly right: (runner: Runner, evidence: Evidence) => string | null;
  /** Something else of the kind; null where there is nothing else. */
  readonly wrong: (runner: Runner, evidence: Evidence) => string | null;
}

const other = <One>(all: readonly One[], isWrong: (one: One) => boolean): One | null =>
  all.find(isWrong) ?? null;
const text = (value: number | string | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** `Robin Lane` of `LANE ROBIN`. */
export const personText = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => !/^(?:JR|SR|II|III|IV)$/i.test(word));
  const turned = /^[A-Z' -]+$/.test(name) ? [...words.slice(1), words[0] ?? ''] : words;
  return turned.map((word) => horseName(word)).join(' ');
};

const family = (name: string): string =>
  /^[A-Z' -]+$/.test(name) ? (name.split(/\s+/)[0] ?? '') : (name.split(/\s+/).at(-1) ?? '');
const isOtherPerson = (name: string, ownName: string | undefined): boolean =>
  ownName !== undefined &&
  !name
    .toUpperCase()
    .split(/\s+/)
    .some((word) => word.length > 1 && ownName.toUpperCase().split(/\s+/).includes(word));

const jockeys = ({ runners }: Evidence): readonly string[] =>
  runners.flatMap(({ jockey }) => jockey?.name ?? []);
const trainers = ({ runners }: Evidence): readonly string[] =>
  runners.flatMap(({ trainer }) => trainer?.name ?? []);
const lines = ({ starters }: Evidence): readonly string[] =>
  starters.flatMap(({ morningLine }) => morningLine?.text ?? []);
const figuresOf = ({ pastPerformances, ratings }: Runner): readonly number[] => [
  ...present(pastPerformances).flatMap(({ speedFigure }) => speedFigure ?? []),
  ...Object.values(ratings).filter((value): value is number => typeof value === 'number'),
  ...present(pastPerformances).flatMap(({ pace2f, pace4f, pace6f, latePace }) =>
    [pace2f, pace4f, pace6f, latePace].filter((one) => one !== null),
  ),
];
const ofRecord =
  (part: 'life' | 'distance', textOf: (record: Record4) => string | null) =>
  ({ records }: Runner): string | null =>
    textOf(present(present(records)[part]));
const ofLastRace =
  (textOf: (last: PastPerformance | undefined, evidence: Evidence) => string | null) =>
  ({ pastPerformances }: Runner, evidence: Evidence): string | null =>
    textOf(present(pastPerformances)[0], evidence);
const ofLastWork =
  (textOf: (work: Workout | undefined) => string | null) =>
  ({ workouts }: Runner): string | null =>
    textOf(present(workouts)[0]);
const unusedFigure = (runner: Runner): number => {
  const used = new Set(figuresOf(runner).map(Math.round));
  let figure = 71;
  while (used.has(figure) || used.has(figure + 1) || used.has(figure - 1)) figure += 3;
  return figure;
};

const TRACKS = ['Keeneland', 'Santa Anita', 'Oaklawn', 'Woodbine', 'Aqueduct', 'Gulfstream'];
const STYLE_WORDS = { E: 'front-runner', 'E/P': 'front-runner', P: 'stalker', S: 'closer' } as const;
const WRONG_STYLE = { E: 'deep closer', 'E/P': 'deep closer', P: 'front-runner', S: 'front-runner' } as const;
const SEXES = ['colt', 'gelding', 'filly', 'mare', 'ridgling'];

export const FACTS: readonly FactSentences[] = [
  {
    kind: 'post',
    wordings: [
      '{n} breaks from post {v}.',
      'Drawn in post {v}, {n} should find a good trip.',
      'I like that {n} starts from post position {v} today.',
      '{n} has the {v} hole.',
      'From gate {v}, {n} can dictate terms.',
    ],
    right: ({ postPosition }) => text(postPosition),
    wrong: ({ postPosition }, { starters }) =>
      text(
        other(
          starters.map((runner) => runner.postPosition),
          (one) => one !== postPosition,
        ),
      ),
  },
  {
    kind: 'jockey',
    wordings: [
      '{n} is ridden by {v}.',
      '{v} rides {n}, and that helps.',
      'Jockey {v} gets the best out of {n}.',
      'With {v} aboard, {n} is a threat.',
      '{n} keeps {v} in the saddle.',
    ],
    right: ({ jockey }) => (jockey === null ? null : personText(jockey.name)),
    wrong: ({ jockey }, evidence) => {
      const otherJockey = other(jockeys(evidence), (name) => isOtherPerson(name, jockey?.name));
      return otherJockey === null ? null : personText(otherJockey);
    },
  },
  {
    kind: 'trainer',
    wordings: [
      '{n} is trained by {v}.',
      'Trainer {v} has {n} ready.',
      '{v} saddles {n} off a useful work tab.',
      '{v} trains {n}.',
      'The {v}-trained {n} is dangerous.',
    ],
    right: ({ trainer }) => (trainer === null ? null : personText(trainer.name)),
    wrong: ({ trainer }, evidence) => {
      const otherTrainer = other(trainers(evidence), (name) => isOtherPerson(name, trainer?.name));
      return otherTrainer === null ? null : personText(otherTrainer);
    },
  },
  {
    kind: 'jockey by family name',
    wordings: [
      '{n} has jockey {v} today.',
      '{v} rides {n} for the first time.',
      '{n}, with {v} up, is the horse to beat.',
    ],
    right: ({ jockey }) => (jockey === null ? null : horseName(family(jockey.name))),
    wrong: ({ jockey }, evidence) => {
      const otherJockey = other(jockeys(evidence), (name) => isOtherPerson(name, jockey?.name));
      return otherJockey === null ? null : horseName(family(otherJockey));
    },
  },
  {
    kind: 'morning line',
    wordings: [
      '{n} is {v} on the morning line.',
      'At a morning line of {v}, {n} is a fair price.',
      'The morning line has {n} at {v}.',
      '{n} (morning line {v}) looks vulnerable.',
      '{n} at {v} offers value.',
    ],
    right: ({ morningLine }) => text(morningLine?.text),
    wrong: ({ morningLine }, evidence) =>
      text(other([...lines(evidence), '47-1'], (one) => one !== morningLine?.text)),
  },
  {
    kind: 'last figure',
    wordings: [
      '{n} earned a {v} speed figure last time out.',
      '{n} ran a {v} in its last start.',
      "{n}'s last figure was {v}.",
      'The latest figure of {v} makes {n} a contender.',
    ],
    right: ({ pastPerformances }) => text(present(pastPerformances)[0]?.speedFigure),
    wrong: (runner) =>
      present(runner.pastPerformances)[0]?.speedFigure === null ||
      present(runner.pastPerformances).length === 0
        ? null
        : text(unusedFigure(runner)),
  },
  {
    kind: 'any figure',
    wordings: [
      '{n} has posted a {v} before.',
      '{n} owns a speed figure of {v}.',
      '{n} has run a figure of {v} and can do so again.',
    ],
    right: ({ pastPerformances }) => text(present(pastPerformances)[1]?.speedFigure),
    wrong: (runner) => (present(runner.pastPerformances).length < 2 ? null : text(unusedFigure(runner))),
  },
  {
    kind: 'last track',
    wordings: [
      '{n} last raced at {v}.',
      '{n} exits a race at {v}.',
      'Last time out at {v}, {n} ran well.',
      '{n} comes off a start at {v}.',
    ],
    right: ofLastRace((last) =>
      last === undefined || !TRACKS.concat('Saratoga', 'Belmont').includes(trackName(last.track))
        ? null
        : trackName(last.track),
    ),
    wrong: ofLastRace((last) =>
      last === undefined ? null : other(TRACKS, (one) => one !== trackName(last.track)),
    ),
  },
  {
    kind: 'last day',
    wordings: [
      '{n} last raced on {v}.',
      "{n}'s latest start came on {v}.",
      'Its last race, on {v}, suits {n}.',
      '{n} has not raced since {v}.',
    ],
    right: ofLastRace((last) => (last === undefined ? null : dayText(last.day))),
    wrong: ofLastRace((last) =>
      last === undefined ? null : dayText(last.day) === 'Feb 3' ? 'Mar 9' : 'Feb 3',
    ),
  },
  {
    kind: 'layoff',
    wordings: [
      '{n} returns off a {v}-day layoff.',
      '{n} has been off {v} days.',
      '{n} last ran {v} days ago.',
      'This is the first start in {v} days for {n}.',
    ],
    right: ofLastRace((last, { race }) =>
      last === undefined ? null : text(daysBetween(last.day, race.day)),
    ),
    wrong: ofLastRace((last, { race }) =>
      last === undefined ? null : text(daysBetween(last.day, race.day) + 37),
    ),
  },
  {
    kind: 'last place',
    wordings: [
      '{n} finished {v} last time out.',
      '{n} was {v} in its last start.',
      'Last out {n} ran {v}.',
      '{n} checked in {v} last time.',
    ],
    right: ofLastRace((last) =>
      last?.official === null || last === undefined ? null : ordinal(last.official),
    ),
    wrong: ofLastRace((last) =>
      last === undefined || last.official === null
        ? null
        : ordinal(
            other([1, 2, 3, 4, 5], (one) => one !== last.official && one !== last.crossed.position) ?? 9,
          ),
    ),
  },
  {
    kind: 'record',
    wordings: [
      '{n} is {v} lifetime.',
      'With a record of {v}, {n} knows how to win.',
      '{n} has a career mark of {v}.',
    ],
    right: ofRecord('life', (life) => (life.starts === 0 ? null : `${life.wins} for ${life.starts}`)),
    wrong: ofRecord('life', (life) => (life.starts === 0 ? null : `${life.wins + 1} for ${life.starts + 2}`)),
  },
  {
    kind: 'wins',
    wordings: ['{n} has {v} career wins.', '{n} has won {v} times.', '{n} boasts {v} wins.'],
    right: ofRecord('life', (life) => (life.wins < 2 ? null : text(life.wins))),
    wrong: ofRecord('life', (life) => (life.wins < 2 ? null : text(life.wins + 3))),
  },
  {
    kind: 'starts',
    wordings: [
      '{n} has made {v} starts.',
      'In {v} career starts, {n} has earned a following.',
      '{n} has {v} lifetime starts.',
    ],
    right: ofRecord('life', (life) => (life.starts < 2 ? null : text(life.starts))),
    wrong: ofRecord('life', (life) => (life.starts < 2 ? null : text(life.starts + 4))),
  },
  {
    kind: 'distance record',
    wordings: ['{n} is {v} at the distance.', 'At the distance, {n} stands {v}.'],
    right: ofRecord('distance', (distance) =>
      distance.starts === 0 ? null : `${distance.wins}-for-${distance.starts}`,
    ),
    wrong: ofRecord('distance', (distance) =>
      distance.starts === 0 ? null : `${distance.wins + 1}-for-${distance.starts + 1}`,
    ),
  },
  {
    kind: 'weight',
    wordings: [
      '{n} carries {v} pounds.',
      'Assigned {v} pounds, {n} gets in well.',
      '{n} totes {v} today.',
      'At {v} lbs, {n} is fairly weighted.',
    ],
    right: ({ weightLb }) => text(weightLb),
    wrong: ({ weightLb, apprenticeAllowanceLb }) =>
      weightLb === null
        ? null
        : text(
            other(
              [112, 128, 117],
              (one) => one !== weightLb && one !== weightLb - (apprenticeAllowanceLb ?? 0),
            ),
          ),
  },
  {
    kind: 'age and sex',
    wordings: ['{n} is a {v}.', 'A {v}, {n} has upside.', '{n}, a {v}, fits the conditions.'],
    right: ({ age, sex }) => (SEXES.includes(present(sex)) ? `${age}-year-old ${sex}` : null),
    wrong: ({ age, sex }) => (SEXES.includes(present(sex)) ? `${present(age) + 2}-year-old ${sex}` : null),
  },
  {
    kind: 'sex',
    wordings: ['The {v} {n} should improve.', '{n} is a {v} with tactical speed.'],
    right: ({ sex }) => (SEXES.includes(present(sex)) ? sex : null),
    wrong: ({ sex }) => (SEXES.includes(present(sex)) ? other(SEXES, (one) => one !== sex) : null),
  },
  {
    kind: 'style',
    wordings: ['{n} is a {v}.', 'A {v}, {n} needs the race to set up.', 'As a {v}, {n} fits this pace.'],
    right: ({ ratings: { runStyle } }) => (runStyle === null ? null : STYLE_WORDS[runStyle]),
    wrong: ({ ratings: { runStyle } }) => (runStyle === null ? null : WRONG_STYLE[runStyle]),
  },
  {
    kind: 'workout',
    wordings: ['{n} worked {v}.', 'A recent work, {v}, has {n} fit.', '{n} breezed {v} in the morning.'],
    right: ofLastWork((work) =>
      work === undefined || work.distanceYards % 220 !== 0 || work.seconds >= 60
        ? null
        : `${work.distanceYards / 220} furlongs in ${work.seconds.toFixed(1)}`,
    ),
    wrong: ofLastWork((work) =>
      work === undefined || work.distanceYards % 220 !== 0 || work.seconds >= 60
        ? null
        : `${work.distanceYards / 220 + 3} furlongs in ${(work.seconds + 7.3).toFixed(1)}`,
    ),
  },
  {
    kind: 'program number',
    wordings: [
      '{n} (#{v}) is my pick.',
      'I land on number {v}, {n}.',
      '#{v} {n} is the one to beat.',
      '{n} wears number {v}.',
    ],
    right: ({ programNumber }) => programNumber,
    wrong: ({ programNumber }, { starters }) =>
      other(
        starters.map((runner) => runner.programNumber),
        (one) => one !== programNumber,
      ),
  },
  {
    kind: 'surface',
    wordings: [
      'This race is on the {v}, where {n} has class.',
      "Today's {v} race suits {n}.",
      '{n} should relish this {v} race.',
    ],
    right: (_, { race }) =>
      ['turf', 'dirt'].includes(courseOf(present(race.surface)).footing)
        ? courseOf(present(race.surface)).footing
        : null,
    wrong: (_, { race }) =>
      courseOf(present(race.surface)).footing === 'turf'
        ? 'dirt'
        : courseOf(present(race.surface)).footing === 'dirt'
          ? 'turf'
          : null,
  },
  {
    kind: 'distance',
    wordings: [
      "Today's {v} should suit {n}.",
      'The race is run at {v}, and {n} handles that.',
      'This race goes {v}, which {n} wants.',
    ],
    right: (_, { race }) => distanceWords(present(race.distanceYards)),
    wrong: (_, { race }) =>
      distanceWords(present(race.distanceYards)) === null
        ? null
        : race.distanceYards === 1540
          ? '5 furlongs'
          : '7 furlongs',
  },
  {
    kind: 'unknown horse',
    wordings: ['{v} breaks from post 2.', '{v} is 3-1 on the morning line.', '{v} has won three times.'],
    right: () => null,
    wrong: () => 'Velvet Anvil',
  },
  {
    kind: 'unknown number',
    wordings: ['Number {v} is the horse to beat.', 'I pick #{v} here.'],
    right: () => null,
    wrong: () => '19',
  },
  {
    kind: 'favorite',
    wordings: ['{n} is {v} morning-line favorite.'],
    right: (runner, evidence) => (isFavorite(runner, evidence) ? 'the' : null),
    wrong: (runner, evidence) =>
      runner.morningLine === null || isFavorite(runner, evidence) || isLiveFavorite(runner, evidence)
        ? null
        : 'the',
  },
];

const toOnes = ({ starters }: Evidence): readonly number[] =>
  starters.flatMap(({ morningLine }) => morningLine?.toOne ?? []);
const isFavorite = ({ morningLine }: Runner, evidence: Evidence): boolean =>
  morningLine !== null && morningLine.toOne === Math.min(...toOnes(evidence));
const isLiveFavorite = (runner: Runner, { interests }: Evidence): boolean => {
  const live = interests.filter(({ price: odds }) => odds?.kind === 'live');
  const least = Math.min(...live.map(({ price: odds }) => odds?.toOne ?? Number.POSITIVE_INFINITY));
  return live.some(({ runners, price: odds }) => runners.includes(runner) && odds?.toOne === least);
};

function distanceWords(yards: number): string | null {
  const text = distanceText(yards);
  if (/^\d( 1\/2)?F$/.test(text)) return text.replace('F', ' furlongs');
  return text === '1 Mile' ? 'one mile' : /Miles$/.test(text) ? text.replace('Miles', 'miles') : null;
}

/** The sentence about a horse; the name is left out where the wording has none. */
export const sentence = (wording: string, runner: Runner, value: string): string =>
  wording.replace('{n}', horseName(runner.horseName)).replace('{v}', value);
