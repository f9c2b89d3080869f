import { announcedDistance } from '../../card/announced.ts';
import type { Record4 } from '../../card/runner.ts';
import { saying } from '../jake/answer.ts';
import { chanceOf, named, percent } from '../jake/wording.ts';
import { isCanceled, isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { type HorseNamed, horseOf } from './horses-named.ts';
import type { Tool } from './tool.ts';
import { runnerInForm } from './words-left.ts';

const COUNT = '(?:\\d{1,2}|five|six|seven|eight|nine|ten|eleven|twelve)';
/** `The distance`, `a mile and a quarter`, `10 furlongs`, `1 1/4 miles`. */
const FAR = `(?:distance|trip|route|miles?(?: and (?:a|an|one|three) (?:half|quarters?|eighths?|sixteenths?))?|${COUNT} ?(?:f|furlongs?|panels)|1 ?\\d/\\d{1,2}(?: ?m| miles?)?)\\b`;
const LEADS_TO = `(?: (?:out|all of|all the way|his speed|her speed|its speed|over|at|for))?(?: (?:the|this|that|a|an|today['’]?s|full|whole|extra|long|one|all))*`;
/** `Is he going to tire`, `will he come up empty late`. */
const TIRES =
  '\\b(?:will|gonna|going to|goin to|likely to|apt to|does|might|about to|can)\\b[^?.!]* (?:tires?|stops?|quits?|fades?|hangs?|weakens?|gives? way|gives? out|shortens? stride|spits? (?:out )?the bit|comes? up (?:short|empty)|runs? out of (?:gas|steam|horse|fuel)|gets? leg[- ]?weary|hits? (?:a|the) wall)(?: (?:late|again|on (?:me|us)|in the (?:stretch|lane)|down the (?:stretch|lane)|at the end|a bit|today|badly))*(?: (?:in|on) (?:the |race )[^?.!]{1,40})?(?=\\W*$)';
const STAYS = new RegExp(
  [
    `\\b(?:gets?|getting|go(?:es|ing)?|stay(?:s|ing)?|handles?|lasts?|wants?|sees? out|carr(?:y|ies)|manages?|relish(?:es)?)${LEADS_TO} ${FAR}`,
    `\\b(?:will|can|could|would|does|do|is)\\b[^?.!]* (?:stay|a (?:true )?stayer)(?= (?:and|to) win\\b|\\W*$)`,
    `\\b${FAR} (?:is |be |gonna be |going to be )?(?:an? |too |any )?(?:far|long|much|problem|question|issue|concern|worry)\\b`,
    '\\b(?:enough|the|have) stamina\\b',
    '\\bout ?stay\\w*\\b|\\bstretch(?:es)? out to\\b',
    TIRES,
  ].join('|'),
  'i',
);
/** What it did before, how far a race is, bets, and its breeding: other questions. */
const OTHER =
  /\b(?:did|has|have (?!the|enough)|had|ever|record|last (?:time|out)|how (?:many|often|far|long)|when|before|figures?|bred|breeding|pedigree|turf|grass|mud|slop|wet|who|which|odds|price|box|exacta|trifecta|fast(?:er)?|last (?:mile|furlong|eighth|quarter))\b|\$|\b\d?:\d\d/i;

const recordText = (record: Record4 | null, where: string): string =>
  record === null
    ? `record ${where} not on the card`
    : record.starts === 0
      ? `no start ${where}`
      : `${record.wins} for ${record.starts} ${where}`;

/** Our chance that a horse wins, or why there is none. */
function chanceText(view: RaceView, { runner, raceNumber }: HorseNamed): string {
  if (isCanceled(view)) return `Race ${raceNumber} is canceled.`;
  if (runner.isScratched) return `It is scratched from race ${raceNumber}.`;
  const chance = chanceOf(view, runner.programNumber);
  return chance === null
    ? `It runs in race ${raceNumber} only if it draws in, so we give it no chance yet.`
    : `Our chance that it wins race ${raceNumber}: ${percent(chance)}.`;
}

/** Whether a horse stays the distance, by its record there, and our chance that it wins. */
export const staysTheDistance: Tool = {
  name: 'stays the distance',
  reads(question) {
    const { text, card } = question;
    if (!STAYS.test(text) || OTHER.test(text)) return null;
    const horse = horseOf(question);
    if (horse === null) return null;
    const { raceNumber, runner } = horse;
    return async (facts) => {
      const views = await facts.viewsOf([raceNumber]);
      const [view] = views;
      if (view === undefined) return { answer: saying([`Race ${raceNumber} is not on the card.`]), views };
      if (isRun(view)) return closedRace(view, card, facts, runner.programNumber);
      const records = runnerInForm(views, horse)?.records ?? null;
      const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
      const distance = announcedDistance(view.evidence.race);
      return {
        answer: saying(
          [
            `${name}, race ${raceNumber}, ${distance}: ${recordText(records?.distance ?? null, 'at the distance')}, ${recordText(records?.life ?? null, 'in all')}.`,
            `Source: ${view.card.source}.`,
            chanceText(view, horse),
          ],
          [raceNumber],
        ),
        views,
      };
    };
  },
};
