import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import type { PriceGiven } from '#kit/kit.ts';
import { properName } from '#kit/kit.ts';

export type LedgerPage = Reply<'GET /api/picks/ledger'>;
/** An entry with its number, its hash and the text the hash is made of. */
export type Sealed = LedgerPage['entries'][number];
export type SealedEntry = Sealed['entry'];
export type Picker = SealedEntry['voices'][number];

/** A sealed price with its source: an entry names the sources of its prices once. */
export function priceThen(odds: Picker['odds'], { inputs }: SealedEntry): PriceGiven | null {
  if (odds === null) return null;
  const { source, at: time } = (odds.kind === 'morning line' ? null : inputs.board) ?? inputs.lines;
  return { text: odds.text, kind: odds.kind, source, at: time };
}

const minute = 60_000;
/** Entries on a page: about two race days. */
const aPage = 20;
/** All entries of one day, so that a race sealed several times is complete. */
const aDay = 200;

/** A track's sealed picks of a day, or of all days before an entry; refreshed every two minutes, and when picks are announced. */
export function ledgerQuery({
  slug,
  day,
  before,
}: {
  readonly slug: string;
  readonly day: string | null;
  readonly before: number | null;
}) {
  return {
    ...ask('GET /api/picks/ledger', {
      query: {
        track: slug,
        limit: day === null ? aPage : aDay,
        ...(day !== null && { day }),
        ...(before !== null && { before }),
      },
    }),
    staleTime: minute,
    gcTime: 10 * minute,
    refetchInterval: 2 * minute,
  };
}

/** The entries of one race, the first one first. */
export type SealedRace = {
  readonly raceId: string;
  readonly raceNumber: number;
  readonly entries: readonly Sealed[];
};
export type SealedDay = { readonly day: string; readonly races: readonly SealedRace[] };

function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly (readonly [string, readonly Item[]])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

/** Entries by day, the latest first, then by race in the order of the card; of a race in the order they were sealed. */
export function daysOf(entries: readonly Sealed[]): readonly SealedDay[] {
  const inOrder = [...entries].sort((a, b) => a.seq - b.seq);
  return groupedBy(inOrder, ({ entry }) => entry.day)
    .map(([day, ofDay]) => ({
      day,
      races: groupedBy(ofDay, ({ entry }) => entry.raceId)
        .map(([raceId, ofRace]) => ({
          raceId,
          raceNumber: ofRace[0]?.entry.raceNumber ?? 0,
          entries: ofRace,
        }))
        .sort((a, b) => a.raceNumber - b.raceNumber),
    }))
    .sort((a, b) => b.day.localeCompare(a.day));
}

/** Picks sealed before their races, and those made afterwards as though it were then. */
export function apart(entries: readonly Sealed[]): {
  readonly sealed: readonly Sealed[];
  readonly replayed: readonly Sealed[];
} {
  return {
    sealed: entries.filter(({ entry }) => !entry.isReplayed),
    replayed: entries.filter(({ entry }) => entry.isReplayed),
  };
}

const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / minute);

/** How long before its race an entry was sealed, by the racing clock, in words; null where one of the times is not known. */
export function leadOf({
  off,
  racingAt,
  isAfterOff,
}: Pick<SealedEntry, 'off' | 'racingAt' | 'isAfterOff'>): string | null {
  if (off === null) return null;
  const minutes = Math.abs(minutesBetween(racingAt, off));
  if (Number.isNaN(minutes)) return null;
  const long = minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${long} ${isAfterOff ? 'after' : 'before'} the off`;
}

/** How a replay is marked: made later, from what was known at the moment its lead names. */
export function replayedText(entry: Pick<SealedEntry, 'off' | 'racingAt' | 'isAfterOff'>): string {
  return `Replayed: computed later, from what was known ${leadOf(entry) ?? 'then'}`;
}

/** A win chance, 0-1, and whose it is: our line's, or in older entries the consensus of analysts and prices. */
export type PickChance = { readonly of: 'line' | 'consensus'; readonly chance: number };

type SealedLine = {
  readonly rows?: readonly {
    readonly chance?: unknown;
    readonly horses?: readonly { readonly programNumber?: unknown }[];
  }[];
};

/** The line in the sealed text itself, which is what the hash proves; null where an entry has none. */
function sealedLine(canonical: string): SealedLine | null {
  try {
    return (JSON.parse(canonical) as { readonly line?: SealedLine | null }).line ?? null;
  } catch {
    return null;
  }
}

/** The win chance of the pick: by our sealed line, the same as on the race page; by the consensus where there is no line. */
export function pickChance({ canonical, entry }: Pick<Sealed, 'canonical' | 'entry'>): PickChance | null {
  const pick = consensusOf(entry);
  if (pick?.horse == null) return null;
  const { programNumber } = pick.horse;
  const row = sealedLine(canonical)?.rows?.find(({ horses }) =>
    horses?.some((horse) => horse.programNumber === programNumber),
  );
  if (typeof row?.chance === 'number') return { of: 'line', chance: row.chance };
  return pick.chance === null ? null : { of: 'consensus', chance: pick.chance };
}

/** What both analysts and the prices come to: the pick that the picks page shows. */
export const consensusOf = ({ voices: pickers }: SealedEntry): Picker | null =>
  pickers.find(({ voice: picker }) => picker === 'consensus') ?? null;

/** The verdict in words: `PASS`, or the horse and the price to take. Older entries have PLAY for BET. */
export function verdictText({ verdict }: Pick<SealedEntry, 'verdict'>): string {
  if (verdict.kind === null) return 'No verdict';
  if (verdict.kind === 'PASS' || verdict.horse === null) return 'PASS';
  const price = verdict.priceToTake === null ? '' : ` at ${verdict.priceToTake.text} or more`;
  return `${verdict.kind} ${verdict.horse.programNumber} ${properName(verdict.horse.name)}${price}`;
}
