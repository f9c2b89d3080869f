import { dateText } from '../../kernel/day-text.ts';
import { addDays, type RaceDay } from '../../kernel/race-day.ts';
import { counted, percentText, signedPercentText } from '../../kernel/text.ts';
import type { ShownRace } from '../../results/day-results.ts';
import { LEAST_RACES, type PickerScore } from '../../scorecards/scoreboard/picker-score.ts';
import type { VerdictRecord } from '../../scorecards/scoreboard/verdict-record.ts';
import { saying } from '../jake/answer.ts';
import type { RaceView } from '../race-view.ts';
import { pastDayNamed } from './day-named.ts';
import { horsesNamed } from './horses-named.ts';
import { isOfficial, type PickThen, pickThen, ranLines, wonText } from './how-a-pick-ran.ts';
import { peopleNamed } from './people-named.ts';
import { resultOfToday } from './results-of-a-day.ts';
import type { ChatQuestion, PicksRecord, Tool, ToolFacts } from './tool.ts';

const ASKED =
  /\bhow(?:'d| did| have| are| you)? (?:we|you|jake|your (?:\w+ )?(?:picks|bets|plays|selections)) (?:do|done|doing|been doing|make out|made out|fare|finish|hit|run|running|come out)(?=\W*$| (?:yesterday|today|last|this|on|so|lately|overall|at|in|all|with|these)\b)|\byou (?:hit|cash|win|won|get|got|give out|gave out) (?:any\w*|a winner|a lot|many|much|often)\b|\b(?:follow|bet|play|tail)(?:ed|ing|s)? (?:all |every |each )?(?:of )?(?:you|your picks|your (?:best )?bets|jake)\b.*\b(?:money|profit|ahead|up|down|make|made|lose|lost|end up|be)\b|\bif i(?:'?d| had)? (?:bet|followed|played) (?:all|every\w*|each) .{0,12}\byour\b|\b(?:your|jake'?s) batting average\b|\bhow (?:often|many times|much) (?:are|do|did|were) you (?:right|wrong|win|hit|correct|cash)\b|\bhow many (?:did|have|do) you (?:have|get|got|hit|win|pick|call|cash)\b|\bwhat (?:percent\w*|%) (?:do|did|of (?:the time|your picks|races)).*\b(?:you|win|right|hit)\b|\b(?:did|have) (?:you(?: guys)?|we|jake) (?:have|had|got?|get|pick\w*|give)\b.*\bwinners?\b|\bdid your (?:best bets?|picks?|longshots?|bets?|top picks?)\b|\bhow (?:did|has|is|have) the (?:models?|picks?|analysts?)\b.*\b(?:do|done|doing)\b|\bhow (?:did|do|have|has|are|were|well do) (?:your|the|our|these|you(?:'ve)?|jake'?s?)\s*(?:own )?(?:picks?|selections?|bets?|verdicts?|predictions?|do(?:ing|ne)?)\b|\bhow (?:did|have|are) (?:you(?: guys| all| folks)?|y'?all) (?:do|done|doing|been doing)\b|\b(?:your|the site'?s?|jake'?s) (?:track )?(?:record|hit rate|win rate|accuracy|results?|roi|return|strike rate)\b|\bhow (?:accurate|good|often|reliable) (?:are|is|do|were)\b.*\b(?:you|your|picks?|predictions?)\b|\b(?:are|were) (?:your|the) picks (?:any )?(?:good|right|winning|profitable)\b|\b(?:do|did) (?:your|the) picks (?:win|make money|pay)\b|\bpicks? (?:hit|won|cash\w*)\b|\byour (?:win|hit|strike) (?:percentage|percent|rate|%)|\b(?:can|should|do|why (?:would|should)) (?:i|we|people) (?:trust|believe) (?:you|jake|this|these)\b|\bscoreboard\b|\bhow'?d (?:you(?: guys)?|y'?all|jake|your picks)\b.*\bdo\b|\b(?:are|is|been) (?:you(?: guys)?|your picks|jake) (?:any good|hot|cold|up|down|ahead|winning|profitable|in the (?:black|red))\b|^\W*(?:you(?: guys)?|your picks) any good\b|\bhow many (?:winners|races|picks) (?:did|have|do|has) (?:you(?: guys)?|jake) (?:pick\w*|get|got|give|gave|hit|had|have|call\w*|cash\w*)\b|\b(?:did|have) (?:you(?: guys)?|your picks) (?:hit|cash\w*|won|win|picked|pick) (?:any\w*|many|a winner)\b|\b(?:you(?: guys)?|your picks) (?:make|made|lose|lost|losing|making) (?:any |people )?money\b|\btrust\b.*\bpicks?\b|\b(?:do|can|are|did) (?:you(?: guys)?|your (?:picks|chances)|jake)\b.*\b(?:better than|beat|beating|outdo)\b.*\b(?:odds|public|market|crowd|favou?rites?|prices|board)\b/i;
