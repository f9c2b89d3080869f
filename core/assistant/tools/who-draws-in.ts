import type { Race } from '../../card/race.ts';
import { isOff } from '../../card/race-status.ts';
import { isStarter, type ListStatus, type Runner } from '../../card/runner.ts';
import { courseOf, isTurf } from '../../card/surface.ts';
import type { Instant } from '../../kernel/instant.ts';
import { counted, listText } from '../../kernel/text.ts';
import type { FoundAnswer } from '../found-answer.ts';
import { saying } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { isCanceled, isRun } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { closedInSpanish, WHICH_RACE_IN_SPANISH } from './out-in-spanish.ts';
import { weatherSupposed } from './supposed.ts';
import type { ChatQuestion, Tool, ToolFacts } from './tool.ts';

const WHO_GETS_IN =
  /\b(?:who|which (?:horses?|ones?)|what horses?|any(?:one|body|thing)?|does any(?:one|body))(?:'?s| is| are| all| else| would| will| then| that)*(?: \w+)? (?:gets?|draws?|comes?|goes|getting|drawing|coming|moves?|is|are|be) in\b(?! (?:first|second|third|the money)\b)|\bwho(?:'s| is| all| else| actually| then| would| will)* (?:runs?|running|starts?|stays in|is left|left)\b(?! (?:well|good|best|better|early|fast|down|off|late|on the lead|in front)\b)|\bwho(?:'?s| is)? in(?=\W*$|\W+(?:if|when|once)\b)|\bmain[- ]track[- ]only\b|\bMTO'?s?\b|\bdraws? in\b|\bentered for (?:the )?(?:main|dirt)\b/i;
/** Who wins or gains by it: another question. */
const OTHER =
  /\b(?:wins?|like|likes|best|better|helps?|hurts?|favou?rite|chances?|bet|pace|speed|jockey|trainer)\b/i;

const onList = ({ runners }: Pick<Race, 'runners'>, status: ListStatus): readonly Runner[] =>
  runners.filter(({ listStatus, isScratched }) => listStatus === status && !isScratched);

const namesOf = (runners: readonly Runner[]): string =>
  listText(runners.map(({ programNumber, horseName: horse }) => named({ programNumber, horse })));

const isOnTurf = ({ surface }: Pick<Race, 'surface'>): boolean => surface !== null && isTurf(surface);

/** The horses on a list of a race that is off the turf: they were entered for the main track. */
const drewIn = ({ offTheTurf, runners }: Race): readonly Runner[] =>
  runners.filter(({ programNumber }) => offTheTurf?.drewIn.includes(programNumber) === true);

function linesOf(race: Race): readonly string[] {
  const { number, surface, offTheTurf } = race;
  const also = onList(race, 'also-eligible');
  const alsoLine =
    also.length === 0
      ? `The card lists no also-eligible in race ${number}.`
      : `Also eligible, in only if others are scratched: ${namesOf(also)}.`;
  if (offTheTurf !== undefined) {
    const came = drewIn(race);
    return [
      came.length === 0
        ? `Race ${number} is off the turf already: no horse drew in.`
        : `Race ${number} is off the turf already: ${counted(came.length, 'horse')} drew in, ${namesOf(came)}.`,
      alsoLine,
    ];
  }
  if (!isOnTurf(race))
    return [
      `Race ${number} is ${surface === null ? 'on no announced surface' : `carded for the ${courseOf(surface).name.toLowerCase()}`}, not the turf, so it cannot come off it.`,
    ];
  const main = onList(race, 'main-track-only');
  const starters = race.runners.filter(isStarter).length;
  const field = `The ${counted(starters, 'starter')} carded for the turf ${starters === 1 ? 'stays' : 'stay'} in unless scratched.`;
  return [
    main.length === 0
      ? `Nobody draws in if race ${number} moves to the main track: the card lists no main-track-only horse in it.`
      : `${counted(main.length, 'main-track-only horse')} ${main.length === 1 ? 'draws' : 'draw'} in if race ${number} moves to the main track: ${namesOf(main)}.`,
    field,
    alsoLine,
  ];
}

/** The races that a question moves to the main track: the one it names, else those on the turf. */
const racesMoved = ({ card, raceNumber }: ChatQuestion): readonly Race[] =>
  card.races.filter((race) =>
    raceNumber === null ? isOnTurf(race) && race.isCancelled !== true : race.number === raceNumber,
  );

/** Who draws in of those races that are still to be run; a race that is named is said to be canceled or off. */
async function answered(
  { card, raceNumber }: ChatQuestion,
  races: readonly Race[],
  facts: ToolFacts,
): Promise<FoundAnswer> {
  const about = raceNumber === null ? [] : [raceNumber];
  const [view] = await facts.viewsOf(about);
  if (view !== undefined && isCanceled(view))
    return { answer: saying([`Race ${view.picks.raceNumber} is canceled.`], about), views: [view] };
  if (view !== undefined && isRun(view)) return closedRace(view, card, facts);
  const open = races.filter((race) => !isOff(race, facts.now()));
  const none = races.length === 0 ? 'There is no turf race on the card.' : 'The turf races are off already.';
  return {
    answer: saying(
      [...(open.length === 0 ? [none] : open.flatMap(linesOf)), `Card: ${card.card.source}.`],
      about,
    ),
    views: [],
  };
}

/** Who draws in once a race is moved from the turf to the main track. */
export const whoDrawsIn: Tool = {
  name: 'who draws in off the turf',
  reads(question) {
    const { text, raceNumber } = question;
    if (!weatherSupposed(text).isOffTurf || !WHO_GETS_IN.test(text) || OTHER.test(text)) return null;
    const races = racesMoved(question);
    if (raceNumber !== null && races.length === 0) return null;
    return (facts) => answered(question, races, facts);
  },
};

const OFF_IN_SPANISH =
  /(?:fuera|sac\p{L}+|quit\p{L}+|sal\p{L}+|baj\p{L}+)\b.*(?:de la (?:grama|hierba|yerba)|del? (?:c[eé]sped|pasto|turf))|(?:mueven|mudan|pasan|cambian|llevan|corren?|va|pasa|muda)\b.*\b(?:a|en|para) (?:la )?(?:pista principal|arena|tierra|dirt)/iu;
const WHO_IN_SPANISH =
  /(?:qui[eé]n(?:es)?|qu[eé] caballos?|cu[aá]l(?:es)?)\s+(?:m[aá]s\s+)?(?:entra|corre)n?(?!\p{L})/iu;

/** Whether a question in Spanish asks who gets in once a race is off the turf. */
export const asksWhoDrawsInInSpanish = (text: string): boolean =>
  OFF_IN_SPANISH.test(text) && WHO_IN_SPANISH.test(text);

const namesInSpanish = (runners: readonly Runner[]): string =>
  runners.map(({ programNumber, horseName: horse }) => named({ programNumber, horse })).join(', ');

/** Who draws in once a race is moved from the turf to the main track, in Spanish. */
export function whoDrawsInInSpanish(race: Race | undefined, now: Instant): readonly string[] {
  if (race === undefined) return [WHICH_RACE_IN_SPANISH];
  const closed = closedInSpanish(race, [], now);
  if (closed !== null) return [closed];
  const { number } = race;
  const also = onList(race, 'also-eligible');
  const alsoLine =
    also.length === 0
      ? 'El programa no tiene elegibles adicionales (also eligible) en ella.'
      : `Elegibles adicionales (also eligible), solo si retiran a otros: ${namesInSpanish(also)}.`;
  if (race.offTheTurf !== undefined) {
    const came = drewIn(race);
    return [
      `La carrera ${number} ya está fuera de la grama: ${came.length === 0 ? 'no entró ninguno' : `entraron ${came.length}: ${namesInSpanish(came)}`}.`,
      alsoLine,
    ];
  }
  if (!isOnTurf(race)) return [`La carrera ${number} no es en la grama, así que no puede salir de ella.`];
  const main = onList(race, 'main-track-only');
  return [
    main.length === 0
      ? `Si la carrera ${number} pasa a la pista principal no entra ninguno: el programa no tiene caballos solo para la pista principal (MTO) en ella.`
      : `Si la carrera ${number} pasa a la pista principal ${main.length === 1 ? 'entra 1 caballo' : `entran ${main.length} caballos`} (MTO): ${namesInSpanish(main)}.`,
    alsoLine,
  ];
}

const WHO_WINS_IN_SPANISH = /gana|favorit|mejor|probab|posibilid|selecci|gusta|conviene|recomiend|apost/iu;

/** Whether a question in Spanish asks who wins once a race is off the turf. */
export const asksWhoWinsOffTheTurf = (text: string): boolean =>
  OFF_IN_SPANISH.test(text) && WHO_WINS_IN_SPANISH.test(text);
