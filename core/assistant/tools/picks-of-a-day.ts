import type { Track } from '../../card/track.ts';
import { dateText } from '../../kernel/day-text.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import type { ShownRace } from '../../results/day-results.ts';
import { isOfAnotherCard } from '../../results/ticket-outcome.ts';
import { isOfficial, type PickThen, picksThatRan, pickThen, ranLines, wonText } from './how-a-pick-ran.ts';
import type { ToolFacts } from './tool.ts';

/** More than a day of sealed picks, with every turn of a verdict. */
const ENTRIES = 400;

/** The last pick of a race from before its off: one sealed then, else one made afterwards. */
function entryOf(entries: readonly LedgerEntry[], raceNumber: number): LedgerEntry | undefined {
  const ofRace = entries.filter((entry) => entry.raceNumber === raceNumber && !entry.isAfterOff);
  return ofRace.find(({ isReplayed }) => !isReplayed) ?? ofRace[0];
}

/** The pick of an entry; none where it was made from another card than the one that was run. */
function pickBy(race: ShownRace, entry: LedgerEntry | undefined): PickThen {
  const horse = entry?.voices.find(({ voice }) => voice === 'consensus')?.horse ?? null;
  const isOfRace = entry !== undefined && !isOfAnotherCard(entry, race);
  return pickThen(race, isOfRace ? horse : null, entry?.isReplayed ?? false);
}

/** Our picks in the official races of a day, with how each ran. */
export async function picksOfDay(
  track: Track,
  day: RaceDay,
  { resultsOn, showLedger }: ToolFacts,
): Promise<readonly PickThen[]> {
  const [{ races }, { entries }] = await Promise.all([
    resultsOn(track, day),
    showLedger({ track: track.slug, day, limit: ENTRIES }),
  ]);
  const sealed = entries.map(({ entry }) => entry);
  return races.filter(isOfficial).map((race) => pickBy(race, entryOf(sealed, race.raceNumber)));
}

const AFTERWARDS = 'Picks made afterwards from what was known before the race: no proof.';

/** That picks were made afterwards, where any was. */
export const replayedNote = (picks: readonly PickThen[]): string | null =>
  picks.some(({ pick, isReplayed }) => pick !== null && isReplayed) ? AFTERWARDS : null;

/** `4 of 9 picks won at Saratoga, Jul 31, 2026.`, then each pick; that there is none where none is stored. */
export function picksLines(
  picks: readonly PickThen[],
  track: Track,
  day: RaceDay,
): readonly (string | null)[] {
  const where = `${track.displayName}, ${dateText(day)}`;
  if (picks.length === 0) return [`No results of ${where} are stored.`];
  if (picksThatRan(picks).length === 0) return [`No pick of ours at ${where} is stored.`];
  return [`${wonText(picks)} at ${where}.`, ...ranLines(picks), replayedNote(picks)];
}
