import { percentText } from '../../kernel/text.ts';
import type { MissedHorse, MissedRace } from './missed-race.ts';

const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

const ordinal = (n: number): string => `${n}${ENDINGS[ORDINALS.select(n)] ?? 'th'}`;
const named = ({ programNumber, name }: MissedHorse): string => `#${programNumber} ${name}`;
const oddsWords = ({ odds }: MissedHorse): string =>
  odds === null ? '' : `, ${odds.toFixed(2)} to 1 at the off`;

function chanceWords({ chance, rank }: MissedHorse, isByLine: boolean): string {
  if (chance === null) return 'no chance sealed';
  if (rank === null) return percentText(chance);
  return `${percentText(chance)}, ${ordinal(rank)} ${isByLine ? 'on our line' : 'by our chances'}`;
}

const lengthsBehind = ({ behind }: MissedHorse): string =>
  behind === null || behind <= 0 ? '' : `, ${behind.toFixed(behind < 10 ? 1 : 0)} lengths behind`;

/** `it crossed the line 1st and was disqualified to 2nd`; the place it got is left out where no source gives one. */
function disqualifiedWords(horse: MissedHorse): string {
  const { finish, crossed } = horse;
  const to = finish === null || finish === crossed ? '' : ` to ${ordinal(finish)}`;
  if (crossed === null) return `it was disqualified${to}`;
  const lengths = lengthsBehind(horse);
  return `it crossed the line ${ordinal(crossed)}${lengths}${lengths && ','} and was disqualified${to}`;
}

function finishWords(horse: MissedHorse): string {
  const { finish, crossed, isDeadHeat, isDisqualified } = horse;
  if (isDisqualified) return disqualifiedWords(horse);
  if (finish === null) return 'it was not placed';
  const lengths = lengthsBehind(horse);
  if (isDeadHeat) return `it ran ${ordinal(finish)} in a dead heat${lengths}`;
  if (crossed === null || crossed === finish) return `it ran ${ordinal(finish)}${lengths}`;
  return `it crossed the line ${ordinal(crossed)}${lengths}${lengths && ','} and was placed ${ordinal(finish)}`;
}

const chartWords = ({ comment }: MissedHorse): string =>
  comment === null || comment.trim() === '' ? '' : ` (chart: “${comment.trim()}”)`;

/** How a winner won; one placed first crossed the line behind another horse. */
function wonWords({ finish, crossed, isDeadHeat }: MissedHorse, { winners }: MissedRace): string {
  if (winners.length > 1) return 'won in a dead heat';
  if (isDeadHeat || crossed === null || crossed === finish) return 'won';
  return `crossed the line ${ordinal(crossed)} and was placed 1st`;
}

const winnerWords = (winner: MissedHorse, race: MissedRace): string =>
  `${named(winner)} ${wonWords(winner, race)} (${chanceWords(winner, race.isByLine)}${oddsWords(winner)})${chartWords(winner)}.`;

const BET_BY: Readonly<Record<'BET' | 'WATCH', string>> = {
  BET: 'We said BET on',
  WATCH: 'We said WATCH, and the price was there at the off, on',
};

/** What we got wrong in a race and what the chart gives as reason: facts only, in a few sentences. */
export function missedWords(race: MissedRace): readonly string[] {
  const { bet, isByLine, ours, winners, offTheTurf, condition } = race;
  const what = bet === null ? 'Our pick was' : BET_BY[bet];
  return [
    `${what} ${named(ours)} (${chanceWords(ours, isByLine)}${oddsWords(ours)}): ${finishWords(ours)}${chartWords(ours)}.`,
    ...winners.map((winner) => winnerWords(winner, race)),
    ...(offTheTurf
      ? [`The race was taken off the turf${condition === null ? '' : `; track ${condition.toLowerCase()}`}.`]
      : []),
  ];
}
