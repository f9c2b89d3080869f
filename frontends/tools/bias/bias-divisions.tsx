import { RangeBars } from '#kit/charts/charts.ts';
import { Card } from '#kit/kit.ts';
import type { TrackBias } from './bias.ts';
import { countedGroups } from './bias.ts';

type Counted = TrackBias['biasMetrics']['divisions'][number];

function Division({ division }: { readonly division: Counted }) {
  const groups = countedGroups(division);
  return (
    <Card
      title={`Winners by ${division.name}`}
      foot="Bar: winners. Circle: winners the final odds promised. Bracket: what a fair track gives at least 95 times in 100."
    >
      <RangeBars
        groups={groups}
        label={`Winners by ${division.name} over ${division.races} races: ${groups
          .map(({ label, count, expected }) => `${label} ${count}, expected ${expected.toFixed(1)}`)
          .join('; ')}.`}
      />
      <p className="small muted">Over {division.races} races that could be judged.</p>
    </Card>
  );
}

/** A picture for each way of dividing the winners that had starts. */
export function BiasDivisions({ divisions }: { readonly divisions: readonly Counted[] }) {
  return (
    <div className="bias-divisions">
      {divisions.map((division) => (
        <Division key={division.name} division={division} />
      ))}
    </div>
  );
}
