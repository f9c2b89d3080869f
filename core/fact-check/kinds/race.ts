import { distanceText } from '../../card/distance.ts';
import { courseOf, type Footing } from '../../card/surface.ts';
import { zoneOf } from '../../card/track.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { clockText, minuteOfDayAt, parseClock } from '../../kernel/race-day.ts';
import { matches, partAround, type RaceClaim, type RaceKind } from '../claim.ts';
import { DISTANCE, NUMBER, numberOf, yardsOf } from '../number-words.ts';

/** It tells of the race at hand. */
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

const claim = (kind: string, words: string, at: number, holds: boolean | null, fact: string): RaceClaim => ({
  kind,
  words,
  at,
  holds,
  fact,
});

/** A part of a text that tells of the race at hand and of nothing before. */
const isOfToday = (text: string, at: number): boolean => {
  const part = partAround(text, at);
  return TODAY.test(part) && !OTHER.test(part.replace(/\bfirst[- ]level\b/gi, ''));
};

const isAboutRace = (text: string, at: number): boolean => isOfToday(text, at) && ABOUT_RACE.test(text);

const surface: RaceKind = (text, { race }) => {
  const { name, footing } = courseOf(race.surface);
  const isUntold = race.untold?.includes('surface') ?? false;
  return matches(text, SURFACE)
    .filter(({ at }) => isAboutRace(text, at))
    .map(({ words, at, parts }) => {
      const givenFooting = FOOTINGS[parts[0]?.toLowerCase() ?? ''];
      const isOpen = isUntold || givenFooting === undefined || footing === 'jumps';
      return claim(
        'surface',
        words,
        at,
        isOpen ? null : givenFooting === footing,
        `the race is on ${name.toLowerCase()}`,
      );
    });
};

const distance: RaceKind = (text, { race }) => {
  const isUntold = race.untold?.includes('distance') ?? false;
  const fact = `the race is over ${distanceText(race.distanceYards, race.isAbout)}`;
  const raceClaims = matches(text, DISTANCE)
    .filter(({ at }) => isOfToday(text, at))
    .flatMap(({ words, at, parts }) => {
      const yards = yardsOf(parts);
      return yards === null
        ? []
        : [claim('distance', words, at, isUntold ? null : Math.abs(yards - race.distanceYards) < 1, fact)];
    });
  const lengths = matches(text, LENGTH)
    .filter(({ at }) => isOfToday(text, at))
    .map(({ words, at, parts }) => {
      const isRoute = race.distanceYards >= ROUTE;
      return claim(
        'distance',
        words,
        at,
        isUntold ? null : isRoute === (parts[0]?.toLowerCase() === 'route'),
        fact,
      );
    });
  return [...raceClaims, ...lengths];
};

const GRADES: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, '1': 1, '2': 2, '3': 3 };

const heads: RaceKind = (text, { race, starters, runners }: Evidence) => [
  ...matches(text, FIELD).map(({ words, at, parts }) => {
    const number = numberOf(parts.find((part) => part !== '') ?? '');
    const holds =
      number === starters.length || (number === runners.length && !OTHER.test(partAround(text, at)));
    return claim('field size', words, at, holds, `${starters.length} start`);
  }),
  ...matches(text, PURSE)
    .filter(({ at }) => !OTHER.test(partAround(text, at).replace(/\bfor\b/gi, '')))
    .map(({ words, at, parts }) =>
      claim(
        'purse',
        words,
        at,
        race.purse === null ? null : Number((parts[0] || parts[1] || '').replace(/,/g, '')) === race.purse,
        `the purse is $${race.purse ?? 'not told'}`,
      ),
    ),
  ...matches(text, GRADE)
    .filter(({ at }) => isOfToday(text, at))
    .map(({ words, at, parts }) =>
      claim(
        'grade',
        words,
        at,
        GRADES[parts[0]?.toLowerCase() ?? ''] === race.grade,
        race.grade === null ? 'the race has no grade' : `the race is a grade ${race.grade}`,
      ),
    ),
  ...matches(text, OFF).map(({ words, at, parts }) => {
    if (race.postTime === null) return claim('post time', words, at, null, 'the post time is not told');
    const minute = minuteOfDayAt(race.postTime, zoneOf(race.trackSlug));
    const clock = parseClock(parts[0] ?? '');
    const holds = clock === null ? null : clock === minute || clock + 720 === minute;
    return claim('post time', words, at, holds, `the race is off at ${clockText(minute)}`);
  }),
  ...matches(text, NUMBERED)
    .filter(({ at }) => TODAY.test(partAround(text, at)))
    .map(({ words, at, parts }) =>
      claim('race number', words, at, numberOf(parts[0] ?? '') === race.number, `it is race ${race.number}`),
    ),
];

/** What a text says of the race itself. */
export const raceClaims: RaceKind = (text, evidence) => [
  ...surface(text, evidence),
  ...distance(text, evidence),
  ...heads(text, evidence),
];
