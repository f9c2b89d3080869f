import type { HorseHistory } from '../../card/history/horse-history.ts';
import type { CardOfHorse, NamedHorse } from '../../card/history/printed-form.ts';
import { identityOf } from '../../card/history/same-horse.ts';
import type { WorkReport } from '../../card/history/work-facts.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import type { FormLine } from '../../card/race-form/form-line.ts';
import { zoneOf } from '../../card/track.ts';
import type { Instant } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { chosenHorse, latestFirst } from '../history/chosen-horse.ts';
import { ownLines, ownWorks, type PrintedRunner } from '../history/own-form.ts';

/** An entry of a horse on a stored card. */
export interface HorseEntry extends PrintedRunner {
  readonly race: Race;
}

/** Another horse of the same name, or results under that name alone. */
export interface Namesake {
  readonly horse: NamedHorse;
  readonly foaled: number | null;
  readonly starts: number;
}

/** All that is known about a horse before a moment, and where it is entered from that day on. */
export interface HorsePage extends Namesake {
  readonly doubts: readonly string[];
  /** As the latest card prints it; null on no card. */
  readonly printed: HorseEntry | null;
  /** On cards of today and later, the first day first. */
  readonly upcoming: readonly HorseEntry[];
  /** Newest first, all that are known. */
  readonly lines: readonly FormLine[];
  /** Newest first. */
  readonly works: readonly WorkReport[];
  /** The latest first. */
  readonly namesakes: readonly Namesake[];
}

export interface ShowHorseDeps {
  /** The histories of all horses of these names before a moment; refuses a name that nobody has. */
  readonly historiesOf: (names: readonly string[], before: Instant) => Promise<readonly HorseHistory[]>;
  readonly cards: Pick<CardStore, 'cardFor'>;
}

const namesakeOf = ({ horse, keys, starts }: HorseHistory): Namesake => ({
  horse,
  foaled: keys.flatMap((key) => identityOf(key).birthYear ?? [])[0] ?? null,
  starts: starts.length,
});

const firstDayFirst = (a: HorseEntry, b: HorseEntry): number => (a.day < b.day ? -1 : Number(a.day > b.day));

async function entriesOn(
  { cards }: ShowHorseDeps,
  { trackSlug, day }: CardOfHorse,
  keys: HorseHistory['keys'],
): Promise<readonly HorseEntry[]> {
  const stored = await cards.cardFor(trackSlug, day);
  if (stored === null) return [];
  const { races, provenance } = stored.card;
  return races.flatMap((race) =>
    race.runners
      .filter((runner) => keys.includes(runner.horseKey))
      .map((runner) => ({ race, runner, day, provenance })),
  );
}

/**
 * A horse's own page, as known before a moment. `text` is an entry's horse key, or a name in any spelling: then the latest
 * horse of that name. Refuses what `historiesOf` does, and ('not-found', `results.unknown-horse`) a key that fits none of
 * that name.
 */
export function makeShowHorse(deps: ShowHorseDeps) {
  return async function showHorse(text: string, before: Instant): Promise<HorsePage> {
    const histories = await deps.historiesOf([text.split('|')[0] ?? ''], before);
    const history = chosenHorse(histories, text);
    if (history === null) {
      throw new Refusal('not-found', 'results.unknown-horse', `No horse of that name fits "${text}".`);
    }
    const isToCome = ({ trackSlug, day }: CardOfHorse): boolean =>
      day >= raceDayAt(before, zoneOf(trackSlug));
    const wanted = history.cards.filter((card, index) => index === 0 || isToCome(card));
    const entries = (await Promise.all(wanted.map((card) => entriesOn(deps, card, history.keys)))).flat();
    const printed = entries[0] ?? null;
    return {
      ...namesakeOf(history),
      doubts: history.doubts,
      printed,
      upcoming: entries.filter(({ race }) => isToCome(race)).toSorted(firstDayFirst),
      lines: ownLines(history, printed),
      works: ownWorks(history),
      namesakes: latestFirst(histories)
        .filter((other) => other !== history)
        .map(namesakeOf),
    };
  };
}

export type ShowHorse = ReturnType<typeof makeShowHorse>;
