import { around, IntervalBar, scaleOf } from '#kit/charts/charts.ts';
import { count, fixed, numbered, shortRaceDay, signed } from '#kit/kit.ts';
import type { Column } from '#kit/tables/tables.ts';
import { DataTable } from '#kit/tables/tables.ts';
import type { Fitted } from './performance.ts';
import { fittedNameOf } from './performance.ts';

type Sample = Fitted['sample'];

/** `4,565 real results of AQU, BEL, SAR on 501 days, Jan 1, 2017 to Dec 13, 2020`. */
export const sampleWords = ({ races, of: kind, days, from, to }: Sample): string =>
  `${count(races)} ${kind} on ${numbered(days, 'day')}, ${shortRaceDay(from)} to ${shortRaceDay(to)}`;

const versions: readonly Column<Fitted>[] = [
  {
    key: 'model',
    label: 'Model',
    value: ({ name }) => fittedNameOf(name),
    show: ({ name }) => <strong>{fittedNameOf(name)}</strong>,
  },
  { key: 'version', label: 'Version', value: ({ version }) => version },
  {
    key: 'date',
    label: 'Trained on',
    value: ({ date }) => date,
    show: ({ date }) => <span className="whole">{shortRaceDay(date)}</span>,
  },
  { key: 'sample', label: 'Data', value: ({ sample }) => sampleWords(sample), sortable: false },
];

type Power = Fitted['powers'][number] & { readonly model: string };

const powersOf = (fitted: readonly Fitted[]): readonly Power[] =>
  fitted.flatMap(({ name, powers }) => powers.map((power) => ({ ...power, model: fittedNameOf(name) })));

const weights = (all: readonly Power[]): readonly Column<Power>[] => {
  const scale = scaleOf(all.map(({ power, error }) => around(power, error)));
  return [
    {
      key: 'model',
      label: 'Model',
      value: ({ model }) => model,
      show: ({ model }) => <strong>{model}</strong>,
    },
    { key: 'of', label: 'Input', value: ({ of: part }) => part },
    {
      key: 'power',
      label: 'Exponent',
      value: ({ power }) => power,
      show: ({ power }) => signed(power, 3),
      numeric: true,
    },
    {
      key: 'error',
      label: 'Error',
      value: ({ error }) => error,
      show: ({ error }) => `± ${fixed(error, 3)}`,
      numeric: true,
    },
    {
      key: 'picture',
      label: '95% interval',
      value: () => null,
      show: ({ power, error }) => <IntervalBar value={power} interval={around(power, error)} scale={scale} />,
      sortable: false,
    },
  ];
};

/** Which versions are in use, what they were fitted on, and how much each part of a mixture counts. */
export function FittedModels({ fitted }: { readonly fitted: readonly Fitted[] }) {
  const powers = powersOf(fitted);
  return (
    <div className="stack compact-cards">
      <DataTable
        caption="Models in use"
        columns={versions}
        rows={fitted}
        rowKey={({ name }) => name}
        tools={false}
      />
      <DataTable
        caption="Weight of each part"
        columns={weights(powers)}
        rows={powers}
        rowKey={({ model, of: part }) => `${model} ${part}`}
        tools={false}
      />
      <p className="small muted">
        An exponent of 1 uses the chances as they are, 0 leaves them out, below 1 flattens them. “The races
        alone” is what the results say without the starting assumption that the odds are about right. The
        interval is 1.96 errors either way. The scores above come from models trained only on earlier days;
        the models in use are trained on every race, the scored ones included.
      </p>
    </div>
  );
}
