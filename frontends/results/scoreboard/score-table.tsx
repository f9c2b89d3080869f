import { IntervalBar, scaleOf } from '#kit/charts/charts.ts';
import { between, count, fixed, percent, signed, signedPercent } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { Score } from './scores.ts';
import { comparison, moneyText, whoOf } from './scores.ts';

const missing = <span className="muted">–</span>;

function HitRate({ score }: { readonly score: Score }) {
  if (score.hitRate === null) return missing;
  return (
    <span className="scores-figure">
      <strong>{percent(score.hitRate, 1)}</strong>
      <span className="muted">
        {count(score.hits ?? 0)} of {count(score.races)}
      </span>
    </span>
  );
}

function Loss({ score }: { readonly score: Score }) {
  const { chances, voice: picker } = score;
  if (chances === null) return missing;
  const to = chances.toPublic;
  return (
    <span className="scores-figure">
      <strong>{fixed(chances.logLoss, 4)}</strong>
      {to && <span>{signed(to.difference, 4)} vs. the public</span>}
      {to?.interval && <span className="muted whole">{between(to.interval, (end) => signed(end, 4))}</span>}
      <span className={comparison(score) === 'worse' ? 'scores-worse' : 'muted'}>
        {picker === 'public' ? 'the baseline' : comparison(score)}
      </span>
    </span>
  );
}

function Returned({ score }: { readonly score: Score }) {
  const { returned } = score;
  if (returned === null) return missing;
  return (
    <span className="scores-figure">
      <strong>{signedPercent(returned.perUnit)}</strong>
      {returned.interval && <span className="muted whole">{between(returned.interval, signedPercent)}</span>}
      <span className={returned.perUnit < 0 ? 'scores-worse' : 'muted'}>{moneyText(returned)}</span>
    </span>
  );
}

function Scored({ score }: { readonly score: Score }) {
  return (
    <span className="scores-who">
      <strong>{whoOf(score)}</strong>
      <span className="small muted">
        {[score.model, score.version, score.promptVersion, score.note].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

const reachOf = ({ returned }: Score) =>
  returned?.interval ?? { low: returned?.perUnit ?? 0, high: returned?.perUnit ?? 0 };

/** Figures of each, every one a column of its own. */
const figureColumns: readonly Column<Score>[] = [
  { key: 'who', label: 'Who', value: whoOf, show: (score) => <Scored score={score} /> },
  {
    key: 'races',
    label: 'Races',
    value: ({ races }) => races,
    show: ({ races }) => count(races),
    numeric: true,
  },
  {
    key: 'hits',
    label: 'Won',
    value: ({ hitRate }) => hitRate,
    show: (score) => <HitRate score={score} />,
    numeric: true,
  },
  {
    key: 'loss',
    label: 'Log loss',
    value: ({ chances }) => chances?.logLoss ?? null,
    show: (score) => <Loss score={score} />,
    numeric: true,
  },
  {
    key: 'brier',
    label: 'Brier',
    value: ({ chances }) => chances?.brier ?? null,
    show: ({ chances }) => chances?.brier.toFixed(4) ?? missing,
    numeric: true,
  },
  {
    key: 'calibration',
    label: 'Calibration error',
    value: ({ chances }) => chances?.calibrationError ?? null,
    show: ({ chances }) => (chances === null ? missing : fixed(100 * chances.calibrationError, 1, ' points')),
    numeric: true,
  },
  {
    key: 'return',
    label: '$1 to win',
    value: ({ returned }) => returned?.perUnit ?? null,
    show: (score) => <Returned score={score} />,
    numeric: true,
  },
];

/** The figures, then the returns drawn on one scale. */
function columnsOf(scores: readonly Score[]): readonly Column<Score>[] {
  const scale = scaleOf(scores.map(reachOf));
  return [
    ...figureColumns,
    {
      key: 'picture',
      label: 'Loss | profit',
      value: () => null,
      show: (score) =>
        score.returned && (
          <IntervalBar value={score.returned.perUnit} interval={score.returned.interval} scale={scale} />
        ),
      sortable: false,
    },
  ];
}

/** Everybody on the same races, the best log loss first. */
export function ScoreTable({
  caption,
  scores,
  tools,
}: {
  readonly caption: string;
  readonly scores: readonly Score[];
  readonly tools?: boolean;
}) {
  return (
    <div className="scores-table">
      <DataTable
        caption={caption}
        columns={columnsOf(scores)}
        rows={scores}
        rowKey={({ voice: picker, who, model, version, promptVersion }) =>
          [picker, who, model, version, promptVersion].join(' ')
        }
        sort={{ column: 'loss', descending: false }}
        {...(tools !== undefined && { tools })}
      />
    </div>
  );
}
