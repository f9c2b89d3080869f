import type { CardInPlay } from '../race-view.ts';
import { horsesNamed, horsesNumbered, numberSaid } from '../tools/horses-named.ts';
import { numberTakenOut } from '../tools/taken-out.ts';
import { raceOfExchange } from './other-horse.ts';
import { raceNamed } from './race-named.ts';
import { raceIn } from './read-question.ts';
import type { Said } from './said.ts';

const LEAD = /^\W*(?:and|what about|how about|also|then|but|ok(?:ay)?|or|now|so)\b[\s,]*/i;
const OF_A_HORSE =
  /^\W*(?:(?:and|so|ok|what about|how about)[\s,]+)*(?:who(?:'s| is)? (?:rid\w+|train\w*|own\w*|the (?:jockey|rider|trainer|owner))|(?:any|what) (?:works?|workouts|layoff|post|equipment)|(?:the )?(?:jockey|rider|trainer|owner|post(?: position)?|works?|breeding|pedigree|record|last race|running style|weight|age)|how old|(?:any good |good )?(?:on|in|over|at|with) (?:the |a |an )?(?:turf|grass|dirt|mud|slop|wet|off track|wet track|distance|trip|track|fast track)|(?:ever )?(?:won|run|raced) (?:here|at this distance|before)|scratched|why not)\W*$/i;

/** `Who rides?`, `in the mud?` after a question about one horse: asked of that horse. Null for other words. */
export function askedOfHorse(text: string, { question }: Said, card: CardInPlay): string | null {
  if (!OF_A_HORSE.test(text)) return null;
  const race = raceIn(question).number;
  const [horse, second] = horsesNamed(card, question);
  const [numbered] = horsesNumbered(card, question, race);
  const meant = second === undefined ? (horse ?? numbered) : undefined;
  return meant === undefined
    ? null
    : `${text.replace(LEAD, '').replace(/[?.!\s]+$/, '')} ${IS_PLACE.test(text) ? 'record of' : 'of'} ${meant.runner.horseName}`;
}

const IS_PLACE = /\b(?:turf|grass|dirt|mud|slop|wet|track|distance|trip|here|before)\b/i;
const SUPPOSES_OUT = /\b(?:if|without|scratch\w*|suppose|say)\b/i;
const THIS_RACE = /\b(?:this|that|the same) race\b|(?<=\bin )it(?=\W*$)/i;

/** `What if the 5 scratches`, `who runs this race` after a question about a race: in that race. Null for other words. */
export function inRaceBefore(text: string, before: Said, card: CardInPlay): string | null {
  if (raceIn(text).number !== null || raceNamed(card, text) !== null || horsesNamed(card, text).length > 0)
    return null;
  const isOfRace =
    THIS_RACE.test(text) ||
    (SUPPOSES_OUT.test(text) && numberSaid(text) !== null) ||
    numberTakenOut(text) !== null;
  const race = isOfRace ? raceOfExchange(before, card) : null;
  if (race === null) return null;
  return THIS_RACE.test(text)
    ? text.replace(THIS_RACE, `race ${race}`)
    : `${text.replace(/^\W*(?:and|but|so|ok(?:ay)?|then|now)\b[\s,]*/i, '').replace(/[?.!\s]+$/, '')} in race ${race}`;
}
