import { trackTimeText } from '../../card/track-time.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type HorseNamed, horseOf, horsesNamed, horsesNumbered } from './horses-named.ts';
import type { ChatQuestion, Tool, ToolFacts } from './tool.ts';

const ASKED =
  /\bscratch(?:ed|es|ing)?\b|\bwithdrawn\b|\b(?:is|was|are)\b.*(?<!\b(?:throw|throwing|toss|tossing|closing|close|last|time|first|next|odd|long|stretch|stretching|wearing|tiring|coming|figure|figuring|leave|leaving) )\bout(?: (?:of|in|from) (?:race \d+|the race|the \w+))?(?: today)?\W*$|\bstill in(?: (?:race \d+|the race|it|there))?\W*$/i;
/** What a scratch would do, tickets on a scratched horse: about something else. */
const OTHER =
  /\bif\b|\bwhat happens\b|\bwithout\b|\bticket|\brefund|\bmoney back\b|\bhow\b|\bmean(?:s|ing)?\b|\bafter\b|\bscratch(?:ed|es)? (?:list|board)\b|\bwho\b/i;

async function stateOf(
  { raceNumber, runner }: HorseNamed,
  { card }: ChatQuestion,
  { showChanges, now }: ToolFacts,
): Promise<string | null> {
  const race = card.races.find(({ number }) => number === raceNumber);
  if (race === undefined) return null;
  const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
  const { changes } = await showChanges(race.id);
  const report = changes.find(
    ({ isInForce, fact, programNumber }) =>
      isInForce && fact.what === 'scratched' && fact.to && programNumber === runner.programNumber,
  );
  if (runner.isScratched) {
    const reason = report?.reason == null ? '' : ` (${report.reason})`;
    const when =
      report === undefined
        ? ', on the card as imported'
        : `, reported ${trackTimeText(report.knownAt, race.trackSlug)} by ${report.provenance.source}`;
    return `${name} is scratched from race ${raceNumber}${reason}${when}.`;
  }
  const list =
    runner.listStatus === null ? '' : `; it is on the list as ${runner.listStatus.replace('-', ' ')}`;
  return `${name} is not scratched from race ${raceNumber}: no scratch of it is reported as of ${trackTimeText(now(), race.trackSlug)}${list}.`;
}

/** Whether a horse that is named is scratched, as of when, and by whose report. */
export const isItScratched: Tool = {
  name: 'is it scratched',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (!ASKED.test(text) || OTHER.test(text)) return null;
    const byName = horsesNamed(card, text);
    const byNumber = horsesNumbered(card, text, raceNumber);
    const first = horseOf(question);
    const horses =
      byName.length > 0 ? byName : byNumber.length > 0 ? byNumber : first === null ? [] : [first];
    if (horses.length === 0) return null;
    return async (facts) => {
      const lines = await Promise.all(horses.map((horse) => stateOf(horse, question, facts)));
      return {
        answer: saying(
          [...lines, `Card: ${card.card.source}.`],
          [...new Set(horses.map((horse) => horse.raceNumber))],
        ),
        views: [],
      };
    };
  },
};
