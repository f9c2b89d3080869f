import { Unknown } from '#kit/kit.ts';
import type { CellValue, Column } from '#kit/tables/tables.ts';
import { programOrder } from '#kit/tables/tables.ts';
import type { RaceField } from '../race-calls.ts';
import type { Scale } from './dumbbell.tsx';
import { Dumbbell, edgeOf } from './dumbbell.tsx';
import {
  Chance,
  Cloth,
  Fair,
  HorseName,
  Jockey,
  noChance,
  Prices,
  Style,
  Take,
  Trainer,
} from './field-cells.tsx';
import type { FieldRow } from './field-rows.ts';
import { LastFigures } from './last-figures.tsx';

/** What all rows of a field are drawn on. */
export type FieldView = {
  readonly par: RaceField['par'];
  readonly full: number;
  readonly scale: Scale;
  /** The race has not been run: pressing a cloth tries the race without that horse. */
  readonly isOpen: boolean;
};

/** The value of a starter; horses that do not start stay last, however the table is sorted. */
const ofStarter =
  (value: (row: FieldRow) => CellValue) =>
  (row: FieldRow): CellValue =>
    row.absence === null ? value(row) : null;

const styles = ['E', 'E/P', 'P', 'S'];
const styleOrder = ({ entry: { runStyle, earlyPoints } }: FieldRow): CellValue =>
  runStyle === null ? null : styles.indexOf(runStyle) * 10 - (earlyPoints ?? 0);

const priceColumns = ({ full, scale }: FieldView): readonly Column<FieldRow>[] => [
  {
    key: 'price',
    label: 'ML → now',
    value: ofStarter(({ toOne }) => toOne),
    show: (row) => <Prices row={row} />,
  },
  {
    key: 'chance',
    label: 'Chance',
    value: ofStarter(({ chance }) => chance),
    show: (row) => <Chance row={row} full={full} />,
  },
  {
    key: 'fair',
    label: 'Fair',
    numeric: true,
    value: ofStarter(({ chance }) => (chance === null ? null : 1 - chance)),
    show: (row) => <Fair row={row} />,
  },
  {
    key: 'take',
    label: 'Take',
    numeric: true,
    value: ofStarter(({ take, chance }) => (take === null || chance === null ? null : 1 - chance)),
    show: (row) => <Take row={row} />,
  },
  {
    key: 'edge',
    label: 'Ours / board',
    value: ofStarter(edgeOf),
    show: (row) =>
      row.chance === null ? <Unknown why={noChance(row)} /> : <Dumbbell row={row} scale={scale} />,
  },
];

const formColumns = ({ par }: FieldView): readonly Column<FieldRow>[] => [
  { key: 'style', label: 'Style', value: ofStarter(styleOrder), show: (row) => <Style row={row} /> },
  {
    key: 'last',
    label: par === null ? 'Last 3' : `Last 3 (par ${par.points})`,
    value: ofStarter(({ recent }) => recent?.[0]?.figure?.points ?? null),
    show: ({ recent }) => <LastFigures recent={recent} par={par} />,
  },
  {
    key: 'jockey',
    label: 'Jockey',
    value: ofStarter(({ entry }) => entry.jockeyStats?.winPercentage ?? null),
    show: (row) => <Jockey row={row} />,
  },
  {
    key: 'trainer',
    label: 'Trainer',
    value: ofStarter(({ entry }) => entry.trainerStats?.winPercentage ?? null),
    show: (row) => <Trainer row={row} />,
  },
];

/** The columns of the field at a glance. */
export const fieldColumns = (view: FieldView): readonly Column<FieldRow>[] => [
  {
    key: 'number',
    label: 'No.',
    value: ofStarter(({ entry }) => programOrder(entry.programNumber)),
    show: (row) => <Cloth row={row} isOpen={view.isOpen} />,
  },
  {
    key: 'horse',
    label: 'Horse',
    value: ofStarter(({ entry }) => entry.horseName),
    show: (row) => <HorseName row={row} />,
  },
  ...priceColumns(view),
  ...formColumns(view),
];
