import { percent } from '../format.ts';

/**
 * A chance between 0 and 1 as a bar and a figure.
 * `full` is the chance that fills the bar (default 1); give the field's best so that small chances can be told apart.
 */
export function ChanceBar({
  chance,
  label,
  digits = 0,
  full = 1,
}: {
  readonly chance: number | null;
  readonly label?: string;
  readonly digits?: number;
  readonly full?: number;
}) {
  if (chance === null) return <span className="chance chance-missing">no chance given</span>;
  const width = (part: number) => `${Math.min(100, Math.max(0, (part / full) * 100))}%`;
  return (
    <span className="chance">
      {label && <span className="chance-label">{label}</span>}
      <span className="chance-track" aria-hidden="true">
        <span className="chance-fill" style={{ width: width(chance) }} />
      </span>
      <span className="chance-figure">{percent(chance, digits)}</span>
    </span>
  );
}
