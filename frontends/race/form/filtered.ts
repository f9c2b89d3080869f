import type { HorseForm, PastRace } from './form-query.ts';
import { searchText } from './line-text.ts';

/** A horse with the lines a filter leaves. */
export type FilteredHorse = { readonly horse: HorseForm; readonly lines: readonly PastRace[] };

const nameText = ({ horseName, programNumber, jockey, trainer, sire }: HorseForm): string =>
  [programNumber, horseName, jockey?.name, trainer?.name, sire].filter(Boolean).join(' ').toLowerCase();

/** All lines of a horse whose name or people match the words; else the lines that match. Horses with none are left out. */
export function filteredHorses(horses: readonly HorseForm[], typed: string): readonly FilteredHorse[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return horses.map((horse) => ({ horse, lines: horse.lines }));
  return horses.flatMap((horse) => {
    const name = nameText(horse);
    if (words.every((word) => name.includes(word))) return [{ horse, lines: horse.lines }];
    const lines = horse.lines.filter((line) => {
      const text = `${name} ${searchText(line)}`;
      return words.every((word) => text.includes(word));
    });
    return lines.length === 0 ? [] : [{ horse, lines }];
  });
}
