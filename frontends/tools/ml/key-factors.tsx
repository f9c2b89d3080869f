import { useMemo } from 'react';
import type { Race } from '#kit/kit.ts';
import { count, fixed, properName } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable, runnerColumns } from '#kit/tables/tables.ts';
import { points } from './explanations.ts';
import { activeFactors, factors, isLimited, mostMoved, movedBy, widestMove } from './key-factors.ts';
import type { Prediction } from './prediction.ts';
import { groupsOf } from './prediction.ts';
import { PredictionSources } from './prediction-sources.tsx';

/** Points as a bar to the right (for) or to the left (against); the widest adjustment there is fills its side. */
function PointsBar({ value, widest }: { readonly value: number; readonly widest: number }) {
  const share = `${Math.min(50, (Math.abs(value) / widest) * 50)}%`;
  return (
    <span className="points">
      <span className="points-track" aria-hidden="true">
        {value !== 0 && (
          <span
            className={value > 0 ? 'points-for' : 'points-against'}
            style={
              value > 0
                ? { insetInlineStart: '50%', inlineSize: share }
                : { insetInlineEnd: '50%', inlineSize: share }
            }
          />
        )}
      </span>
      <span className="points-figure">{points(value)}</span>
    </span>
  );
}

const factorColumns = (rows: readonly Prediction[], widest: number): readonly Column<Prediction>[] =>
  activeFactors(rows).map(({ key, label }) => ({
    key,
    label,
    value: (row) => row.formula[key],
    show: (row) => <PointsBar value={row.formula[key]} widest={widest} />,
  }));

function columnsFor(rows: readonly Prediction[]): readonly Column<Prediction>[] {
  const widest = widestMove(rows);
  return [
    ...runnerColumns<Prediction>({ isScratched: (row) => row.isScratched }),
    {
      key: 'base',
      label: 'Base',
      value: (row) => row.formula.base,
      show: (row) => fixed(row.formula.base, 1),
      numeric: true,
    },
    ...factorColumns(rows, widest),
    {
      key: 'moved',
      label: 'Total',
      value: movedBy,
      show: (row) => <PointsBar value={movedBy(row)} widest={widest} />,
    },
    {
      key: 'formula',
      label: 'Formula win %',
      value: (row) => row.formulaWinPercent,
      show: (row) => `${fixed(row.formulaWinPercent, 1, '%')}${isLimited(row) ? ' (limit)' : ''}`,
      numeric: true,
    },
  ];
}

function Summary({ rows }: { readonly rows: readonly Prediction[] }) {
  const moved = mostMoved(rows);
  if (moved === null) return null;
  const horseMove = (row: Prediction) =>
    `${row.programNumber} ${properName(row.horseName)} (${points(movedBy(row))})`;
  return (
    <p>
      Biggest gain: <strong>{horseMove(moved.up)}</strong>. Biggest loss:{' '}
      <strong>{horseMove(moved.down)}</strong>. In percentage points of the formula win %.
    </p>
  );
}

/** The adjustments that moved nobody here. */
function WithoutEffect({ rows }: { readonly rows: readonly Prediction[] }) {
  const active = activeFactors(rows);
  const idle = factors.filter((factor) => !active.includes(factor));
  if (idle.length === 0) return null;
  return (
    <p className="small muted">
      No effect here: {idle.map(({ label }) => label.toLowerCase()).join(', ')}.
      {rows[0]?.weather === null && ' The weather for this race is unknown.'}
    </p>
  );
}

function Rules() {
  return (
    <section className="stack">
      <h2>The rules</h2>
      <dl className="rules">
        {factors.map(({ key, label, rule }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Which adjustments of the formula moved whom in a race. */
export function KeyFactors({
  race,
  predictions,
  isOld,
}: {
  readonly race: Race;
  readonly predictions: readonly Prediction[];
  readonly isOld: boolean;
}) {
  const rows = useMemo(() => groupsOf(predictions).field, [predictions]);
  const columns = useMemo(() => columnsFor(rows), [rows]);
  return (
    <div className="stack ml-panel ml-factors">
      <Summary rows={rows} />
      <DataTable
        caption={`Race ${count(race.raceNumber)}: what moved the formula, in points`}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.horseId}
        rowClass={(row) => (row.isScratched ? 'scratched' : undefined)}
        sort={{ column: 'moved', descending: true }}
      />
      <WithoutEffect rows={rows} />
      <Rules />
      <PredictionSources predictions={predictions} isOld={isOld} />
    </div>
  );
}
