import type { Runner } from '../../card/runner.ts';
import {
  type ClaimCheck,
  type HorseKind,
  isOfTheLastRace,
  type Match,
  matches,
  partAround,
  theHorse,
} from '../claim.ts';

const NOT_A_FIGURE =
  '(?!\\d|[.,]\\d|\\s*(?:yards|days?|times|pounds|lbs|%|starts?|starters|races|lengths|cents|percent|wins|furlongs|miles|years|weeks|horses))';
const NAMED = new RegExp(
  `\\b(?:Beyers?|(?:speed |Beyer |Brisnet |BRIS |career )?(?:figures?|figs?|ratings?))\\s*(?:of|was|is|were|:|at)?\\s*(?:an? )?(\\d{2,3})\\b${NOT_A_FIGURE}`,
  'gi',
);
const RAN = new RegExp(
  `\\b(?:ran|earned|earning|posted|posting|recorded|received|clocked|registered|logged|ran to|returned|notched)\\s+(?:an? |his |her |its )?(?:career[- ](?:best|top) |lifetime[- ]best |career[- ]high |field-best |strong |big |good |solid )*(?:Beyer |speed figure of |figure of )?(\\d{2,3})\\b${NOT_A_FIGURE}`,
  'gi',
);
/** Freer words of a last effort, which go with other numbers too: only after an article, and not of a work. */
const LATELY_RAN = new RegExp(
  `(?:\\b(?:put up|managed|got|was given|came back with|turned in|came up with|answered with|delivered|was good for) an? |\\b[Aa]n? (?=\\d{2,3} is what)|['’]s )([5-9]\\d|1[0-2]\\d)\\b(?![-/]\\d)${NOT_A_FIGURE}`,
  'g',
);
const OF_A_WORK = /\b(?:work|breez|drill|bullet|half|flat)/i;
const BEFORE = /\b(\d{2,3}) (?:Beyer|speed figure|figure|fig)\b/gi;
const BEST = /\b(?:best|top|highest|career[- ](?:best|top|high)|lifetime)\b/i;
const PACE = /\b(?:pace|late|early|power|pedigree|par)\b/i;
const POWER = /\b(?:prime )?power(?: rating)?(?: of| is| at)? (\d{2,3}(?:\.\d)?)\b/gi;
const POINTS =
  /\b(?:(\d) (?:quirin |early[- ]?speed |early |speed )+points?|(?<!top )early[- ]?(?:speed )?points?(?: of|:| are| is)? (\d))\b/gi;

const speeds = ({ pastPerformances }: Runner): readonly number[] =>
  (pastPerformances ?? []).flatMap(({ speedFigure }) => (speedFigure === null ? [] : [speedFigure]));

function bests({ ratings }: Runner): readonly number[] {
  const { bestLife, bestFast, bestTurf, bestOff, bestDistance, bestThisTrack, bestYear } = ratings;
  const all = [bestLife, bestFast, bestTurf, bestOff, bestDistance, bestThisTrack, bestYear];
  return all.filter((figure) => figure !== null);
}

const paces = ({ pastPerformances }: Runner): readonly number[] =>
  (pastPerformances ?? []).flatMap((past) =>
    [past.pace2f, past.pace4f, past.pace6f, past.latePace].filter((figure) => figure !== null),
  );

function factOf(runner: Runner): string {
  const figures = speeds(runner);
  const best = bests(runner);
  if (figures.length === 0 && best.length === 0) return `${theHorse(runner)} has no figure on the card`;
  const top = Math.max(...figures, ...best);
  return `figures of ${theHorse(runner)}, newest first: ${figures.join(', ') || 'none'}; best ${top}`;
}

function checkFigure(claimed: number, part: string, runner: Runner): ClaimCheck {
  const fact = factOf(runner);
  if (runner.pastPerformances === null) return { holds: null, fact: 'form unknown' };
  const figures = speeds(runner);
  if (BEST.test(part)) {
    const holds =
      bests(runner).includes(claimed) ||
      figures.some((figure) => figure === claimed && figure === Math.max(...figures));
    return { holds, fact };
  }
  if (isOfTheLastRace(part) && !/\blast (?:two|three|four|five|\d)\b/i.test(part)) {
    return { holds: runner.pastPerformances[0]?.speedFigure === claimed || figures[0] === claimed, fact };
  }
  const others = PACE.test(part) ? paces(runner) : [];
  return { holds: [...figures, ...bests(runner), ...others].includes(claimed), fact };
}

function speedClaims(text: string): readonly Match[] {
  const lately = matches(text, LATELY_RAN).filter(({ index }) => {
    const part = partAround(text, index);
    return isOfTheLastRace(part) && !OF_A_WORK.test(part);
  });
  const found = [...lately, ...[NAMED, RAN, BEFORE].flatMap((pattern) => matches(text, pattern))];
  return found.filter(
    ({ index, words }) =>
      !/\b(?:power|pedigree|pars?)\b[^,]{0,12}$/i.test(
        text.slice(Math.max(0, index - 24), index + words.length - 3),
      ),
  );
}

/** Claims about speed figures, power ratings and early-speed points. */
export const figures: HorseKind = (text) => [
  ...speedClaims(text).map(({ words, index, parts }) => ({
    kind: 'figure',
    words,
    index,
    check: (runner: Runner) => checkFigure(Number(parts[0]), partAround(text, index), runner),
  })),
  ...matches(text, POWER).map(({ words, index, parts }) => ({
    kind: 'power rating',
    words,
    index,
    check: (runner: Runner): ClaimCheck => {
      const power = runner.ratings.primePower;
      if (power === null) return { holds: null, fact: 'no power rating on the card' };
      return {
        holds: Math.abs(power - Number(parts[0])) <= 0.5,
        fact: `power rating of ${theHorse(runner)}: ${power}`,
      };
    },
  })),
  ...matches(text, POINTS).map(({ words, index, parts }) => ({
    kind: 'early-speed points',
    words,
    index,
    check: (runner: Runner): ClaimCheck => {
      const points = runner.ratings.earlyPoints;
      if (points === null) return { holds: null, fact: 'no early-speed points on the card' };
      return {
        holds: points === Number(parts[0] || parts[1]),
        fact: `${theHorse(runner)} has ${points} early-speed points`,
      };
    },
  })),
];
