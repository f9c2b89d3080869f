import type { Runner } from '../../card/runner.ts';
import { daysBetween, type RaceDay } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import { type ClaimCheck, type HorseKind, isOfTheLastRace, matches, partAround, theHorse } from '../claim.ts';
import { NUMBER, numberOf } from '../number-words.ts';

const AGO = new RegExp(
  `\\b(${NUMBER})[- ](days?|weeks?|months?)[- ](ago|off|rest|layoff|break|absence|freshening|away|earlier)\\b`,
  'gi',
);
const BETWEEN = new RegExp(
  `\\b(${NUMBER}) (days?|weeks?|months?) (?:(?:have (?:passed|gone by) )?since (?:◇|(?:it|he|she) (?:last )?(?:ran|raced|started|was)\\b|(?:its|his|her|the) last (?:race|start|run|outing)\\b)|between (?:races|starts)\\b)`,
  'gi',
);
const OFF = new RegExp(
  `\\b(?:off|away|on the shelf|idle|layoff of|rest of|break of|absence of|first (?:start|race|run|outing) in|(?:comes|is|came) back in)(?: for| of)? (${NUMBER}) (days?|weeks?|months?)\\b`,
  'gi',
);
const SINCE =
  /\b(?:layoff|off|rest|break|absence|freshening|away|first (?:start|race|run|outing)|idle|shelf|since|between|back in)\b/i;
const WORK = /\b(?:work(?:ed|s|out|outs)?|breez|drill|bullet|move)/i;

/** How exact a number of days has to be when given in this unit. */
const UNITS: Readonly<Record<string, { readonly days: number; readonly slack: number }>> = {
  day: { days: 1, slack: 1 },
  week: { days: 7, slack: 4 },
  month: { days: 30.4, slack: 16 },
};

function checkDaysOff(days: number, slack: number, part: string, runner: Runner, today: RaceDay): ClaimCheck {
  const races = (runner.pastPerformances ?? []).map(({ day }) => daysBetween(day, today));
  const last = races[0] ?? runner.daysSinceLast;
  const fact =
    last === null || last === undefined
      ? 'no earlier race on the card'
      : `${theHorse(runner)} last raced ${counted(last, 'day')} ago`;
  const isNear = (daysAgo: number | null | undefined): boolean =>
    daysAgo !== null && daysAgo !== undefined && Math.abs(daysAgo - days) <= slack;
  if (WORK.test(part))
    return { holds: runner.workouts?.some(({ day }) => isNear(daysBetween(day, today))) ?? null, fact };
  if (last === null || last === undefined) return { holds: null, fact };
  if (SINCE.test(part) || isOfTheLastRace(part))
    return { holds: isNear(last) || isNear(runner.daysSinceLast), fact };
  return { holds: [...races, last].some(isNear), fact };
}

/** Claims about how long ago a horse raced. */
export const timeOff: HorseKind = (text, { race }) =>
  [AGO, BETWEEN, OFF]
    .flatMap((pattern) => matches(text, pattern))
    .flatMap(({ words, index, parts: [count = '', unit = ''] }) => {
      const { days, slack } = UNITS[unit.toLowerCase().replace(/s$/, '')] ?? { days: 1, slack: 1 };
      const number = numberOf(count);
      if (number === null) return [];
      const part = partAround(text, index);
      return [
        {
          kind: 'time since a race',
          words,
          index,
          check: (runner: Runner) => checkDaysOff(number * days, slack, part, runner, race.day),
        },
      ];
    });
