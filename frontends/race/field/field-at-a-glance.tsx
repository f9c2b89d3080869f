import { useMemo } from 'react';
import { MovedSince, statusAt, useBoard, usePredictions } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { count, Provenance, Sourced } from '#kit/kit.ts';
import { DataTable } from '#kit/tables/tables.ts';
import { useRaceField } from '../race-calls.ts';
import { BoardProvenance } from './board-provenance.tsx';
import { scaleOf } from './dumbbell.tsx';
import { fieldColumns } from './field-columns.tsx';
import { fieldRows, fullChance } from './field-rows.ts';

/** The field at a glance: one row a horse, sorted by any column. */
export function FieldAtAGlance({ race, now }: { readonly race: Race; readonly now: number | null }) {
  const field = useRaceField(race).data ?? null;
  const predictions = usePredictions(race.id);
  const board = useBoard(race.id, true);
  const rows = useMemo(
    () => fieldRows(race, { predictions: predictions.data ?? null, field, board }),
    [race, predictions.data, field, board],
  );
  const isOpen = statusAt(race, now) === 'upcoming';
  const columns = useMemo(
    () =>
      fieldColumns({
        par: field?.par ?? null,
        full: fullChance(rows),
        scale: scaleOf(rows),
        isOpen,
      }),
    [field, rows, isOpen],
  );
  const isPriced = rows.some(({ now }) => now !== null);
  return (
    <section className="field-glance" aria-label="The field">
      <Sourced from={race.provenance}>
        <DataTable
          caption={`The field of race ${count(race.raceNumber)}`}
          columns={columns}
          rows={rows}
          rowKey={({ entry }) => entry.id}
          rowClass={({ absence }) => (absence === null ? undefined : `field-${absence}`)}
          tools={false}
          whenEmpty="No horse is entered yet."
        />
      </Sourced>
      <p className="field-foot">
        {isPriced ? (
          <>
            <BoardProvenance board={board} />
            <MovedSince prices={rows.map(({ now: price }) => price)} />
          </>
        ) : (
          <Provenance state="missing" source="No board yet: prices are the morning line" />
        )}
        <label className="field-more">
          <input type="checkbox" /> All columns
        </label>
        {predictions.isError && <Provenance state="stale" source="Couldn’t load our chances" />}
      </p>
    </section>
  );
}
