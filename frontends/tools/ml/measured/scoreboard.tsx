import type { Column } from '#kit/controls/controls.ts';
import { DataTable } from '#kit/controls/controls.ts';
import { between, holdsZero, percent, signed } from '#kit/kit.ts';
import type { Score } from './performance.ts';
import { nameOf } from './performance.ts';

/** How a model stands against the public, in words: apart only where the whole interval is on one side. */
export function standing({ name, differenceInterval }: Pick<Score, 'name' | 'differenceInterval'>): string {
  if (name === 'public') return 'the measure of the others';
  if (differenceInterval === null) return 'too few days to tell';
  if (holdsZero(differenceInterval)) return 'not told apart';
  return differenceInterval.low > 0 ? 'worse' : 'better';
}

function Difference({ score }: { readonly score: Score }) {
  const { name, meanDifferenceToPublic, differenceInterval } = score;
  return (
    <span className="told">
      {name !== 'public' && <strong>{signed(meanDifferenceToPublic, 4)}</strong>}
      {name !== 'public' && differenceInterval && (
        <span className="muted whole">{between(differenceInterval, (end) => signed(end, 4))}</span>
      )}
      <span className={standing(score) === 'worse' ? 'told-worse' : 'muted'}>{standing(score)}</span>
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
    show: ({ logLoss }) => logLoss.toFixed(4),
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
    label: 'First choice won',
    value: ({ topPickRate }) => topPickRate,
    show: ({ topPickRate }) => percent(topPickRate, 1),
    numeric: true,
  },
  {
    key: 'calibration',
    label: 'Calibration error',
    value: ({ calibrationError }) => calibrationError,
    show: ({ calibrationError }) => `${(100 * calibrationError).toFixed(1)} points`,
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
      Log loss, lower is better: 0 would be certainty that is always right. Against the public: the difference
      in log loss per race to the final prices with its 95% interval, race days drawn anew; above zero is
      worse. Calibration error: how far, in percentage points, the chances given lie from how often those
      horses won.
    </p>
  );
}
