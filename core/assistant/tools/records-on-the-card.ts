import { isStarter, type Runner } from '../../card/runner.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { racesAsked } from '../race-view.ts';
import { horsesNamed, horsesNumbered } from './horses-named.ts';
import { atOnce, type Tool } from './tool.ts';

interface RecordAsked {
  readonly words: string;
  readonly holds: (runner: Runner) => boolean | null;
  readonly textOf: (runner: Runner) => string;
}

type Split = 'life' | 'track' | 'distance' | 'turf' | 'wet';

const recordText =
  (split: Split) =>
  ({ records }: Runner): string => {
    const record = records?.[split] ?? null;
    return record === null ? 'record not on the card' : `${record.wins} for ${record.starts}`;
  };

/** Whether a record of a kind holds; null where the card has none. */
const holds =
  (split: Split, test: (wins: number, starts: number) => boolean) =>
  ({ records }: Runner): boolean | null => {
    const record = records?.[split] ?? null;
    return record === null ? null : test(record.wins, record.starts);
  };

const WON_HERE =
  /\b(?:won|win|wins|winners?) (?:(?:a race|races|before|ever) )?(?:here|at (?:this|the) track|over (?:this|the) track)\b|\bwins? here\b|\bcourse winners?\b/i;
const WON_AT =
  /\b(?:won|wins?|winners?) (?:before )?(?:at|over|going) (?:the|this|today'?s) distance\b|\bdistance winners?\b/i;
const COUNTS = /\b(\d{1,2}) for (\d{1,2})\b/i;

const SPLITS: readonly (readonly [RegExp, Split, string])[] = [
  [WON_HERE, 'track', 'has won at this track'],
  [WON_AT, 'distance', 'has won at the distance'],
];

function askedIn(text: string): RecordAsked | null {
  const withRecord = (
    split: Split,
    words: string,
    test: (wins: number, starts: number) => boolean,
  ): RecordAsked => ({
    words,
    holds: holds(split, test),
    textOf: recordText(split),
  });
  if (/\bundefeated\b|\bunbeaten\b|\bnever (?:been )?(?:lost|beaten)\b|\bperfect record\b/i.test(text))
    return withRecord('life', 'is undefeated', (wins, starts) => starts > 0 && wins === starts);
  const [, wins = '', starts = ''] = COUNTS.exec(text) ?? [];
  if (wins !== '' && Number(wins) <= Number(starts))
    return withRecord(
      'life',
      `is ${wins} for ${starts}`,
      (won, ran) => won === Number(wins) && ran === Number(starts),
    );
  if (/\bnever won\b|\bwinless\b|\bhas(?:n'?t| not) won\b/i.test(text))
    return withRecord('life', 'has raced and not won', (won, ran) => ran > 0 && won === 0);
  const split = SPLITS.find(([pattern]) => pattern.test(text));
  return split === undefined ? null : withRecord(split[1], split[2], (won) => won > 0);
}

const OF_MANY =
  /\b(?:who|which|what|any|anyone|anybody|anything|all|list|show|are there|horses?|starters?|runners?)\b/i;
/** Which horse has most of something is a ranking; a person or a stake is no horse. */
const OTHER =
  /\b(?:most|best|highest|jockeys?|riders?|trainers?|barns?|what odds|yesterday|last (?:year|week))\b|\$/i;
const SHORT = 7;
const LISTED = 20;

/** Starters with a record that a question names: undefeated, `4 for 4`, winners at the track or the distance. */
export const recordsOnTheCard: Tool = {
  name: 'records on the card',
  reads({ text, card, raceNumber }) {
    const record = askedIn(text);
    if (record === null || OTHER.test(text)) return null;
    if (!OF_MANY.test(text) && text.trim().split(/\s+/).length > SHORT) return null;
    if (horsesNamed(card, text).length > 0 || horsesNumbered(card, text, raceNumber).length > 0) return null;
    const races = racesAsked(card, raceNumber);
    const starters = races.flatMap(({ number, runners }) =>
      runners.filter(isStarter).map((runner) => ({ number, runner })),
    );
    if (starters.length === 0) return null;
    const found = starters.filter(({ runner }) => record.holds(runner) === true);
    const unknown = starters.filter(({ runner }) => record.holds(runner) === null).length;
    const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
    const rows = found
      .slice(0, LISTED)
      .map(
        ({ number, runner }) =>
          `- Race ${number}, ${named({ programNumber: runner.programNumber, horse: runner.horseName })}: ${record.textOf(runner)}`,
      );
    return atOnce({
      answer: saying(
        [
          found.length === 0
            ? `No starter ${where} ${record.words}.`
            : `${counted(found.length, 'starter')} ${where} ${record.words.replace(/^is/, found.length === 1 ? 'is' : 'are').replace(/^has/, found.length === 1 ? 'has' : 'have')}:`,
          ...rows,
          found.length > LISTED ? `And ${found.length - LISTED} more.` : null,
          unknown === 0 ? null : `Record not on the card for ${counted(unknown, 'starter')}.`,
          `Card: ${card.card.source}.`,
        ],
        raceNumber === null ? [] : [raceNumber],
      ),
      views: [],
    });
  },
};
