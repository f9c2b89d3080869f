import { mentionsIn } from '../../fact-check/mentions.ts';
import type { Evidence } from '../../handicapping/evidence.ts';

const TICKET = /^- (?:\$[\d.,]+ [a-z ]+?|.*?\bcombinations?\b.*?)[ #](\d[\dA-Z,/# ]*?):/gm;

/** Numbers on the lines of tickets: `- $2 exacta box 1,2,3: …`. */
const onTickets = (answer: string): readonly string[] =>
  [...answer.matchAll(TICKET)].flatMap(([, sets = '']) => sets.match(/\d{1,2}[A-Z]?/g) ?? []);

const namesIn = (text: string, { runners }: Evidence) =>
  mentionsIn(text, runners)
    .filter(({ words }) => /\p{L}{2}/u.test(words.replace(/\b(?:program|number|no|the)\b/gi, '')))
    .flatMap(({ runner }) => (runner === null ? [] : [runner]));

/** By name alone: across several races a number does not identify a horse. */
function overRaces(text: string, answer: string, races: readonly Evidence[]): readonly string[] {
  const known = new Set(races.flatMap((race) => namesIn(answer, race)).map(({ horseName }) => horseName));
  return races
    .flatMap((race) => namesIn(text, race))
    .flatMap(({ horseName }) => (known.has(horseName) ? [] : [horseName]));
}

function inRace(text: string, answer: string, { runners }: Evidence): readonly string[] {
  const known = new Set([
    ...onTickets(answer),
    ...mentionsIn(answer, runners).map(({ runner }) => runner?.programNumber),
  ]);
  return mentionsIn(text, runners).flatMap(({ runner }) =>
    runner === null || known.has(runner.programNumber) ? [] : [runner.horseName],
  );
}

/** Horses of the races that the text names and the answer does not. */
export function horseProblems(text: string, answer: string, races: readonly Evidence[]): readonly string[] {
  const [race, ...others] = races;
  if (race === undefined) return [];
  const strange = others.length === 0 ? inRace(text, answer, race) : overRaces(text, answer, races);
  return [...new Set(strange)].map((name) => `${name} is not a horse in the answer`);
}
