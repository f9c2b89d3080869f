import { SaddleCloth } from '#kit/kit.ts';
import { HorseName } from '../field/field-cells.tsx';
import type { Compared, FactGroup } from './compare-facts.tsx';

type CompareTableProps = {
  readonly caption: string;
  readonly horses: readonly Compared[];
  readonly groups: readonly FactGroup[];
};

/** A column a horse, a row a fact; where there is little room the columns scroll beside the row heads. */
export function CompareTable({ caption, horses, groups }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <section className="compare-scroll" aria-label={caption} tabIndex={0}>
      <table className="compare-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {horses.map(({ row }) => (
              <th key={row.entry.programNumber} scope="col">
                <span className="compare-horse">
                  <SaddleCloth number={row.entry.programNumber} />
                  <HorseName row={row} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, facts }) => (
          <tbody key={title}>
            <tr className="compare-group">
              <th scope="rowgroup">{title}</th>
              <td colSpan={horses.length} />
            </tr>
            {facts.map(({ label, show }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {horses.map((horse) => (
                  <td key={horse.row.entry.programNumber}>{show(horse)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
