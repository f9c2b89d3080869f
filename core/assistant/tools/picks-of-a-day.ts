import type { Track } from '../../card/track.ts';
import { ordinal } from '../../handicapping/angles/wording.ts';
import { dateText } from '../../kernel/day-text.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import type { LedgerEntry, SealedHorse } from '../../picks/ledger/entry.ts';
import type { ShownRace } from '../../results/day-results.ts';
import { named } from '../jake/wording.ts';
import type { ToolFacts } from './tool.ts';

/** More than a day of sealed picks, with every turn of a verdict. */
const ENTRIES = 400;

/** Our pick of a race that was run, or that none was made. */
export interface PickThen {
  readonly race: ShownRace;
  readonly pick: SealedHorse | null;
  /** Made afterwards from what was known before the race. */
  readonly isReplayed: boolean;
  /** Official; null where it was not placed or did not start. */
  readonly place: number | null;
  readonly hasStarted: boolean;
}

/** The last pick of a race from before its off: one sealed then, else one made afterwards. */
function entryOf(entries: readonly LedgerEntry[], raceNumber: number): LedgerEntry | undefined {
  const ofRace = entries.filter((entry) => entry.raceNumber === raceNumber && !entry.isAfterOff);
  return ofRace.find(({ isReplayed }) => !isReplayed) ?? ofRace[0];
}

function pickThen(race: ShownRace, entry: LedgerEntry | undefined): PickThen {
  const pick = entry?.voices.find(({ voice }) => voice === 'consensus')?.horse ?? null;
  const starter = race.starters.find(({ programNumber }) => programNumber === pick?.programNumber);
  return {
    race,
    pick,
    isReplayed: entry?.isReplayed ?? false,
    place: starter?.official ?? null,
    hasStarted: starter !== undefined,
  };
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
  return races
    .filter(({ cancelled, starters }) => !cancelled && starters.some(({ official }) => official === 1))
    .map((race) => pickThen(race, entryOf(sealed, race.raceNumber)));
}

/** How a pick ran: `won`, `was 3rd`. */
export function ranText({ place, hasStarted }: Pick<PickThen, 'place' | 'hasStarted'>): string {
  if (!hasStarted) return 'did not start';
  if (place === null) return 'was not placed';
  return place === 1 ? 'won' : `was ${ordinal(place)}`;
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
  const ran = picks.filter(({ pick, hasStarted }) => pick !== null && hasStarted);
  if (ran.length === 0) return [`No pick of ours at ${where} is stored.`];
  const won = ran.filter(({ place }) => place === 1).length;
  return [
    `${won} of ${counted(ran.length, 'pick')} won at ${where}.`,
    ...picks.map((then) =>
      then.pick === null
        ? `- Race ${then.race.raceNumber}: no pick was made before the off`
        : `- Race ${then.race.raceNumber}: ${named({ programNumber: then.pick.programNumber, horse: then.pick.name })} ${ranText(then)}`,
    ),
    replayedNote(picks),
  ];
}
