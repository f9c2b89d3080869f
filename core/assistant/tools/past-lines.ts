import { distanceText } from '../../card/distance.ts';
import { horseName } from '../../card/horse-name.ts';
import type { PastPerformance } from '../../card/past-performance.ts';
import type { Runner } from '../../card/runner.ts';
import { courseOf } from '../../card/surface.ts';
import { ordinal } from '../../handicapping/angles/wording.ts';
import { dateText } from '../../kernel/day-text.ts';
import { counted } from '../../kernel/text.ts';
import { type LineAndCells, saying, sayingTable } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type AnswerColumn, columnsOf } from '../shown/answer-table.ts';
import { OF_LAST_FIGURE } from './facts-of-a-horse.ts';
import { horseOf } from './horses-named.ts';
import type { Tool } from './tool.ts';

const LINES =
  /\bpast (?:performances?|races|lines?|starts?|form)\b|\brunning lines?\b|\bpps?\b|\blast (?:race|start|time|out|line|trip|(?:few|couple(?: of)?|two|three|four|five|\d)(?: (?:races|starts|lines))?)\b|\brecent (?:form|races|starts|lines)\b|\bform of\b|\bhow (?:did|has|have)\b.*\b(?:run|done|do|been|finish|ran|fare)\b|\bwhat did\b.*\bdo\b|\bdid\b.*\b(?:win|run|race|finish|place|show)\b|\bwho beat\b|\bwho rode\b.*\b(?:last|before)\b|\bwhen (?:was|is)\b.*\blast (?:race|start|win|run)\b|\bwhen did\b.*\b(?:last|run)\b|\bhow(?:'s| is)\b.*\bbeen (?:running|doing|going|racing)\b|\b(?:run|ran|raced|race|start|started) last\b|\btrack record of\b|\b(?:lines?|history|resume) (?:on|for|of)\b|\bexcuses?\b|\bwho\b.*\b(?:lose|lost) to\b|\bback class\b|\bhow far\b.*\b(?:beaten|get beat|lose)\b|\bbeaten favou?rite\b|\bwhat has\b.*\bdone\b|\b(?:lately|recently)\b/i;
const RECORD =
  /\brecord\b|\blifetime\b|\bbroken? (?:its|his|her|the) maiden\b|\bnever won\b|\bwinless\b|\bundefeated\b|\bproven\b|\b(?:get|go|goes|gets|stay|stays|been) (?:the|this|that|a) (?:distance|trip|route|mile)\b|\b(?:does|do|did|runs?|running|ran|good|better|best|well) (?:well |good |better |best )?(?:on|in|when|at|over|if) (?:(?:it|the|a|an|this|is|its|it's|track|surface|course|comes|up|gets|turns) )*(?:mud|muddy|wet|slop|sloppy|fast|dry|off|turf|grass|dirt|distance|track|trip)\b|\bever (?:won?|win|run|ran|raced|been|finished|tried)\b|\b(?:won|wins?) (?:at|going|over) (?:a|the|this|\d)|\bhow (?:many|often)\b.*\b(?:won?|wins?|starts?|raced)\b|\b(?:does|can|will|has|is)\b.*\b(?:like|likes|handle|handles|run|runs|win|wins|won|any good|good|proven)\b.*\b(?:mud|wet|slop|off track|turf|grass|dirt|distance|track)\b|\b(?:on|in) (?:the )?(?:mud|slop|wet|turf|grass|dirt|wet track|off track)\b/i;
/** The record of who rides or trains it. */
const OF_A_PERSON = /\b(?:jockey|rider|trainer)(?:'s|s)? (?:record|stats|numbers|win|percent\w*)\b/i;
/** Why we did something. */
const OF_US = /\bwhy (?:did|do)(?:n['’]?t)? (?:you|we|jake)\b/i;
/** One figure or the money a horse won: a fact of it. */
const OF_A_FIGURE =
  /\b(?:best|top|highest|career|lifetime|last) (?:\w+ )?(?:speed )?(?:fig(?:ure)?s?|beyers?|numbers?)\b|\bhow much (?:money )?(?:has|did|have)\b|\bearn(?:ed|ings?)\b/i;
const LISTED = 5;

const placedText = ({ official, nonFinish, fieldSize }: PastPerformance): string =>
  official === null
    ? (nonFinish ?? 'no placing')
    : `${ordinal(official)}${fieldSize === null ? '' : ` of ${fieldSize}`}`;

/** A past race in a line: day, track, place, distance, class, figure, odds, comment. */
export function lineOf(past: PastPerformance): string {
  const [winner] = past.firstThree;
  const distance = past.distanceYards === null ? null : distanceText(past.distanceYards, past.isAbout);
  const course = past.surface === null ? null : courseOf(past.surface).name.toLowerCase();
  const parts = [
    placedText(past),
    [distance, course].filter((part) => part !== null).join(' '),
    past.condition === null || past.condition === '' ? '' : past.condition,
    past.raceName ?? past.classification,
    past.speedFigure === null ? 'no figure' : `figure ${past.speedFigure}`,
    past.odds === null ? '' : `${past.odds.toFixed(1)} to 1`,
    past.comment,
    past.official === 1 || winner === undefined ? '' : `won by ${horseName(winner.name)}`,
  ];
  return `- ${dateText(past.day)}, ${past.track}: ${parts.filter((part) => part !== '').join(', ')}`;
}

const PAST_COLUMNS = columnsOf(
  ['Day', 'text'],
  ['Track', 'text'],
  ['Finish', 'text'],
  ['Distance', 'text'],
  ['Race', 'text'],
  ['Figure', 'number'],
  ['Odds', 'number'],
);

/** A past race as a row: what `lineOf` says of it, without comment and winner. */
function pastRow(past: PastPerformance) {
  const distance = past.distanceYards === null ? null : distanceText(past.distanceYards, past.isAbout);
  const course = past.surface === null ? null : courseOf(past.surface).name.toLowerCase();
  return {
    line: lineOf(past),
    cells: [
      dateText(past.day),
      past.track,
      placedText(past),
      [distance, course].filter((part) => part !== null).join(' ') || null,
      (past.raceName ?? past.classification) || null,
      past.speedFigure === null ? null : String(past.speedFigure),
      past.odds === null ? null : `${past.odds.toFixed(1)} to 1`,
    ],
  };
}

const RECORD_COLUMNS = columnsOf(
  ['Record', 'text'],
  ['Starts', 'text'],
  ['Won', 'text'],
  ['Second', 'text'],
  ['Third', 'text'],
);

const SPLITS = [
  ['life', 'in all'],
  ['distance', 'at the distance'],
  ['track', 'at this track'],
  ['turf', 'on turf'],
  ['wet', 'on a wet track'],
  ['fastDirt', 'on fast dirt'],
] as const;

function recordRows({ records }: Runner): readonly LineAndCells[] {
  return SPLITS.flatMap(([kind, words]) => {
    const record = records?.[kind] ?? null;
    if (record === null) return [];
    const cells = [
      words,
      counted(record.starts, 'start'),
      `${record.wins} won`,
      `${record.places} second`,
      `${record.shows} third`,
    ];
    return [{ line: `- ${words}: ${cells.slice(1).join(', ')}`, cells }];
  });
}

/** The past races of a horse of the card, or its record by surface, distance and track. */
export const pastLines: Tool = {
  name: 'past lines',
  reads(question) {
    const { text } = question;
    const wantsRecord = RECORD.test(text);
    if (
      (!wantsRecord && !LINES.test(text)) ||
      OF_A_PERSON.test(text) ||
      OF_A_FIGURE.test(text) ||
      OF_LAST_FIGURE.test(text)
    )
      return null;
    if (OF_US.test(text)) return null;
    const horse = horseOf(question);
    if (horse === null) return null;
    const { raceNumber } = horse;
    return async ({ viewsOf }) => {
      const views = await viewsOf([raceNumber]);
      const runner = views[0]?.evidence.runners.find(
        ({ programNumber }) => programNumber === horse.runner.programNumber,
      );
      const name = named({ programNumber: horse.runner.programNumber, horse: horse.runner.horseName });
      const head = `${name}, race ${raceNumber}`;
      const source = views[0] === undefined ? null : `Source: ${views[0].card.source}.`;
      const say = (...lines: readonly (string | null)[]) => ({
        answer: saying([...lines, source], [raceNumber]),
        views,
      });
      const show = (
        lead: string,
        caption: string,
        columns: readonly AnswerColumn[],
        rows: readonly LineAndCells[],
      ) => ({
        answer: sayingTable({ lead: [lead], caption, columns, rows, note: [source] }, [raceNumber]),
        views,
      });
      if (wantsRecord) {
        const rows = runner === undefined ? [] : recordRows(runner);
        return rows.length === 0
          ? say(`${head}: the card gives no record.`)
          : show(`${head}, its record:`, `Record of ${head}`, RECORD_COLUMNS, rows);
      }
      const past = runner?.pastPerformances ?? null;
      if (past === null) return say(`${head}: the card gives no past races.`);
      if (past.length === 0) return say(`${head} has not raced before.`);
      return show(
        `${head}: ${counted(past.length, 'past race')} on the card, the latest first:`,
        `Past races of ${head}`,
        PAST_COLUMNS,
        past.slice(0, LISTED).map(pastRow),
      );
    };
  },
};
