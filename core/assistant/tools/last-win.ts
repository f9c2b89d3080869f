import type { PastPerformance } from '../../card/past-performance.ts';
import { courseOf } from '../../card/surface.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import type { CardInPlay } from '../race-view.ts';
import { horsesNamed, horsesNumbered } from './horses-named.ts';
import { lineOf } from './past-lines.ts';
import { peopleNamed } from './people-named.ts';
import type { ChatQuestion, Tool } from './tool.ts';
import { givesNoPast, isHere, onlySays, runnerInForm, withHorseWord, withoutHorse } from './words-left.ts';

const ASKED =
  /\bwhen(?: did|'?d| was| is|'s| has)\b.*\b(?:last|latest|most recent(?:ly)?)\b.*\b(?:w[io]n|victory)\b|\bwhen (?:did|was)\b.*\b(?:w[io]n|victory)\b.*\blast\b(?! (?:time|out|race|start|year|month|week|meet|season)\b)|\b(?:last|latest|most recent) (?:win|victory)\b|\bhow long\b.*\bsince\b.*\b(?:won|win|victory)\b/i;
/** All that a question about the last win says beside the horse and where it won. */
const WORDS =
  /\b(?:when|where|what|which|how|long|has|have|it|it's|its|been|since|did|was|is|'?s|'?d|the|a|an|his|her|their|he|she|last|latest|most|recent|recently|win|won|victory|date|day|of|for|by|race|in|and|so|tell|me|show|about|number|no|horse|please|ever|time|who)\b/gi;

interface Where {
  readonly words: string;
  readonly pattern: RegExp;
  readonly fits: (past: PastPerformance, race: CardInPlay['races'][number], card: CardInPlay) => boolean;
}

const onFooting = (past: PastPerformance, footing: string): boolean =>
  past.surface !== null && courseOf(past.surface).footing === footing;

const WHERES: readonly Where[] = [
  {
    words: ' on turf',
    pattern: /\bon (?:the )?(?:turf|grass|lawn)\b/i,
    fits: (past) => onFooting(past, 'turf'),
  },
  { words: ' on dirt', pattern: /\bon (?:the )?dirt\b/i, fits: (past) => onFooting(past, 'dirt') },
  {
    words: " at today's distance",
    pattern: /\b(?:at|over|going) (?:this|the|today'?s) distance\b/i,
    fits: (past, race) => past.distanceYards !== null && past.distanceYards === race.distanceYards,
  },
  {
    words: ' at this track',
    pattern: /\bhere\b|\b(?:at|over) this track\b/i,
    fits: (past, _, card) => isHere(past, card),
  },
];

/** The horse and where it won; null where the question says anything else. */
function readWin({ text: said, card, raceNumber }: ChatQuestion) {
  const text = withHorseWord(said);
  const byName = horsesNamed(card, text);
  const [horse, another] = byName.length > 0 ? byName : horsesNumbered(card, text, raceNumber);
  if (horse === undefined || another !== undefined) return null;
  const rest = withoutHorse(text, horse.runner);
  if (peopleNamed(card, rest).length > 0) return null;
  const where = WHERES.filter(({ pattern }) => pattern.test(rest));
  const left = where.reduce((words, { pattern }) => words.replace(pattern, ' '), rest);
  return ASKED.test(rest) && onlySays(left, WORDS) ? { horse, where } : null;
}

/** What is known of a win that no past line on the card shows. */
function noWinText(past: readonly PastPerformance[], where: string, wins: number | null): string {
  const none = `no win${where} in the ${counted(past.length, 'past race')} on the card`;
  if (where !== '' || wins === null) return `${none}.`;
  return wins === 0
    ? `${none}, and by its record it has never won.`
    : `${none}. By its record it has won ${wins} in all; the day of the last win is not on the card.`;
}

/** When and where a horse of the card last won, by its past races. */
export const lastWin: Tool = {
  name: 'last win',
  reads(question) {
    const read = readWin(question);
    if (read === null) return null;
    const { horse, where } = read;
    const { card } = question;
    const race = card.races.find(({ number }) => number === horse.raceNumber);
    if (race === undefined) return null;
    return async ({ viewsOf }) => {
      const views = await viewsOf([horse.raceNumber]);
      const runner = runnerInForm(views, horse);
      const { programNumber, horseName } = horse.runner;
      const head = `${named({ programNumber, horse: horseName })}, race ${horse.raceNumber}`;
      const say = (...lines: readonly string[]) => ({
        answer: saying([...lines, `Source: ${card.card.source}.`], [horse.raceNumber]),
        views,
      });
      if (runner === undefined || givesNoPast(runner))
        return say(`${head}: the card gives no past races, so its last win is not known.`);
      const past = runner.pastPerformances ?? [];
      if (past.length === 0) return say(`${head}, has not raced before.`);
      const whereText = where.map(({ words }) => words).join('');
      const wins = past.filter(
        (line) => line.official === 1 && where.every(({ fits }) => fits(line, race, card)),
      );
      const [last] = wins;
      if (last === undefined)
        return say(`${head}: ${noWinText(past, whereText, runner.records?.life?.wins ?? null)}`);
      return say(`${head}, its last win${whereText} before today:`, lineOf(last));
    };
  },
};
