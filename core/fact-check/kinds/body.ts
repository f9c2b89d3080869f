import type { Runner } from '../../card/runner.ts';
import { type ClaimCheck, type HorseKind, isOfThePast, matches, partAround, theHorse } from '../claim.ts';
import { NUMBER, numberOf } from '../number-words.ts';

const WEIGHT =
  /\b(1[0-6]\d)[- ](?:lbs?|pounds?)\b|\b(?:carr(?:y|ies|ying)|assigned|totes|toting|packs|under|impost of|weighted at|in at) (1[0-6]\d)\b/gi;
const AGE = new RegExp(`\\b(${NUMBER})[- ]years?[- ]old\\b(?!s)`, 'gi');
const SEX =
  /\b(?:[Tt]he|[Aa]n?|[Tt]his|-old|lightly raced|game|tough) (?:bay |chestnut |dark |gray |grey |consistent |talented |improving |speedy )*(colt|gelding|filly|mare|ridgling)\b/g;
const LASIX_FIRST = /\b(?:first[- ]time lasix|first lasix|lasix for the first time|adds lasix)\b/gi;
const LASIX = /\b(?:runs? (?:on|with)|(?:is |races )on|gets|treated with) lasix\b/gi;
const BLINKERS_ON =
  /\b(?:blinkers (?:go )?on|adds? blinkers|blinkers (?:are )?added|(?:gets|wears) blinkers)\b/gi;
const BLINKERS_OFF =
  /\b(?:blinkers (?:come )?off|removes? (?:the )?blinkers|blinkers (?:are )?removed|without blinkers)\b/gi;
const SCRATCHED = /\b(?:is|has been|was|been) (?:a late )?(?:scratch(?:ed)?|withdrawn)\b/gi;
const PROGRAM =
  /\b(?:wears?|wearing|carr(?:y|ies|ying)|runs as|listed as|program number(?: is)?|saddle ?cloth(?: number)?(?: is)?)\s(?:#|no\. |number |program number )?(\d{1,2}[A-Z]?)\b(?!\s?(?:lbs?|pounds?|-))/gi;

type Check = (runner: Runner) => ClaimCheck;

const claims = (
  text: string,
  kind: string,
  pattern: RegExp,
  checkOf: (parts: readonly string[], part: string) => Check,
) =>
  matches(text, pattern).map(({ words, index, parts }) => ({
    kind,
    words,
    index,
    check: checkOf(parts, partAround(text, index)),
  }));

function weightCheck(pounds: number, part: string): Check {
  return (runner) => {
    const { weightLb, apprenticeAllowanceLb, pastPerformances } = runner;
    if (weightLb === null) return { holds: null, fact: 'no weight on the card' };
    const known = [
      weightLb,
      weightLb - (apprenticeAllowanceLb ?? 0),
      ...(isOfThePast(part) ? (pastPerformances ?? []).map((past) => past.weightLb) : []),
    ];
    return { holds: known.includes(pounds), fact: `${theHorse(runner)} carries ${weightLb} pounds` };
  };
}

const fixed =
  (holdsFor: (runner: Runner) => boolean | null, fact: (runner: Runner) => string): (() => Check) =>
  () =>
  (runner) => ({
    holds: holdsFor(runner),
    fact: fact(runner),
  });

const blinkersFact = (runner: Runner): string =>
  runner.blinkers === null
    ? 'no blinkers change on the card'
    : `blinkers of ${theHorse(runner)} go ${runner.blinkers}`;
const medicationFact = (runner: Runner): string =>
  `medication of ${theHorse(runner)}: ${runner.medication ?? 'unknown'}`;

/** Claims about weight, age, sex, equipment and program number. */
export const body: HorseKind = (text) => [
  ...claims(text, 'weight', WEIGHT, (parts, part) => weightCheck(Number(parts[0] || parts[1]), part)),
  ...claims(text, 'age', AGE, (parts, part) => (runner) => ({
    holds: runner.age === null || isOfThePast(part) ? null : runner.age === numberOf(parts[0] ?? ''),
    fact: runner.age === null ? 'age unknown' : `${theHorse(runner)} is ${runner.age} years old`,
  })),
  ...claims(text, 'sex', SEX, (parts) => (runner) => ({
    holds: runner.sex === null ? null : runner.sex === (parts[0] ?? '').toLowerCase(),
    fact: runner.sex === null ? 'sex unknown' : `${theHorse(runner)} is a ${runner.sex}`,
  })),
  ...claims(
    text,
    'medication',
    LASIX_FIRST,
    fixed(
      ({ medication }) => (medication === null ? null : medication.includes('first-time')),
      medicationFact,
    ),
  ),
  ...claims(
    text,
    'medication',
    LASIX,
    fixed(({ medication }) => (medication === null ? null : medication.includes('lasix')), medicationFact),
  ),
  ...claims(
    text,
    'blinkers',
    BLINKERS_ON,
    fixed(
      ({ blinkers, pastPerformances }) =>
        blinkers === 'on' || (blinkers === null && pastPerformances?.[0]?.blinkers === true),
      blinkersFact,
    ),
  ),
  ...claims(
    text,
    'blinkers',
    BLINKERS_OFF,
    fixed(({ blinkers }) => blinkers === 'off', blinkersFact),
  ),
  ...claims(
    text,
    'scratch',
    SCRATCHED,
    fixed(
      ({ isScratched }) => isScratched,
      (runner) => `${theHorse(runner)} is ${runner.isScratched ? '' : 'not '}scratched`,
    ),
  ),
  ...claims(text, 'program number', PROGRAM, (parts) => (runner) => ({
    holds: runner.programNumber === (parts[0] ?? '').toUpperCase(),
    fact: `${runner.horseName} is number ${runner.programNumber}`,
  })),
];
