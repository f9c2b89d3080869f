import { Card, percent, properName, SaddleCloth } from '#kit/kit.ts';

const scenarios = ['slow', 'honest', 'hot'] as const;
type Scenario = (typeof scenarios)[number];
type Weights = Readonly<Record<Scenario, number>>;

/** A win ticket with its chance, 0-1, overall and in each pace. */
export type ChanceByPace = Weights & {
  readonly bettingInterest: string;
  readonly horses: readonly string[];
  readonly chance: number;
};

const titles = { slow: 'Slow', honest: 'Honest', hot: 'Hot' } as const;

/** How far a chance must move, in points of percent, to be marked. */
const marked = 0.5;

const toneOf = (row: ChanceByPace, scenario: Scenario): string | undefined => {
  const points = 100 * (row[scenario] - row.chance);
  if (Math.abs(points) < marked) return 'numeric';
  return points > 0 ? 'numeric scenario-up' : 'numeric scenario-down';
};

function Head({ weights }: { readonly weights: Weights }) {
  return (
    <thead>
      <tr>
        <th scope="col">Horse</th>
        {scenarios.map((scenario) => (
          <th key={scenario} scope="col" className="numeric">
            {titles[scenario]} <span className="scenario-weight">{percent(weights[scenario])} likely</span>
          </th>
        ))}
        <th scope="col" className="numeric">
          Win chance
        </th>
      </tr>
    </thead>
  );
}

type ScenarioChancesProps = {
  readonly pace: {
    /** How likely each pace is; null while the pace is unknown. */
    readonly scenarios: Weights | null;
    readonly scenarioChances: readonly ChanceByPace[];
  };
};

/** Each win ticket's chance in a slow, an honest and a hot pace, with the likelihood of each; our chance is their average. */
export function ScenarioChances({ pace }: ScenarioChancesProps) {
  const { scenarios: weights, scenarioChances } = pace;
  if (weights === null || scenarioChances.length === 0) return null;
  const rows = [...scenarioChances].sort((a, b) => b.chance - a.chance);
  return (
    <Card
      title="Win chances by pace"
      level={3}
      foot="The win chance is the average of the three, weighted by how likely each pace is. How far the pace moves a chance is uncertain: in our measurements it is within the margin of error."
    >
      <table className="scenario-chances">
        <Head weights={weights} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.bettingInterest}>
              <th scope="row">
                <span className="scenario-horse">
                  <SaddleCloth number={row.bettingInterest} />
                  {row.horses.map(properName).join(' / ')}
                </span>
              </th>
              {scenarios.map((scenario) => (
                <td key={scenario} className={toneOf(row, scenario)}>
                  {percent(row[scenario], 1)}
                </td>
              ))}
              <td className="numeric">
                <strong>{percent(row.chance, 1)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
