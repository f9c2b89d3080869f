import { isStarter, type Record4, type Runner } from '../../card/runner.ts';
import { courseOf, isTurf } from '../../card/surface.ts';
import { type JakeAnswer, type LineAndCells, sayingTable } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import type { RaceView } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';
import type { SplitOfRecord } from './measures.ts';

interface WithRecord {
  readonly runner: Runner;
  readonly record: Record4 | null;
}

const nameOf = ({ runner: { programNumber, horseName } }: WithRecord): string =>
  named({ programNumber, horse: horseName });
const namesOf = (starters: readonly WithRecord[]): string => starters.map(nameOf).join(', ');

/** Starters that have run there, those with the most wins first, of as many wins those with the fewest starts. */
const ranThere = (starters: readonly WithRecord[]) =>
  starters
    .flatMap(({ runner, record }) => (record === null || record.starts === 0 ? [] : [{ runner, record }]))
    .toSorted((a, b) => b.record.wins - a.record.wins || a.record.starts - b.record.starts);

type Ran = ReturnType<typeof ranThere>;

const recordText = ({ wins, starts }: Record4): string => `${wins} for ${starts}`;

function leadOf(ran: Ran, field: number, where: string, raceNumber: number): string {
  const [first] = ran;
  const winners = ran.filter(({ record }) => record.wins > 0).length;
  const counts = `${ran.length} of ${field} starters ${ran.length === 1 ? 'has' : 'have'} run ${where}, and ${winners === 0 ? 'none' : winners} ${winners === 1 ? 'has' : 'have'} won`;
  if (first === undefined || winners === 0) return `Race ${raceNumber}: ${counts}.`;
  const best = ran.filter(
    ({ record }) => record.wins === first.record.wins && record.starts === first.record.starts,
  );
  return `Most wins ${where} in race ${raceNumber}: ${recordText(first.record)}, ${best.map(nameOf).join(' and ')}. ${counts}.`;
}

const rowOf = ({ runner, record }: Ran[number], where: string): LineAndCells => ({
  line: `- ${nameOf({ runner, record })}: ${recordText(record)} ${where}`,
  cells: [...horseCells(runner), recordText(record)],
});

/** A wet track counts in a race on the turf only once it comes off. */
function footingNote({ evidence: { race } }: RaceView, split: SplitOfRecord['split']): string | null {
  const { surface, number } = race;
  return split === 'wet' && surface !== null && isTurf(surface)
    ? `Race ${number} is carded for the ${courseOf(surface).name.toLowerCase()}: these are records on wet main tracks, which count if it comes off the turf.`
    : null;
}

/** The record of every starter of a race somewhere, however few its starts; who has none there, and of whom it is not known. */
export function recordsInRace(view: RaceView, { split, words }: SplitOfRecord): JakeAnswer {
  const { raceNumber } = view.picks;
  const starters = view.evidence.starters
    .filter(isStarter)
    .map((runner) => ({ runner, record: runner.records?.[split] ?? null }));
  const ran = ranThere(starters);
  const never = starters.filter(({ record }) => record?.starts === 0);
  const unknown = starters.filter(({ record }) => record === null);
  return sayingTable(
    {
      lead: [leadOf(ran, starters.length, words, raceNumber)],
      caption: `Records ${words} in race ${raceNumber}`,
      columns: columnsOf(...HORSE, ['Record', 'number']),
      rows: ran.map((row) => rowOf(row, words)),
      note: [
        never.length === 0 ? null : `No start ${words}: ${namesOf(never)}.`,
        unknown.length === 0 ? null : `Record ${words} not on the card: ${namesOf(unknown)}.`,
        footingNote(view, split),
      ],
    },
    [raceNumber],
  );
}
