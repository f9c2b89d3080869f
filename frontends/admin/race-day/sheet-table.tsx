import { Badge, count, trackTime } from '#kit/kit.ts';
import type { Job, SheetRace } from './run-sheet.ts';
import { jobNames, jobStateText, jobTone, shortLabel } from './run-sheet.ts';

function JobCell({ job }: { readonly job: Job | undefined }) {
  if (job === undefined) return <span className="muted">–</span>;
  return (
    <span className="admin-point" title={job.sentence ?? undefined}>
      <Badge tone={jobTone(job.state)}>{jobStateText(job.state)}</Badge>
      <span className="small muted">{trackTime(job.dueAt)}</span>
    </span>
  );
}

type JobNames = ReturnType<typeof jobNames>;

function HeaderRow({ names }: { readonly names: JobNames }) {
  return (
    <thead>
      <tr>
        <th scope="col">Race</th>
        {names.map(({ name, label }) => (
          <th key={name} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RaceRowProps = {
  readonly race: SheetRace;
  readonly names: JobNames;
  readonly isChosen: boolean;
  readonly onChoose: (raceNumber: number) => void;
};

function RaceRow({ race, names, isChosen, onChoose }: RaceRowProps) {
  return (
    <tr>
      <td data-label="Race">
        <button
          type="button"
          className="button button-quiet"
          aria-pressed={isChosen}
          onClick={() => onChoose(race.raceNumber)}
        >
          Race {count(race.raceNumber)}
        </button>
      </td>
      {names.map(({ name, label }) => (
        <td key={name} data-label={shortLabel(label)}>
          <JobCell job={race.points.find((job) => job.name === name)} />
        </td>
      ))}
    </tr>
  );
}

type SheetTableProps = {
  readonly races: readonly SheetRace[];
  readonly chosen: number | null;
  readonly onChoose: (raceNumber: number) => void;
};

/** Races by their refresh points; the number of a race opens its timeline. */
export function SheetTable({ races, chosen, onChoose }: SheetTableProps) {
  const names = jobNames(races);
  return (
    <div className="data-table admin-sheet">
      <table>
        <caption>Refreshes by race</caption>
        <HeaderRow names={names} />
        <tbody>
          {races.map((race) => (
            <RaceRow
              key={race.raceNumber}
              race={race}
              names={names}
              isChosen={race.raceNumber === chosen}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
