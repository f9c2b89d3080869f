import { between, fixed, holdsZero, percent, signed } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { Score } from './performance.ts';
import { nameOf } from './performance.ts';

/** A model against the public, in words: better or worse only if the whole interval is on one side. */
export function verdictOn({ name, differenceInterval }: Pick<Score, 'name' | 'differenceInterval'>): string {
  if (name === 'public') return 'the benchmark';
  if (differenceInterval === null) return 'too few days to tell';
  if (holdsZero(differenceInterval)) return 'too close to call';
  return differenceInterval.low > 0 ? 'worse' : 'better';
}

function Difference({ score }: { readonly score: Score }) {
  const { name, meanDifferenceToPublic, differenceInterval } = score;
  return (
    <span className="measured-figure">
      {name !== 'public' && <strong>{signed(meanDifferenceToPublic, 4)}</strong>}
      {name !== 'public' && differenceInterval && (
        <span className="muted whole">{between(differenceInterval, (end) => signed(end, 4))}</span>
      )}
      <span className={verdictOn(score) === 'worse' ? 'measured-worse' : 'muted'}>{verdictOn(score)}</span>
    </span>
  );
}

const columns: readonly Column<Score>[] = [
  {
    key: 'model',
    label: 'Model',
    value: ({ name }) => nameOf(name),
    show: ({ name }) => <strong>{nameOf(name)}</strong>,
  },
  {
    key: 'loss',
    label: 'Log loss',
    value: ({ logLoss }) => logLoss,
    show: ({ logLoss }) => fixed(logLoss, 4),
    numeric: true,
  },
  {
    key: 'difference',
    label: 'Against the public',
    value: ({ meanDifferenceToPublic }) => meanDifferenceToPublic,
    show: (score) => <Difference score={score} />,
    numeric: true,
  },
  {
    key: 'top',
    label: 'Top pick won',
    value: ({ topPickRate }) => topPickRate,
    show: ({ topPickRate }) => percent(topPickRate, 1),
    numeric: true,
  },
  {
    key: 'calibration',
    label: 'Calibration error',
    value: ({ calibrationError }) => calibrationError,
    show: ({ calibrationError }) => fixed(100 * calibrationError, 1, ' points'),
    numeric: true,
  },
];

/** Every model on the same races, the best log loss first. */
export function Scoreboard({
  caption,
  scores,
}: {
  readonly caption: string;
  readonly scores: readonly Score[];
}) {
  return (
    <div className="compact-cards">
      <DataTable
        caption={caption}
        columns={columns}
        rows={scores}
        rowKey={({ name }) => name}
        sort={{ column: 'loss', descending: false }}
      />
    </div>
  );
}

/** How to read the table. */
export function HowToRead() {
  return (
    <p className="small muted">
      Log loss: lower is better, 0 is perfect. Against the public: the difference in log loss per race from
      the final odds, with its 95% interval (resampled by race day); above zero is worse. Calibration error:
      how far, in percentage points, predicted chances are from how often those horses won.
    </p>
  );
}
