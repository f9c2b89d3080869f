import { courseOf, type Surface } from '../../card/surface.ts';
import { filtered, type Meaning, type Rule } from '../question.ts';

const footing = (words: string, is: (surface: Surface) => boolean): Meaning =>
  filtered('surface', words, ({ race }) => race.surface !== null && is(race.surface));

const SURFACES: readonly Rule[] = [
  {
    pattern: /\binner[- ]turf\b/g,
    read: () => footing('inner turf', (surface) => surface === 'inner-turf'),
  },
  {
    pattern: /\binner[- ](?:dirt|track)\b/g,
    read: () => footing('inner dirt', (surface) => surface === 'inner-dirt'),
  },
  {
    pattern: /\b(?:turf|grass|lawn)(?:\s+(?:course|races?))?\b/g,
    read: () => footing('turf', (surface) => courseOf(surface).footing === 'turf'),
  },
  {
    pattern: /\b(?:dirt|main track)(?:\s+(?:course|races?))?\b/g,
    read: () => footing('dirt', (surface) => courseOf(surface).footing === 'dirt'),
  },
  {
    pattern: /\b(?:synthetic|all[- ]weather|tapeta|polytrack)\b/g,
    read: () => footing('synthetic', (surface) => surface === 'synthetic'),
  },
  {
    pattern: /\b(?:steeplechases?|hurdles?|jump(?:s|ing)?(?:\s+races?)?)\b/g,
    read: () => footing('jumps', (surface) => courseOf(surface).footing === 'jumps'),
  },
];

/** Going: these kinds filter on the condition as printed. */
export const GOING = 'track condition';

const going = (words: string, printed: RegExp): Meaning =>
  filtered(GOING, words, ({ race }) => printed.test(race.going), words.replace(/ \(.*/, ''));

/** `good` and `fast` are plain words too: they count before the surface they describe. */
const GOINGS: readonly Rule[] = [
  {
    pattern: /\b(?:wet|off)[- ](?:tracks?|ground|dirt|going|surfaces?)\b|\bin the (?:mud|slop|wet)\b/g,
    read: () => going('wet (sloppy, muddy, sealed)', /sloppy|muddy|wet|sealed/),
  },
  {
    pattern:
      /\b(sloppy|muddy|yielding|firm|soft|frozen|heavy|sealed)\b(?:\s+(?:tracks?|ground|going|surfaces?))?/g,
    read: ([, word = '']) => going(word, new RegExp(word)),
  },
  {
    pattern:
      /\b(fast|good)\b(?:\s+(?:tracks?|ground|going|conditions?)\b|(?=\s+(?:dirt|turf|main|grass|inner)\b))/g,
    read: ([, word = '']) => going(word, new RegExp(`^${word}`)),
  },
];

export const GOING_AND_SURFACE_WORDS: readonly Rule[] = [...GOINGS, ...SURFACES];
