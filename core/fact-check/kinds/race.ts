import { distanceText } from '../../card/distance.ts';
import { courseOf, type Footing } from '../../card/surface.ts';
import { zoneOf } from '../../card/track.ts';
import { trackTimeText } from '../../card/track-time.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { minuteOfDayAt, parseClock } from '../../kernel/race-day.ts';
import { countText } from '../../kernel/text.ts';
import { matches, partAround, type RaceClaim, type RaceKind } from '../claim.ts';
import { DISTANCE, NUMBER, numberOf, yardsOf } from '../number-words.ts';

/** About today’s race. */
const TODAY =
  /\btoday(?:['’]s)?\b|\bthis (?:\w+[- ]){0,3}(?:race|event|contest|sprint|route|trip|field|dirt|turf|grass)\b|\b(?:the|this) (?:race|contest|event) (?:is|goes|will|takes|covers|sets)\b|\bit is (?:run|contested)\b|\b(?:the|a) (?:dirt|turf|grass|synthetic) (?:sprint|route)\b|\bthis is an? (?:[\w/]+[- ]){0,4}(?:race|event|contest|sprint|route|test|dash)\b|\bthe (?:distance|trip) is\b|\bwe(?:['’]re| are) (?:on|over|going)\b/i;
const OTHER =
  /\b(?:last|previous|past|recent|won|figure|figures|works?|worked|best|record|starts?|ago|first|for|never)\b/i;
