import { properName } from './proper-name.ts';

const suffix = /^(?:JR|SR|II|III|IV)$/;
/** Small words a surname begins with: `DE LA CRUZ`, `VAN DYKE`, `ST JULIEN`. */
const particle = /^(?:DE|DEL|LA|LAS|LOS|DA|DI|DOS|VAN|VON|DER|DEN|ST|MC)$/;
const initial = /^\p{L}\.?$/u;

/** How many words of a card's name are the surname, as far as that can be known. */
function surnameLength(words: readonly string[]): number {
  const first = words.findIndex((word) => !particle.test(word));
  return first < 0 ? words.length : first + 1;
}

function printed(words: readonly string[]): string {
  return properName(words.join(' '))
    .replace(/\bMc(\p{L})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\bTba\b/, 'TBA');
}

/**
 * A person as a program prints them. Cards write in capitals and the surname first: `ORTIZ IRAD JR` becomes Irad Ortiz Jr,
 * `MOTION H GRAHAM` H Graham Motion. Two whole words after the surname may be a second surname (`VILLA PINO FAVINHO`) or a
 * second given name (`AVILA JUAN CARLOS`): such a name keeps its order. A name in mixed case stays as it is.
 */
export function personName(name: string): string {
  if (name !== name.toUpperCase()) return name;
  const words = name.trim().split(/\s+/);
  const ending = words.length > 2 && suffix.test(words.at(-1) ?? '') ? words.slice(-1) : [];
  const body = words.slice(0, words.length - ending.length);
  const surnameWords = surnameLength(body);
  const given = body.slice(surnameWords);
  const isClear = given.length === 1 || given.some((word) => initial.test(word));
  if (!isClear || words.includes('TBA')) return printed(words);
  return printed([...given, ...body.slice(0, surnameWords), ...ending]);
}

/** A jockey by name, or that none has been named yet. */
export const jockeyText = (name: string | null): string => (name ? personName(name) : 'Jockey TBA');

/** A trainer by name, or that the card lists none. */
export const trainerText = (name: string | null): string => (name ? personName(name) : 'Trainer not listed');
