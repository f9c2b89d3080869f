import type { Runner } from '../../card/runner.ts';
import { type HorseKind, isOfThePast, type Judged, matches, partAround, theHorse } from '../claim.ts';
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

type Judge = (runner: Runner) => Judged;

const claims = (
  text: string,
  kind: string,
  pattern: RegExp,
  judgeOf: (parts: readonly string[], part: string) => Judge,
) =>
  matches(text, pattern).map(({ words, at, parts }) => ({
    kind,
    words,
    at,
    judge: judgeOf(parts, partAround(text, at)),
  }));

const isUntold = ({ untold: untoldOfRunners = [] }: Runner, what: 'age' | 'sex'): boolean =>
  untoldOfRunners.includes(what);

function weightJudge(said: number, part: string): Judge {
  return (runner) => {
    const { weightLb, apprenticeAllowanceLb, pastRaces } = runner;
    if (weightLb === null) return { holds: null, fact: 'no weight is told' };
    const known = [
      weightLb,
      weightLb - (apprenticeAllowanceLb ?? 0),
      ...(isOfThePast(part) ? pastRaces.map((past) => past.weightLb) : []),
    ];
    return { holds: known.includes(said), fact: `${theHorse(runner)} carries ${weightLb} pounds` };
  };
}

const fixed =
  (of: (runner: Runner) => boolean | null, fact: (runner: Runner) => string): (() => Judge) =>
  () =>
  (runner) => ({
    holds: of(runner),
    fact: fact(runner),
  });

const blinkersFact = (runner: Runner): string =>
  runner.blinkers === null
    ? 'no change of blinkers is told'
    : `blinkers of ${theHorse(runner)} go ${runner.blinkers}`;
const medicationFact = (runner: Runner): string =>
  `medication of ${theHorse(runner)}: ${runner.medication ?? 'not told'}`;

/** Weight, age, sex, equipment and number of a horse, as a text says. */
export const body: HorseKind = (text) => [
  ...claims(text, 'weight', WEIGHT, (parts, part) => weightJudge(Number(parts[0] || parts[1]), part)),
  ...claims(text, 'age', AGE, (parts, part) => (runner) => ({
    holds: isUntold(runner, 'age') || isOfThePast(part) ? null : runner.age === numberOf(parts[0] ?? ''),
    fact: `${theHorse(runner)} is ${runner.age} years old`,
  })),
  ...claims(text, 'sex', SEX, (parts) => (runner) => ({
    holds: isUntold(runner, 'sex') ? null : runner.sex === (parts[0] ?? '').toLowerCase(),
    fact: `${theHorse(runner)} is a ${runner.sex}`,
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
      ({ blinkers, pastRaces }) =>
        blinkers === 'on' || (blinkers === null && pastRaces[0]?.blinkers === true),
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
