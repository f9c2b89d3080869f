import { properName, SaddleCloth } from '#kit/kit.ts';
import type { Column } from './data-table.tsx';

type Runner = { readonly programNumber: string; readonly horseName: string };

/** A program number as a number to sort by: 1A right after 1. */
export const programOrder = (programNumber: string): number =>
  Number.parseInt(programNumber, 10) + (/\D$/.test(programNumber) ? 0.5 : 0);

/** The first two columns of a table of runners: number and horse. A scratched horse says so, in the copy, too. */
export function runnerColumns<Row extends Runner>({
  isScratched = () => false,
  ...horse
}: {
  readonly isScratched?: (row: Row) => boolean;
} & Pick<Column<Row>, 'show' | 'found'> = {}): readonly Column<Row>[] {
  return [
    {
      key: 'number',
      label: 'No.',
      value: (row) => programOrder(row.programNumber),
      show: (row) => <SaddleCloth number={row.programNumber} />,
    },
    {
      key: 'horse',
      label: 'Horse',
      value: (row) => `${properName(row.horseName)}${isScratched(row) ? ' (scratched)' : ''}`,
      show: (row) => (
        <span>
          <strong className="horse-name">{properName(row.horseName)}</strong>
          {isScratched(row) && <span className="scratched-word"> SCRATCHED</span>}
        </span>
      ),
      ...horse,
    },
  ];
}
