import type { HorseHistory } from '../../card/history/horse-history.ts';
import { canBeSameHorse } from '../../card/history/same-horse.ts';
import { type HorseKey, horseKey } from '../../card/runner.ts';

/** The key that a text names: that of a horse (`PAPERLANTERN|2021|CANDLEWICK`), or of a name in any spelling. */
function keyOfText(text: string): HorseKey {
  const [name = '', birthYear = '', dam = ''] = text.split('|');
  return horseKey(name, Number(birthYear) || null, dam === '' ? null : dam);
}

/** The last day on which a horse is known to be entered or to have run; empty for one known by works alone. */
const lastDayOf = ({ cards, starts }: HorseHistory): string =>
  [cards[0]?.day ?? '', starts[0]?.day ?? ''].sort().at(-1) ?? '';

/** The horse entered or seen last first. */
export const latestFirst = (histories: readonly HorseHistory[]): readonly HorseHistory[] =>
  histories.toSorted((a, b) => {
    const [dayA, dayB] = [lastDayOf(a), lastDayOf(b)];
    return dayA < dayB ? 1 : -Number(dayA > dayB);
  });

const isKey = (text: string): boolean => text.includes('|');

/**
 * The horse that a text means: of a key the one known by it, else the latest one it can mean; of a name the latest of that
 * name. Null where the key contradicts every horse.
 */
export function chosenHorse(histories: readonly HorseHistory[], text: string): HorseHistory | null {
  const [latest, key] = [latestFirst(histories), keyOfText(text)];
  const known = isKey(text) ? latest.find(({ keys }) => keys.includes(key)) : undefined;
  return known ?? latest.find(({ horse }) => canBeSameHorse(horse.key, key)) ?? null;
}
