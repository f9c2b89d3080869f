import { Badge, trackTime } from '#kit/kit.ts';
import type { Job, SheetRace } from './run-sheet.ts';
import { pointNames, pointTone, pointWord, shortLabel } from './run-sheet.ts';

function PointCell({ point }: { readonly point: Job | undefined }) {
  if (point === undefined) return <span className="muted">–</span>;
  return (
    <span className="admin-point" title={point.sentence ?? undefined}>
      <Badge tone={pointTone(point.state)}>{pointWord(point.state)}</Badge>
      <span className="small muted">{trackTime(point.dueAt)}</span>
    </span>
  );
}

type PointNames = ReturnType<typeof pointNames>;

function HeaderRow({ names }: { readonly names: PointNames }) {
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
  readonly names: PointNames;
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
          Race {race.raceNumber}
        </button>
      </td>
      {names.map(({ name, label }) => (
        <td key={name} data-label={shortLabel(label)}>
          <PointCell point={race.points.find((point) => point.name === name)} />
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
  const names = pointNames(races);
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
