import type { ReactNode } from 'react';
import { count, percent, Unknown } from '#kit/kit.ts';
import type { Scale } from '../field/dumbbell.tsx';
import { Dumbbell } from '../field/dumbbell.tsx';
import { Chance, Fair, Jockey, noChance, Prices, Style, Take, Trainer } from '../field/field-cells.tsx';
import type { FieldRow } from '../field/field-rows.ts';
import { LastFigures } from '../field/last-figures.tsx';
import type { PictureScale } from '../form/figure-picture.tsx';
import { FigurePicture } from '../form/figure-picture.tsx';
import type { HorseForm, RaceForm } from '../form/form-query.ts';
import { recordText } from '../form/horse-records.tsx';
import { situationText } from '../form/horse-text.ts';
import type { RaceField } from '../race-calls.ts';
import { likeToday, PaceFigures, ShortLines } from './compared-lines.tsx';

/** A horse of the comparison: its row of the field and its form. */
export type Compared = { readonly row: FieldRow; readonly form: HorseForm };

/** What all columns are drawn on. */
export type ComparedOn = {
  readonly form: Pick<RaceForm, 'par'>;
  readonly par: RaceField['par'];
  readonly full: number;
  readonly scale: Scale;
  readonly pictures: PictureScale | null;
  /** `1 1/4 m dirt`. */
  readonly kind: string;
};

/** One row of the table. */
export type Fact = { readonly label: string; readonly show: (horse: Compared) => ReactNode };
export type FactGroup = { readonly title: string; readonly facts: readonly Fact[] };

const priceFacts = ({ full, scale }: ComparedOn): readonly Fact[] => [
  { label: 'ML → now', show: ({ row }) => <Prices row={row} /> },
  { label: 'Chance', show: ({ row }) => <Chance row={row} full={full} /> },
  {
    label: 'Fair price',
    show: ({ row }) => <Fair row={row} />,
  },
  { label: 'Price to take', show: ({ row }) => <Take row={row} /> },
  {
    label: 'Ours / board',
    show: ({ row }) =>
      row.chance === null ? <Unknown why={noChance(row)} /> : <Dumbbell row={row} scale={scale} />,
  },
];

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The kinds of record that any of the horses has, in the order of the card. */
function recordFacts(horses: readonly Compared[]): readonly Fact[] {
  const kinds = [...new Set(horses.flatMap(({ form }) => form.records.map(({ kind }) => kind)))];
  return kinds.map((kind) => ({
    label: capitalized(kind),
    show: ({ form }) => {
      const record = form.records.find((known) => known.kind === kind);
      return record ? <span data-number>{recordText(record)}</span> : <Unknown why="not on the card" />;
    },
  }));
}

const lineFacts = ({ kind }: ComparedOn): readonly Fact[] => [
  {
    label: `At ${kind}`,
    show: ({ form }) => <ShortLines lines={likeToday(form.lines)} none="none lately" />,
  },
  {
    label: 'Last race',
    show: ({ form }) => <ShortLines lines={form.lines.slice(0, 1)} none="has not raced" />,
  },
];

const figureFacts = ({ par, form: { par: points }, pictures }: ComparedOn): readonly Fact[] => [
  {
    label: par === null ? 'Last three' : `Last three (par ${par.points})`,
    show: ({ row }) => <LastFigures recent={row.recent} par={par} />,
  },
  {
    label: 'Over time',
    show: ({ form }) =>
      pictures === null || form.lines.length === 0 ? (
        <Unknown why="no figures" />
      ) : (
        <FigurePicture horseName={form.horseName} lines={form.lines} scale={pictures} par={points} />
      ),
  },
];

const paceFacts: readonly Fact[] = [
  { label: 'Style, points', show: ({ row }) => <Style row={row} /> },
  { label: 'E1 E2/late', show: ({ form }) => <PaceFigures lines={form.lines} /> },
];

const rateText = (share: number, starts: number): string => `${percent(share)} of ${count(starts)}`;

function Together({ form: { together } }: { readonly form: HorseForm }) {
  if (together === null || together.starts === 0) return <Unknown why="no starts together" />;
  return (
    <span data-number>
      {rateText(together.wins / together.starts, together.starts)}{' '}
      <span className="muted">in {together.span}</span>
    </span>
  );
}

function Situations({ form: { situations } }: { readonly form: HorseForm }) {
  if (situations.length === 0) return <Unknown why="no situation on the card" />;
  return (
    <ul className="compare-lines">
      {situations.map((situation) => (
        <li key={`${situation.who} ${situation.label}`} data-number>
          {situation.who === 'jockey' ? 'Jockey' : 'Trainer'}, {situationText(situation)}
        </li>
      ))}
    </ul>
  );
}

const peopleFacts: readonly Fact[] = [
  {
    label: 'Jockey',
    show: ({ row }) => <Jockey row={row} />,
  },
  {
    label: 'Trainer',
    show: ({ row }) => <Trainer row={row} />,
  },
  { label: 'Together', show: ({ form }) => <Together form={form} /> },
  { label: 'Situations', show: ({ form }) => <Situations form={form} /> },
];

/** Everything that is compared, by subject. */
export const factGroups = (horses: readonly Compared[], on: ComparedOn): readonly FactGroup[] => [
  { title: 'Price and chance', facts: priceFacts(on) },
  { title: 'Speed figures', facts: figureFacts(on) },
  { title: 'Last races', facts: lineFacts(on) },
  { title: 'Records', facts: recordFacts(horses) },
  { title: 'Pace', facts: paceFacts },
  { title: 'Connections', facts: peopleFacts },
];
