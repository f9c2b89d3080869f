import { horseNamePattern } from '#core/card/same-name.ts';
import { escapedForPattern } from '#core/kernel/text.ts';
import type { Finisher, NoBetting } from '#core/results/race-result.ts';

const PURSE_ONLY = /\bpurse(?: money)? only\b/i;
const NON_STARTER = /\bnon[ -]?start/i;

function isNamed({ horseName, programNumber }: Finisher, notes: readonly string[]): boolean {
  const number = new RegExp(`(?:#|\\bNO\\.? ?|\\bNUMBER )${escapedForPattern(programNumber)}\\b`, 'i');
  return notes.some((note) => note.search(horseNamePattern(horseName)) >= 0 || number.test(note));
}

/** Which of these starters the notes give this reason for; `isOfAll` if the notes give it without naming anybody. */
function meantBy(
  notes: string,
  reason: RegExp,
  unpriced: readonly Finisher[],
): { readonly named: readonly Finisher[]; readonly isOfAll: boolean } {
  const sentences = notes.split(/(?<=[.;!*])\s+/).filter((sentence) => reason.test(sentence));
  const named = unpriced.filter((horse) => isNamed(horse, sentences));
  return { named, isOfAll: sentences.length > 0 && named.length === 0 };
}

/**
 * Marks the starters nobody could bet on, with the reason. A chart prints odds for every betting interest, so a starter
 * without odds among others with odds is not one. The reason is in its comment or else in the notes; if the notes name
 * nobody, they mean every such starter. `raceNotes`: everything else the chart prints about the race.
 */
export function withNoBetting(starters: readonly Finisher[], raceNotes: string): readonly Finisher[] {
  const unpriced = starters.filter(({ odds }) => odds === null);
  if (unpriced.length === 0 || unpriced.length === starters.length) return starters;
  const purse = meantBy(raceNotes, PURSE_ONLY, unpriced);
  const nonStart = meantBy(raceNotes, NON_STARTER, unpriced);
  const reasonOf = (horse: Finisher): NoBetting => {
    const comment = horse.comment ?? '';
    if (PURSE_ONLY.test(comment)) return 'purse-only';
    if (NON_STARTER.test(comment)) return 'non-starter';
    if (purse.named.includes(horse)) return 'purse-only';
    if (nonStart.named.includes(horse)) return 'non-starter';
    if (purse.isOfAll) return 'purse-only';
    return nonStart.isOfAll ? 'non-starter' : 'no-odds';
  };
  return starters.map((horse) => (horse.odds === null ? { ...horse, noBetting: reasonOf(horse) } : horse));
}
