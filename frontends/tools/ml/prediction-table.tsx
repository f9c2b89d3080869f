import type { Race } from '#kit/kit.ts';
import { Badge, ChanceBar, count, fixed, Price, rounded, signedMoney } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable, runnerColumns } from '#kit/tables/tables.ts';
import { performanceBonus, weatherImpact } from './explanations.ts';
import { HorseCell } from './horse-cell.tsx';
import type { Prediction } from './prediction.ts';
import { horseWords } from './prediction.ts';

function None() {
  return <span className="muted">–</span>;
}

function Chances({ row, full }: { readonly row: Prediction; readonly full: number }) {
  if (row.winProbability === null) return <span className="muted">does not start</span>;
  return (
    <div className="chances">
      <ChanceBar label="Win" chance={row.winProbability} digits={1} full={full} />
      <ChanceBar label="Place" chance={row.placeProbability} digits={1} />
      <ChanceBar label="Show" chance={row.showProbability} digits={1} />
      {row.isChanceAssumed && (
        <span className="provenance provenance-default">no odds: average of the others</span>
      )}
    </div>
  );
}

const tones = { BET: 'green', WATCH: 'yellow', PASS: 'plain' } as const;

/** Our verdict on the horse, with the price to take, the fair price and the price now. */
function VerdictCell({ row }: { readonly row: Prediction }) {
  if (row.winProbability === null) return <None />;
  return (
    <div className="worth">
      {row.verdict !== null && <Badge tone={tones[row.verdict]}>{row.verdict}</Badge>}
      {row.priceToTake && <span className="whole">bet at {row.priceToTake.text}</span>}
      {row.fairPrice && <span className="muted whole">fair {row.fairPrice.text}</span>}
      {row.price && (
        <span className="muted whole">
          {row.price.kind === 'live' && 'now '}
          <Price price={row.price} />
        </span>
      )}
    </div>
  );
}

function ExpectedValue({ row }: { readonly row: Prediction }) {
  if (row.expectedValue === null) return <None />;
  return <span>{signedMoney(row.expectedValue)}</span>;
}

function Why({ row }: { readonly row: Prediction }) {
  return (
    <dl className="why-formula">
      <div>
        <dt>Weather impact</dt>
        <dd>{weatherImpact(row)}</dd>
      </div>
      <div>
        <dt>Performance bonus</dt>
        <dd>{performanceBonus(row)}</dd>
      </div>
    </dl>
  );
}

const columns: readonly Column<Prediction>[] = [
  ...runnerColumns<Prediction>({
    isScratched: (row) => row.isScratched,
    found: horseWords,
    show: (row) => <HorseCell row={row} />,
  }),
  { key: 'post', label: 'Post', value: (row) => row.postPosition, numeric: true },
  {
    key: 'line',
    label: 'Morning line',
    value: (row) => row.morningLineOdds,
    show: (row) => <Price price={row.morningLine} bare />,
    numeric: true,
    sortable: false,
  },
  {
    key: 'formula',
    label: 'Formula win %',
    value: (row) => row.formulaWinPercent,
    show: (row) => fixed(row.formulaWinPercent, 1, '%'),
    numeric: true,
  },
  {
    key: 'formula-confidence',
    label: 'Formula confidence',
    value: (row) => row.confidence,
    show: (row) => rounded(row.confidence, '%'),
    numeric: true,
    sortable: false,
  },
  {
    key: 'chances',
    label: 'Model chances',
    value: (row) => row.winProbability,
    show: (row) => <Chances row={row} full={1} />,
  },
  {
    key: 'confidence',
    label: 'ML confidence',
    value: (row) => row.modelConfidence,
    show: (row) => (row.modelConfidence === null ? <None /> : `${row.modelConfidence}%`),
    numeric: true,
    sortable: false,
  },
  {
    key: 'asked',
    label: 'Verdict and price',
    value: (row) => row.priceToTake?.toOne ?? null,
    show: (row) => <VerdictCell row={row} />,
    numeric: true,
  },
  {
    key: 'worth',
    label: 'Expected per $1, blended with the board',
    value: (row) => row.expectedValue,
    show: (row) => <ExpectedValue row={row} />,
    numeric: true,
  },
  {
    key: 'why',
    label: 'What moved the formula',
    value: (row) => `${weatherImpact(row)} ${performanceBonus(row)}`,
    show: (row) => <Why row={row} />,
    sortable: false,
  },
];

/** The body of a race, formula and model side by side under their own names. */
export function PredictionTable({
  race,
  rows,
}: {
  readonly race: Race;
  readonly rows: readonly Prediction[];
}) {
  return (
    <div className="ml-table">
      <DataTable
        caption={`Race ${count(race.raceNumber)}, ${race.distance}, ${race.surfaceName}: formula and model`}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.horseId}
        rowClass={(row) => (row.isScratched ? 'scratched' : undefined)}
        sort={{ column: 'number', descending: false }}
        whenEmpty="No horse has drawn into this race."
      />
    </div>
  );
}
