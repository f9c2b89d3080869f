import { RangeBars } from '#kit/charts/charts.ts';
import { Card, fixed, numbered } from '#kit/kit.ts';
import type { TrackBias } from './bias.ts';
import { countedGroups } from './bias.ts';

type Counted = TrackBias['biasMetrics']['divisions'][number];

function Division({ division }: { readonly division: Counted }) {
  const groups = countedGroups(division);
  return (
    <Card
      title={`Winners by ${division.name}`}
      foot="Bar: winners. Circle: winners expected from the final odds. Bracket: normal range on a fair track."
    >
      <RangeBars
        groups={groups}
        label={`Winners by ${division.name} over ${numbered(division.races, 'race')}: ${groups
          .map(({ label, count, expected }) => `${label} ${count}, expected ${fixed(expected, 1)}`)
          .join('; ')}.`}
      />
      <p className="small muted">Based on {numbered(division.races, 'race')}.</p>
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
