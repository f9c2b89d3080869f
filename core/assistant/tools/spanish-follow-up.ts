import { raceIn } from '../jake/read-question.ts';
import { explainsInSpanish } from './glossary-in-spanish.ts';
import { CARDINALS, isInSpanish, ORDINALS } from './in-spanish.ts';

const NUMBER = `\\d{1,2}|${[...ORDINALS, ...CARDINALS].join('|')}|[uú]ltima`;
/** `La quinta`, `la 5`, `la carrera 5`, `la ocho` in a question in Spanish. */
const RACE_WORDS = new RegExp(
  `(?<!\\p{L})(?:(?:la\\s+)?carrera|la)\\s+(?:n[uú]mero\\s+)?(?:${NUMBER})(?!\\p{L})(?:\\s+carrera(?!\\p{L}))?`,
  'iu',
);
const NEXT_RACE = new RegExp(
  `^\\W*y\\s+(?:(?:en|de|para|por|qu[eé] tal(?: en)?)\\s+)?(la\\s+(?:carrera\\s+)?(?:${NUMBER}|\\p{L}+))(?:\\s+carrera)?\\W*$`,
  'iu',
);

/** `And in the seventh?`, `what about race 7`. */
const NEXT_IN_ENGLISH =
  /^\W*(?:(?:and|what about|how about|ok|now)\s+)*(?:(?:in|for|on)\s+)?(?:the\s+\w+|race\s+#?\d{1,2})(?:\s+race)?\W*$/i;

/** The race of a few words in either language, in Spanish; null for other words. */
function nextRace(text: string, isAfterSpanish: boolean): string | null {
  const race = NEXT_RACE.exec(text)?.[1];
  if (race !== undefined) return race;
  const { number } = raceIn(text);
  return isAfterSpanish && number !== null && NEXT_IN_ENGLISH.test(text) ? `la ${number}` : null;
}

/** Questions about a race in English without the race, and the same in Spanish before and after the race. */
const IN_SPANISH: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:who(?:'s| is| will| do you think will)?(?: going to)? win(?:s|ning)?|who do you (?:like|pick|have)|(?:what(?:'s| is) |who(?:'s| is) )?your (?:top )?pick(?: for| in)?)$/,
    '¿Quién gana {}?',
  ],
  [
    /^(?:(?:what(?:'s| is) )?(?:the )?post time(?: of| for)?|when(?:'s| is| does)|what time(?:'s| is| does))(?: (?:go off|start|run))?$/,
    '¿A qué hora es {}?',
  ],
  [
    /^(?:(?:are there )?any |who(?:'s| is) |(?:what are )?(?:the )?)?scratch(?:es|ed)$/,
    '¿Hay retirados en {}?',
  ],
  [/^(?:who won|(?:what (?:are|were) )?(?:the )?results?(?: of| for)?)$/, '¿Quién ganó {}?'],
  [/^who(?:'s| is) the favou?rite$/, '¿Quién es el favorito de {}?'],
  [/^(?:who(?:'s| is) riding|who rides|(?:who are )?(?:the )?(?:jockeys|riders))$/, '¿Quién monta en {}?'],
  [
    /^(?:what(?:'s| is) the distance(?: of)?|how (?:long|far) is|what distance is)$/,
    '¿Qué distancia tiene {}?',
  ],
  [/^(?:what(?:'s| is) the purse(?: of| for)?|how much is the purse(?: of| for)?)$/, '¿Qué bolsa tiene {}?'],
  [
    /^how many (?:horses|runners|starters)(?: are(?: there)?(?: running)?| run)?$/,
    '¿Cuántos caballos corren en {}?',
  ],
  [/^(?:what(?:'s| is) )?(?:the |your )?(?:best )?exacta$/, '¿Cuál es la mejor exacta en {}?'],
  [/^(?:what(?:'s| is) )?(?:the |your )?(?:best )?trifecta$/, '¿Cuál es la mejor trifecta en {}?'],
  [/^(?:what(?:'s| is) )?(?:the |your )?(?:best )?superfecta$/, '¿Cuál es la mejor superfecta en {}?'],
  [
    /^(?:who|which horses?)(?:'?s| is| are| will be| will| does| has| have| shows?| goes| gets| makes| sets| takes| likes to)?(?: (?:be|go|get|make|set|take|on|in|to|for))*(?: (?:the|an|any))?(?: (?:early|most|pace|leads?|leading|front|speed|pace[- ]?setter|fast|quick)){1,5}$/,
    '¿Quién va adelante en {}?',
  ],
];

/** A question in English about one race, in Spanish about another; null for one that is not among the common ones. */
function fromEnglish(question: string, race: string): string | null {
  const { number, words } = raceIn(question);
  if (number === null) return null;
  const rest = question
    .toLowerCase()
    .replace(words.toLowerCase(), ' ')
    .replace(/[?.!,]+|\b(?:please|today|jake)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\b(who|what)s\b/g, "$1's")
    .trim()
    .replace(/(?: (?:in|the|race|of|for))+$/, '');
  const found = IN_SPANISH.find(([pattern]) => pattern.test(rest))?.[1];
  return found?.replace('{}', race) ?? null;
}

/** `Y en la nueve?` after a question about a race is that question of another race, in Spanish; null for any other words. */
export function spanishFollowUp(text: string, question: string): string | null {
  const isAfterSpanish = isInSpanish(question);
  const race = nextRace(text, isAfterSpanish);
  if (race === null || explainsInSpanish(question)) return null;
  if (!isAfterSpanish) return fromEnglish(question, race);
  return RACE_WORDS.test(question)
    ? question.replace(RACE_WORDS, race)
    : `${question.replace(/[?.!\s]+$/, '')} en ${race}?`;
}
