import type { Finisher, NoBetting } from '#core/results/race-result.ts';

const PURSE_ONLY = /\bpurse(?: money)? only\b/i;
const NON_STARTER = /\bnon[ -]?start/i;

/** `Salt Marsh (IRE)` as notes print it, in capitals and often without its country. */
const nameIn = (name: string): string => name.replace(/ \([A-Z]{2,3}\)$/, '').toUpperCase();

/** The sentences of the notes that say so, in capitals. */
const purseNotes = (notes: string): readonly string[] =>
  notes
    .split(/(?<=[.;!*])\s+/)
    .filter((sentence) => PURSE_ONLY.test(sentence))
    .map((sentence) => sentence.toUpperCase());

function isNamed({ horseName, programNumber }: Finisher, notes: readonly string[]): boolean {
  const number = new RegExp(`(?:#|\\bNO\\.? ?|\\bNUMBER )${programNumber}\\b`);
  return notes.some((note) => note.includes(nameIn(horseName)) || number.test(note));
}

/**
 * Starters with the reason why nobody could bet on them: a chart prints odds of every betting interest, so one without among
 * others with odds is none. The reason is in its comment, else in the notes; where these name nobody, all of them are
 * meant. `raceNotes`: every other sentence that the chart prints about the race.
 */
export function withNoBetting(starters: readonly Finisher[], raceNotes: string): readonly Finisher[] {
  const unpriced = starters.filter(({ odds }) => odds === null);
  if (unpriced.length === 0 || unpriced.length === starters.length) return starters;
  const notes = purseNotes(raceNotes);
  const named = unpriced.filter((horse) => isNamed(horse, notes));
  const reasonOf = (horse: Finisher): NoBetting => {
    const comment = horse.comment ?? '';
    if (PURSE_ONLY.test(comment)) return 'purse-only';
    if (NON_STARTER.test(comment)) return 'non-starter';
    const isMeant = named.length === 0 ? notes.length > 0 : named.includes(horse);
    return isMeant ? 'purse-only' : 'no-odds';
  };
  return starters.map((horse) => (horse.odds === null ? { ...horse, noBetting: reasonOf(horse) } : horse));
}
