import { around, IntervalBar } from '#kit/charts/charts.ts';
import type { Interval } from '#kit/kit.ts';
import { fixed, signed } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import { featureWords, isWeighted } from './features.ts';
import type { Feature } from './performance.ts';

const columnsOn = (scale: Interval): readonly Column<Feature>[] => [
  {
    key: 'feature',
    label: 'Feature',
    value: ({ name }) => featureWords(name),
    show: ({ name }) => <strong>{featureWords(name)}</strong>,
  },
  { key: 'meaning', label: 'Meaning', value: ({ meaning }) => meaning, sortable: false },
  {
    key: 'weight',
    label: 'Weight',
    value: ({ weight }) => weight,
    show: (feature) =>
      isWeighted(feature) ? signed(feature.weight, 3) : <span className="muted">none</span>,
    numeric: true,
  },
  {
    key: 'error',
    label: 'Error',
    value: ({ error }) => error,
    show: ({ error }) => (error === null ? '–' : `± ${fixed(error, 3)}`),
    numeric: true,
  },
  {
    key: 'picture',
    label: 'Against | for',
    value: (feature) => (isWeighted(feature) ? null : 'not used: no data to train on'),
    show: (feature) =>
      isWeighted(feature) ? (
        <IntervalBar
          value={feature.weight}
          interval={around(feature.weight, feature.error)}
          scale={scale}
          isBar
        />
      ) : (
        <span className="provenance provenance-missing">not used: no data to train on</span>
      ),
    sortable: false,
  },
  { key: 'source', label: 'Source', value: ({ source }) => source, sortable: false },
];

/** Features with what they mean, what they weigh and where they come from. */
export function FeatureTable({
  caption,
  features,
  scale,
}: {
  readonly caption: string;
  readonly features: readonly Feature[];
  readonly scale: Interval;
}) {
  return (
    <div className="feature-table compact-cards">
      <DataTable caption={caption} columns={columnsOn(scale)} rows={features} rowKey={({ name }) => name} />
    </div>
  );
}
