import {
  type EarlyIntent,
  earlyIntent,
  earlyIntents,
  LIKELY_TO_LEAD,
} from '../../handicapping/pace/early-intent.ts';
import { saying } from '../jake/answer.ts';
import { named, namedIn } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { type HorseNamed, horseOf } from './horses-named.ts';
import type { Tool } from './tool.ts';

/** Alone in front: `get loose`, `an easy lead`, `wire them`. */
const LOOSE =
  /\b(?:gets?|getting|got|be|is|goes|go|going|running|runs?|turned?)(?: (?:out|away|all))? (?:loose|clear early|alone (?:up front|early|on)|uncontested|unpressured|brave)\b|\b(?:loose|alone|uncontested|unpressured|by (?:him|her|it)self)(?: (?:up|out))? (?:on the (?:lead|front(?: end)?)|in front|up front|early)\b|\b(?:easy|uncontested|clear|soft|free|unpressured|cheap|comfortable) (?:early )?(?:lead|trip up front|fractions?)\b|\b(?:wires?|wiring|wired) (?:them|these|this (?:field|bunch|group)|the (?:field|bunch|group)|it|em)\b|\b(?:go(?:es|ing)?|goin) (?:gate|wire) to wire\b|\btakes? (?:them|these|this field|the field) (?:all the way|gate to wire|wire to wire)\b|\bsteals? (?:it|this|the race|one)\b|\bwalk the dog\b|\bon an easy lead\b/i;
/** Not left alone in front: `hook him early`, `go with him`. */
const HOOKED =
  /\b(?:hooks?|hooking|hooked|press(?:es|ure|ures|uring|ing|ed)?|pushes|pushed|prompts?|chases?|chasing|dogs?|duels?|dueling|hounds?|softens?(?: up)?|cooks?|keeps?(?: up with)?|run with|runs with|go(?:es)? with|going with|go after|goes after|goes at|go at|send with|challenges?|contests?|hassles?|bothers?)\b(?=[^.?!]*\b(?:early|lead|front|pace|honest|fractions?|quarter)\b|\W*(?:him|her|it)\W*$)|\bkeeps?\b[^.?!]*\bhonest\b|\b(?:hooks?|pressures?|press(?:es)?|pushes)\b(?! (?:up|on))|\bhooked(?: up)?\b|\b(?:early |pace |front[- ]end )pressure\b|\bany(?:body|one|thing)? (?:else )?(?:with|has|have|got) (?:the )?(?:early )?(?:speed|foot|gas) to (?:go|keep|run|stay)\b|\bgo(?:es)? with\b[^.?!]*\bearly\b|\b(?:who(?:'s| is|s)?|any(?:body|one)|some(?:body|one)|nobody)\b[^.?!]*\b(?:go(?:es)?|going|runs?|keeps? up) with\b/i;
/** Of what was, of a bet, and of what is supposed. */
const OTHER =
  /\b(?:did|was|were|has been|had|last (?:time|out|race)|before|yesterday|if|without|odds|price|pays?|exacta|trifecta|box|key|record|how (?:many|often)|jockey|rider|trainer|underneath|under|second|third|tickets?|combo|double|use|bets?|betting|wagers?|wagering|money|stake|on top|a ?piece)\b|\$/i;

const lately = ({ led, races }: EarlyIntent): string => `${led} of the last ${races}`;

/** What the other starters with early speed mean for the lead. */
function othersText(view: RaceView, others: readonly EarlyIntent[]): string {
  const names = others
    .map((row) => `${namedIn(view, row.runner.programNumber)} (${row.led} of ${row.races})`)
    .join(', ');
  return others.length === 0
    ? 'No other starter with running lines is likely to go for the lead.'
    : `${others.length === 1 ? 'One other is' : `${others.length} others are`} likely to go for the lead: ${names}.`;
}

/** Whether a horse is likely to be alone in front, from who was on the lead early lately. */
function leadText(view: RaceView, { runner }: HorseNamed): readonly string[] {
  const { evidence, picks } = view;
  const starter = evidence.starters.find(({ programNumber }) => programNumber === runner.programNumber);
  const name = named({ programNumber: runner.programNumber, horse: runner.horseName });
  const head = `${name} in race ${picks.raceNumber}`;
  if (starter === undefined) return [`${head} is not a starter.`];
  const intent = earlyIntent(starter);
  const others = earlyIntents(evidence.starters).filter(
    (row) => row.runner.programNumber !== runner.programNumber && row.goes >= LIKELY_TO_LEAD,
  );
  if (intent === null)
    return [`${head}: its running lines do not say whether it goes for the lead.`, othersText(view, others)];
  const goes = `on or within half a length of the lead early in ${lately(intent)}`;
  if (intent.goes < LIKELY_TO_LEAD)
    return [`${head} is not likely to lead: ${goes}.`, othersText(view, others)];
  const chance =
    picks.pace.loneSpeed === runner.programNumber
      ? 'is likely to be alone in front'
      : others.length === 0
        ? 'may be alone in front'
        : 'is not likely to be left alone in front';
  return [
    `${head} ${chance}: ${goes}.`,
    othersText(view, others),
    picks.pace.isKnown ? `${picks.pace.word}.` : '',
  ];
}

/** Whether a horse gets an easy lead, and who goes with it. */
export const looseOnTheLead: Tool = {
  name: 'loose on the lead',
  reads(question) {
    const { text, card } = question;
    if ((!LOOSE.test(text) && !HOOKED.test(text)) || OTHER.test(text)) return null;
    const horse = horseOf(question);
    if (horse === null) return null;
    return async (facts) => {
      const views = await facts.viewsOf([horse.raceNumber]);
      const [view] = views;
      if (view === undefined)
        return { answer: saying([`Race ${horse.raceNumber} is not on the card.`]), views };
      if (isRun(view)) return closedRace(view, card, facts, horse.runner.programNumber);
      return { answer: saying(leadText(view, horse), [horse.raceNumber]), views };
    };
  },
};
