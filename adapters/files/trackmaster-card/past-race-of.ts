import { MILE } from '#core/card/distance.ts';
import { gradeOf } from '#core/card/grade.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { pastClassText } from '../card-file/class-text.ts';
import { yardsOf } from '../card-file/distance.ts';
import type { Facts } from '../card-file/facts.ts';
import { horseNameOf, personNameOf } from '../card-file/names.ts';
import { COURSES, meaningOf, meaningOfText, RACE_TYPES, SEXES_ADMITTED } from '../card-file/race-codes.ts';
import { PAST_MEDICATIONS } from './codes.ts';
import { lineDetailOf } from './line-detail-of.ts';
import { runningLineOf } from './running-line.ts';

const SCRATCHED = 'SCR';
/** From this distance up, a sprint's second call is at the half; below it, at three-eighths. */
const SIX_FURLONGS = 1320;

/** Whether the line is for a race the horse was scratched from. */
export const isScratch = (facts: Facts): boolean => facts.text('racetype') === SCRATCHED;

/** Text after a line that is not a race name. */
const NO_NAME = /^(?:Claimed from|Placed |Disqualified|Dead heat)/i;

/** After a stakes or a foreign race, the race name comes first: `Diana S. - in hand`, `Mil Guineas - SAN ISIDRO (Argentina) -`. */
function nameAndRest(facts: Facts): { readonly raceName: string | null; readonly rest: string } {
  const text = facts.text('lineafter');
  const isNamed = /^(STK|HCP)$/.test(facts.text('racetype')) || facts.text('domesticpp') === '0';
  if (!isNamed || text === '' || NO_NAME.test(text)) return { raceName: null, rest: text };
  const [name = '', ...rest] = text.split(/\s-(?:\s|$)/);
  return { raceName: name.trim() || null, rest: rest.join(' - ').trim() };
}

type Named = Pick<PastPerformance, 'raceName' | 'extraComment'>;

function namedBy(facts: Facts): Named {
  const { raceName, rest } = nameAndRest(facts);
  const deadHeat = facts.text('dqindicato') === 'DH' ? 'Dead heat' : '';
  const repeats = rest === facts.text('longcommen') || raceName !== null;
  const extras = [deadHeat, repeats ? '' : rest, facts.text('linebefore')].filter((text) => text !== '');
  return { raceName, extraComment: extras.join('; ') };
}

const COMPANY = [
  ['complineho', 'complinele'],
  ['complineh2', 'complinel2'],
  ['complineh3', 'complinel3'],
] as const;

const firstThreeOf = (facts: Facts): PastPerformance['firstThree'] =>
  COMPANY.flatMap(([nameOf, marginOf]) => {
    const name = horseNameOf(facts.text(nameOf));
    const margin = facts.number(marginOf);
    return name === '' ? [] : [{ name, margin: margin === null ? null : margin / 100 }];
  });

/** Whether the equipment has a letter. Null for a foreign race, and if the line does not give the equipment. */
const wore = (facts: Facts, letter: 'B' | 'F'): boolean | null =>
  facts.text('domesticpp') === '0' || !facts.has('equipment')
    ? null
    : facts.text('equipment').includes(letter);

const NO_VARIANT = -97;

type Figures = Pick<
  PastPerformance,
  'speedFigure' | 'pace2f' | 'pace4f' | 'pace6f' | 'trackVariant' | 'figureScale' | 'trackmaster'
>;

/** TrackMaster's figures: at the quarter and the half in a sprint, at the half and three-quarters in a route. */
function figuresOf(facts: Facts, yards: number | null): Figures {
  const [first, second] = [facts.aboveZero('pacefigure'), facts.aboveZero('pacefigur2')];
  const isRoute = yards !== null && yards >= MILE;
  const variant = facts.number('trackvaria');
  return {
    speedFigure: facts.aboveZero('speedfigur'),
    pace2f: yards === null || isRoute ? null : first,
    pace4f: isRoute ? first : yards !== null && yards >= SIX_FURLONGS ? second : null,
    pace6f: isRoute ? second : null,
    trackVariant: variant === NO_VARIANT ? null : variant,
    figureScale: 'TrackMaster',
    trackmaster: {
      classRating: facts.aboveZero('classratin'),
      winnersFigure: facts.aboveZero('winnersspe'),
      ownSeconds: facts.aboveZero('horsetimef'),
      frontWraps: wore(facts, 'F'),
    },
  };
}

