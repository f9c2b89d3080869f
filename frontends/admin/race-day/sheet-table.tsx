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

/** Races by their refresh points; the number of a race opens its timeline. */
export function SheetTable({
  races,
  chosen,
  onChoose,
}: {
  readonly races: readonly SheetRace[];
  readonly chosen: number | null;
  readonly onChoose: (raceNumber: number) => void;
}) {
  const names = pointNames(races);
  return (
    <div className="data-table admin-sheet">
      <table>
        <caption>Refreshes by race</caption>
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
        <tbody>
          {races.map((race) => (
            <tr key={race.raceNumber}>
              <td data-label="Race">
                <button
                  type="button"
                  className="button button-quiet"
                  aria-pressed={race.raceNumber === chosen}
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
          ))}
        </tbody>
      </table>
    </div>
  );
}