const ABOUT_RACE =
  /\b(?:race|contest|event|sprint|route|field|card)\b|\bthey (?:run|go|race|travel) (?:on|over)\b|\bwe(?:['’]re| are) (?:on|over)\b/i;

const SURFACE =
  /\b(?:the |a |this |today['’]s |on |over )+(?:main |inner |firm |fast )*(turf|grass|dirt|synthetic|main track|tapeta|polytrack)\b/gi;
const LENGTH = /\b(sprint|route)\b(?! (?:race )?record)/gi;
const FIELD = new RegExp(
  `\\bfield of (${NUMBER})\\b|\\b(${NUMBER})[- ](?:horse|runner) field\\b|\\b(${NUMBER}) (?:starters|runners|horses) (?:go|line up|start|face|in the (?:race|field|body))`,
  'gi',
);
const PURSE = /\bpurse(?: of| is)? \$\s?([\d,]+)|\$\s?([\d,]+) (?:purse|pot)\b/gi;
const GRADE = /\b(?:grade|g)[- ]?([123]|I{1,3})\b/gi;
const OFF = /\b(?:post time(?: is| of)?|off at|goes off at|scheduled for) (\d{1,2}:\d{2}(?: ?[ap]\.?m)?)/gi;
const NUMBERED = new RegExp(`\\brace (?:number |no\\. |#)?(${NUMBER})\\b(?! (?:for|wins|starts|days))`, 'gi');

const FOOTINGS: Readonly<Record<string, Footing>> = {
  turf: 'turf',
  grass: 'turf',
  dirt: 'dirt',
  'main track': 'dirt',
  synthetic: 'synthetic',
  tapeta: 'synthetic',
  polytrack: 'synthetic',
};

const ROUTE = 1760;

const claim = (
  kind: string,
  words: string,
  index: number,
  holds: boolean | null,
  fact: string,
): RaceClaim => ({
  kind,
  words,
  index,
  holds,
  fact,
});

/** Whether a part of a text is about today’s race and nothing earlier. */
const isOfToday = (text: string, index: number): boolean => {
  const part = partAround(text, index);
  return TODAY.test(part) && !OTHER.test(part.replace(/\bfirst[- ]level\b/gi, ''));
};

const isAboutRace = (text: string, index: number): boolean => isOfToday(text, index) && ABOUT_RACE.test(text);

const surface: RaceKind = (text, { race }) => {
  const course = race.surface === null ? null : courseOf(race.surface);
  return matches(text, SURFACE)
    .filter(({ index }) => isAboutRace(text, index))
    .map(({ words, index, parts }) => {
      const givenFooting = FOOTINGS[parts[0]?.toLowerCase() ?? ''];
      if (course === null) return claim('surface', words, index, null, 'surface unknown');
      const isOpen = givenFooting === undefined || course.footing === 'jumps';
      const fact = `the race is on ${course.name.toLowerCase()}`;
      return claim('surface', words, index, isOpen ? null : givenFooting === course.footing, fact);
    });
};

const distance: RaceKind = (text, { race }) => {
  const { distanceYards, isAbout } = race;
  const fact =
    distanceYards === null ? 'distance unknown' : `the race is over ${distanceText(distanceYards, isAbout)}`;
  const holds = (fits: (yards: number) => boolean) => (distanceYards === null ? null : fits(distanceYards));
  const raceClaims = matches(text, DISTANCE)
    .filter(({ index }) => isOfToday(text, index))
    .flatMap(({ words, index, parts }) => {
      const yards = yardsOf(parts);
      return yards === null
        ? []
        : [
            claim(
              'distance',
              words,
              index,
              holds((today) => Math.abs(yards - today) < 1),
              fact,
            ),
          ];
    });
  const lengths = matches(text, LENGTH)
    .filter(({ index }) => isOfToday(text, index))
    .map(({ words, index, parts }) => {
      const isClaimedRoute = parts[0]?.toLowerCase() === 'route';
      return claim(
        'distance',
        words,
        index,
        holds((today) => today >= ROUTE === isClaimedRoute),
        fact,
      );
    });
  return [...raceClaims, ...lengths];
};

const GRADES: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, '1': 1, '2': 2, '3': 3 };

const heads: RaceKind = (text, { race, starters, runners }: Evidence) => [
  ...matches(text, FIELD).map(({ words, index, parts }) => {
    const number = numberOf(parts.find((part) => part !== '') ?? '');
    const holds =
      number === starters.length || (number === runners.length && !OTHER.test(partAround(text, index)));
    return claim('field size', words, index, holds, `${starters.length} start`);
  }),
  ...matches(text, PURSE)
    .filter(({ index }) => !OTHER.test(partAround(text, index).replace(/\bfor\b/gi, '')))
    .map(({ words, index, parts }) =>
      claim(
        'purse',
        words,
        index,
        race.purse === null ? null : Number((parts[0] || parts[1] || '').replace(/,/g, '')) === race.purse,
        race.purse === null ? 'purse unknown' : `the purse is $${countText(race.purse)}`,
      ),
    ),
  ...matches(text, GRADE)
    .filter(({ index }) => isOfToday(text, index))
    .map(({ words, index, parts }) =>
      claim(
        'grade',
        words,
        index,
        GRADES[parts[0]?.toLowerCase() ?? ''] === race.grade,
        race.grade === null ? 'the race has no grade' : `the race is a grade ${race.grade}`,
      ),
    ),
  ...matches(text, OFF).map(({ words, index, parts }) => {
    if (race.postTime === null) return claim('post time', words, index, null, 'post time unknown');
    const minute = minuteOfDayAt(race.postTime, zoneOf(race.trackSlug));
    const clock = parseClock(parts[0] ?? '');
    const holds = clock === null ? null : clock === minute || clock + 720 === minute;
    return claim(
      'post time',
      words,
      index,
      holds,
      `the race is off at ${trackTimeText(race.postTime, race.trackSlug)}`,
    );
  }),
  ...matches(text, NUMBERED)
    .filter(({ index }) => TODAY.test(partAround(text, index)))
    .map(({ words, index, parts }) =>
      claim(
        'race number',
        words,
        index,
        numberOf(parts[0] ?? '') === race.number,
        `it is race ${race.number}`,
      ),
    ),
];

/** What a text says of the race itself. */
export const raceClaims: RaceKind = (text, evidence) => [
  ...surface(text, evidence),
  ...distance(text, evidence),
  ...heads(text, evidence),
];