type Setting = Pick<
  PastPerformance,
  | 'surface'
  | 'condition'
  | 'distanceYards'
  | 'isAbout'
  | 'takenOffTurf'
  | 'raceType'
  | 'grade'
  | 'classification'
  | 'purse'
  | 'claimingPrice'
  | 'fieldSize'
>;

const isClaimed = (facts: Facts): boolean =>
  facts.number('horseclaim') === 1 && facts.text('vd_claim') !== 'Y';

/** The horse did not run for the claiming tag. */
const RAN_FOR_NO_TAG = -1;

function settingOf(facts: Facts, yards: number | null): Setting {
  const grade = gradeOf(facts.number('racegrade'));
  const code = facts.text('racetype');
  const [purse, tag] = [facts.aboveZero('purse'), facts.aboveZero('claimprice')];
  const raceType = grade === null ? (meaningOf(RACE_TYPES, code) ?? code) : `G${grade}`;
  const sexes = meaningOf(SEXES_ADMITTED, facts.text('sexrestric'));
  const onlyFemales = sexes === 'fillies' || sexes === 'fillies and mares';
  const isTagged = facts.number('horseclaim') !== RAN_FOR_NO_TAG && !/^(R|T|SST)$/.test(raceType);
  return {
    surface: meaningOf(COURSES, facts.text('courseid')),
    condition: facts.textOrNull('trackcondi'),
    distanceYards: yards,
    isAbout: facts.text('aboutdist') === 'A',
    takenOffTurf: facts.text('pulledofft') === '1',
    raceType,
    grade,
    classification: pastClassText({
      ...{ raceType, purse, grade, onlyFemales },
      claimingPrice: tag,
      limit: facts.text('abbrevcond'),
      isClaimed: isClaimed(facts),
    }),
    purse,
    claimingPrice: isTagged ? tag : null,
    fieldSize: facts.aboveZero('fieldsize'),
  };
}

/** Turns a comment in all lowercase or all capitals into a sentence. */
function sentenceOf(comment: string): string {
  const plain = comment === comment.toUpperCase() ? comment.toLowerCase() : comment;
  return `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}`;
}

/** A past race the horse ran in. Its figures are on TrackMaster's own scale. */
export function pastRaceOf(facts: Facts): PastPerformance {
  const yards = yardsOf(facts.number('distance'), facts.text('disttype'));
  const firstThree = firstThreeOf(facts);
  return {
    day: facts.day('racedate'),
    track: facts.text('trackcode'),
    raceNumber: facts.aboveZero('racenumber'),
    ...settingOf(facts, yards),
    ...namedBy(facts),
    postPosition: facts.aboveZero('postpositi'),
    odds: facts.aboveZero('posttimeod'),
    wasFavorite: facts.aboveZero('posttimeod') === null ? null : facts.text('favorite') === '1',
    weightLb: facts.aboveZero('weightcarr'),
    ...runningLineOf(facts, yards),
    ...figuresOf(facts, yards),
    speedPar: null,
    latePace: null,
    raceShape1: null,
    raceShape2: null,
    jockey: personNameOf(facts.text('jockdisp')),
    trainer: null,
    medication: meaningOfText(PAST_MEDICATIONS, facts, 'medication'),
    blinkers: wore(facts, 'B'),
    claimed: isClaimed(facts),
    firstThree,
    comment: sentenceOf(facts.text('shortcomme')),
    longComment: sentenceOf(facts.text('longcommen')),
    detail: lineDetailOf(facts, firstThree.length),
  };
}
