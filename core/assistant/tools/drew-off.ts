import type { PastPerformance } from '../../card/past-performance.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { dateText } from '../../kernel/day-text.ts';
import { counted } from '../../kernel/text.ts';
import { saying, sayingTable } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { isCanceled, isRun, type RaceView, racesAsked } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';
import { closedRace } from './closed-race.ts';
import { horsesNamed, horsesNumbered } from './horses-named.ts';
import { peopleNamed } from './people-named.ts';
import type { Tool } from './tool.ts';
import { givesNoPast } from './words-left.ts';

/** A win by many lengths, in the words of those who saw it. */
const DREW_OFF =
  /\b(?:dr[ea]ws?|drawn|drawing) (?:off|away|clear)\b|\b(?:won|win|wins|winning|scored|romped|galloped|jogged|cruised|waltzed|rolled) (?:(?:last (?:time|out)|easy|easily) )?(?:by (?:daylight|open lengths|many(?: lengths)?|a (?:mile|pole|city block|lot)|the (?:most|largest|widest|biggest)|double digits|(?:a )?(?:wide|big|large) margins?)|going away|in hand|laughing|for fun|(?:home )?easily|easy)\b|\b(?:romp(?:ed|s)?|blew out|blowout|runaway (?:winners?|wins?)|widest margin|biggest win(?:ning)? margin)\b/i;
const WHO = /\b(?:who|whos|which|any(?:one|body)?|what horses?|somebody|someone|list|show|horses?|all)\b/i;
/** About the race before: who won today, or a race that has been run, is answered from the results. */
const LAST_TIME =
  /\blast (?:time|out|race|start|outing)\b|\b(?:coming|comes?) off\b|\b(?:has|have|had|['’]?ve|who['’]?s) (?:just |ever )?won\b/i;
const OTHER =
  /\b(?:today|favou?rites?|chalk|will|gonna|going to|could|can|should|yesterday|would|if|never|not|n't|jockeys?|trainers?|sire)\b/i;

/** From so many lengths on a horse drew off. */
const LENGTHS = 3;
const LISTED = 10;

interface Winner {
  readonly race: number;
  readonly runner: Runner;
  readonly last: PastPerformance;
  /** Ahead of the second at the wire; null where the card does not say. */
  readonly margin: number | null;
}

/** The starters that won their last race. */
const winnersIn = (views: readonly RaceView[]): readonly Winner[] =>
  views.flatMap(({ evidence, picks: { raceNumber: race } }) =>
    evidence.runners.filter(isStarter).flatMap((runner) => {
      const last = runner.pastPerformances?.[0];
      if (last === undefined || last.official !== 1 || last.crossed.position !== 1) return [];
      return [{ race, runner, last, margin: last.firstThree[0]?.margin ?? null }];
    }),
  );

function rowOf({ race, runner, last, margin }: Winner & { readonly margin: number }) {
  const { programNumber, horseName: horse } = runner;
  const where = `${dateText(last.day)}, ${last.track}`;
  return {
    line: `- Race ${race}, ${named({ programNumber, horse })}: won by ${margin} lengths (${where})`,
    cells: [String(race), ...horseCells(runner), String(margin), where],
  };
}

function answerOf(views: readonly RaceView[], where: string, source: string) {
  const winners = winnersIn(views);
  const rows = winners
    .flatMap((winner) => (winner.margin === null ? [] : [{ ...winner, margin: winner.margin }]))
    .filter(({ margin }) => margin >= LENGTHS)
    .toSorted((a, b) => b.margin - a.margin);
  const unknown = winners.filter(({ margin }) => margin === null).length;
  const noLines = views.flatMap(({ evidence }) => evidence.runners.filter(isStarter)).filter(givesNoPast);
  const note = [
    rows.length > LISTED ? `And ${rows.length - LISTED} more.` : null,
    unknown === 0 ? null : `The margin is not on the card for ${counted(unknown, 'winner')} of a last race.`,
    noLines.length === 0 ? null : `The card gives no past races of ${counted(noLines.length, 'starter')}.`,
    `Source: ${source}.`,
  ];
  if (rows.length === 0)
    return saying([
      `No starter ${where} won its last race by ${LENGTHS} lengths or more${winners.length === 0 ? '; none won it at all' : ''}.`,
      ...note,
    ]);
  return sayingTable({
    lead: [`${counted(rows.length, 'starter')} ${where} won the last race by ${LENGTHS} lengths or more:`],
    caption: 'Winning margin of the last race',
    columns: columnsOf(['Race', 'race'], ...HORSE, ['Lengths ahead', 'number'], ['Last race', 'text']),
    rows: rows.slice(0, LISTED).map(rowOf),
    note,
  });
}

/** The starters that drew off last time: won their last race by some lengths. */
export const drewOff: Tool = {
  name: 'drew off last time',
  reads({ text, card, raceNumber }) {
    if (!DREW_OFF.test(text) || !LAST_TIME.test(text) || !WHO.test(text) || OTHER.test(text)) return null;
    if (horsesNamed(card, text).length > 0 || horsesNumbered(card, text, raceNumber).length > 0) return null;
    if (peopleNamed(card, text).length > 0) return null;
    const numbers = racesAsked(card, raceNumber).map(({ number }) => number);
    if (numbers.length === 0) return null;
    const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
    return async (facts) => {
      const views = (await facts.viewsOf(numbers)).filter((view) => !isCanceled(view));
      const [only] = views;
      if (raceNumber !== null && only !== undefined && isRun(only)) return closedRace(only, card, facts);
      return {
        answer: answerOf(views, where, card.card.source),
        views: raceNumber === null ? [] : views,
      };
    };
  },
};