/** The record of a verdict, a bet or an analyst. */
const RECORD_OF =
  /\bhow (?:often|frequently) (?:do(?:es)?|did|has|have) (?:your|the|jake'?s?|our) (?:top |best |first |main )?(?:picks?|selections?|bets?|choices?|longshots?|models?|best bets?)\b|\b(?:form|pace|value) analyst\b.*\b(?:or|vs|versus|better|hot\w*|record|doing|done)\b|\bhow many (?:of )?(?:your|the|jake'?s) (?:top |best )?(?:picks?|bets?|selections?)\b.*\b(?:won|win|hit|cashed)\b|\b(?:record|hit rate|win rate|win percent(?:age)?|roi|return|profit|strike rate) (?:of|on|for|with|from) (?:all )?(?:(?:your|the|jake'?s) )?(?:top |best )?(?:bets?|watch|pass(?:es)?|picks?|verdicts?|long ?shots?|exactas?|value|analysts?|models?)\b|\bhow profitable\b.*\b(?:(?:your|our|the|these|jake'?s?) (?:\w+ )?(?:picks?|bets?|selections?|verdicts?|plays?)|are you|is jake)\b|\bhave (?:your|the) (?:value |top |best )?(?:picks?|bets?|plays?|long ?shots?)\b.*\b(?:made|make|paid|won|hit|done|cashed)\b|\b(?:which|what|best|top|hottest|who is the best|who'?s the best) (?:handicapper|analyst|picker)\b|\b(?:chat ?gpt|gpt|claude)(?:'s)?(?: (?:any|been|has|is|ai|picks?))* (?:do|did|doing|done|record|better|vs|versus|or)\b/i;
/** How they are made or what it takes to bet them, not how they did. */
const OTHER =
  /^\W*how (?:do|are|does) (?:you|jake|your picks) (?:pick|choose|select|make|made|chosen)\b|\bresponsib\w+\b|\bhow much\b.*\b(?:needs?|costs?)\b/i;
/** Whether our pick of one race won. */
const OF_THAT_RACE = /\b(?:did|have|had|was|were)\b.*\b(?:winner|win|won|right|hit|have it|get it|cash)\b/i;
const YEAR = 365;

export interface RecordSpan {
  readonly from: RaceDay;
  readonly to: RaceDay;
  readonly words: string;
}

/** The days a question about our record means; the last year where it names none. */
export function spanOfRecord(text: string, today: RaceDay): RecordSpan {
  const day = pastDayNamed(text, today);
  if (day !== null) return { from: day, to: day, words: dateText(day) };
  const back = (days: number, words: string): RecordSpan => ({
    from: addDays(today, 1 - days),
    to: today,
    words,
  });
  if (/\btoday\b|\bso far\b/i.test(text)) return back(1, 'today');
  const counts = /\b(?:last|past) (\d{1,3}) days\b/i.exec(text)?.[1];
  if (counts !== undefined) {
    const days = Math.min(Math.max(Number(counts), 1), YEAR);
    return back(days, `the last ${days} days`);
  }
  if (/\bweek\b/i.test(text)) return back(7, 'the last 7 days');
  if (/\bmonth\b/i.test(text)) return back(30, 'the last 30 days');
  return back(YEAR, 'the last 365 days');
}

function voiceLine({ who, races, hits, returned }: PickerScore): string {
  const won =
    hits === null
      ? `${counted(races, 'race')}`
      : `${hits} of ${races} won (${percentText(hits / Math.max(races, 1))})`;
  if (returned === null) return `- ${who}: ${won}; no return is shown for so few bets`;
  const range =
    returned.interval === null
      ? ''
      : `, 95% range ${signedPercentText(returned.interval.low)} to ${signedPercentText(returned.interval.high)}`;
  return `- ${who}: ${won}, return per dollar ${signedPercentText(returned.perUnit)}${range}`;
}

function verdictLine({ kind, races, bets, won, perUnit, interval }: VerdictRecord): string {
  if (races === 0) return '';
  if (perUnit === null) return `- ${kind}: ${counted(races, 'race')}, no bet`;
  const line = `- ${kind}: ${counted(races, 'race')}, ${won} of ${counted(bets, 'bet')} won`;
  if (bets < LEAST_RACES) return `${line}; no return is shown for so few bets`;
  const range =
    interval === null
      ? ''
      : `, 95% range ${signedPercentText(interval.low)} to ${signedPercentText(interval.high)}`;
  return `${line}, return per dollar ${signedPercentText(perUnit)}${range}`;
}

