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

function finishWords({ finish, behind }: MissedHorse): string {
  if (finish === null) return 'it was not placed';
  const lengths =
    behind === null || behind <= 0 ? '' : `, ${behind.toFixed(behind < 10 ? 1 : 0)} lengths behind`;
  return `it ran ${ordinal(finish)}${lengths}`;
}

const chartWords = ({ comment }: MissedHorse): string =>
  comment === null || comment.trim() === '' ? '' : ` (chart: “${comment.trim()}”)`;

const BET_BY: Readonly<Record<'BET' | 'WATCH', string>> = {
  BET: 'We said BET on',
  WATCH: 'We said WATCH, and the price was there at the off, on',
};

/** What we got wrong in a race and what the chart gives as reason: facts only, in two or three sentences. */
export function missedWords(race: MissedRace): readonly string[] {
  const { bet, isByLine, ours, winner, offTheTurf, condition } = race;
  const what = bet === null ? 'Our pick was' : BET_BY[bet];
  return [
    `${what} ${named(ours)} (${chanceWords(ours, isByLine)}${oddsWords(ours)}): ${finishWords(ours)}${chartWords(ours)}.`,
    `${named(winner)} won (${chanceWords(winner, isByLine)}${oddsWords(winner)})${chartWords(winner)}.`,
    ...(offTheTurf
      ? [`The race was taken off the turf${condition === null ? '' : `; track ${condition.toLowerCase()}`}.`]
      : []),
  ];
}