/** Our own pick, the chances behind it, and what the public did in the same races. */
const SHOWN: readonly PickerScore['voice'][] = ['consensus', 'model', 'public'];

/** A question about the analysts one by one. */
const OF_ANALYSTS = /\b(?:handicapper|analyst|picker|chat ?gpt|gpt|claude)s?\b/i;

/** The voices a question wants: all of them where it is about the analysts. */
const voicesFor = (text: string, { voices }: PicksRecord): readonly PickerScore[] =>
  OF_ANALYSTS.test(text) ? voices : SHOWN.flatMap((voice) => voices.filter((score) => score.voice === voice));

const linesOf = (words: string, picks: PicksRecord, text: string): readonly string[] =>
  picks.races === 0
    ? []
    : [
        `${words}, ${counted(picks.races, 'race')}:`,
        ...voicesFor(text, picks).map(voiceLine),
        ...picks.verdicts.map(verdictLine),
      ];

/** Our pick of a race of today against its result. */
function pickToday(race: ShownRace, views: readonly RaceView[]): PickThen {
  const pick = views.find(({ picks }) => picks.raceNumber === race.raceNumber)?.picks.primaryPick ?? null;
  return pickThen(race, pick === null ? null : { programNumber: pick.programNumber, name: pick.horse });
}

/** Our picks of today beside the results so far. */
async function todayLines(
  { card }: ChatQuestion,
  { viewsOf, resultsOn }: ToolFacts,
): Promise<readonly string[]> {
  const { races } = await resultsOn(card.track, card.day);
  const run = races.filter(isOfficial);
  if (run.length === 0) return ['No race is official yet today.'];
  const views = await viewsOf(run.map(({ raceNumber }) => raceNumber));
  const picks = run.map((race) => pickToday(race, views));
  if (picks.every(({ pick }) => pick === null))
    return [`No pick was made before the off in the ${counted(run.length, 'race')} official so far today.`];
  return [`${wonText(picks)} so far today.`, ...ranLines(picks)];
}

/** Our picks of an earlier day, which the ledger lists one by one. */
const PICKS_THEN =
  /\b(?:what|who|which) (?:was|were|did|had) (?:your|you)\b.*\b(?:picks?|picked|best bets?|like|liked|longshots?|plays?|selections?)\b/i;
const IN_THE_LEDGER = 'The Pick Ledger lists each pick of that day.';

const asksPicksOf = ({ text, card }: ChatQuestion): boolean => {
  const day = pastDayNamed(text, card.day);
  return day !== null && day !== card.day && PICKS_THEN.test(text);
};

/** Not the record of a horse or a person. */
const isOfRecord = ({ text, card }: ChatQuestion): boolean =>
  RECORD_OF.test(text) && peopleNamed(card, text).length === 0 && horsesNamed(card, text).length === 0;

/** How our picks and verdicts did: today beside the results, else as the scoreboard counts them. */
export const ourRecord: Tool = {
  name: 'our record',
  reads(question) {
    const { text, card } = question;
    const wantsPicks = asksPicksOf(question);
    if ((!wantsPicks && !ASKED.test(text) && !isOfRecord(question)) || OTHER.test(text)) return null;
    const span = spanOfRecord(text, card.day);
    const { raceNumber } = question;
    if (raceNumber !== null && span.from !== span.to)
      return OF_THAT_RACE.test(text) && card.races.some(({ number }) => number === raceNumber)
        ? (facts) => resultOfToday(raceNumber, question, facts)
        : null;
    return async (facts) => {
      if (span.from === card.day) return { answer: saying(await todayLines(question, facts)), views: [] };
      const { sealed, replayed } = await facts.showScoreboard({
        from: span.from,
        to: span.to,
        track: card.track.slug,
      });
      const lines = [
        ...linesOf(`Picks sealed before their race, ${span.words}`, sealed, text),
        ...linesOf(
          `Picks made afterwards from what was known before the race (no proof), ${span.words}`,
          replayed,
          text,
        ),
      ];
      return {
        answer: saying(
          lines.length === 0
            ? [`No settled picks at ${card.track.displayName} for ${span.words}.`]
            : [
                ...lines,
                wantsPicks
                  ? IN_THE_LEDGER
                  : 'Settled by the stored results. The scoreboard has every figure.',
              ],
        ),
        views: [],
        isFixed: true,
      };
    };
  },
};
