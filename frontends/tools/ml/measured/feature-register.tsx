import { useQuery } from '@tanstack/react-query';
import { around, scaleOf } from '#kit/charts/charts.ts';
import { FeatureTable } from './feature-table.tsx';
import { featureWords, groups, heaviestFirst, isWeighted, strengthened, tallyOf } from './features.ts';
import { sampleWords } from './fitted-models.tsx';
import { MeasuredState } from './measured-state.tsx';
import type { Feature, Performance } from './performance.ts';
import { performanceQuery } from './performance.ts';

function HowToRead({ features }: { readonly features: readonly Feature[] }) {
  const { weighted, clear } = tallyOf(features);
  const [heaviest] = features.filter(isWeighted).sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return (
    <>
      {heaviest && (
        <p className="small muted">
          A weight is per standard deviation within a race. Example: one deviation above the field in{' '}
          {`“${featureWords(heaviest.name).toLowerCase()}”`} multiplies a horse’s strength{' '}
          {strengthened(heaviest.weight)}.
        </p>
      )}
      <p className="small muted">
        The line is the 95% interval. For {clear} of the {weighted} weighted features it stays clear of zero;
        the rest could be noise. Similar features overlap, and none is proof of a cause.
      </p>
    </>
  );
}

const groupCount = (features: readonly Feature[]): string =>
  groups
    .map(
      ({ group, title }) =>
        `${features.filter((feature) => feature.group === group).length} ${title.toLowerCase()}`,
    )
    .join(', ');

function Register({ performance: { features, fitted } }: { readonly performance: Performance }) {
  const { all, weighted } = tallyOf(features);
  const sample = fitted.find(({ name }) => name === 'fundamental')?.sample;
  const scale = scaleOf(features.filter(isWeighted).map(({ weight, error }) => around(weight, error)));
  return (
    <>
      <p>
        {all} features: {groupCount(features)}. {weighted} have a weight
        {sample && `, trained on ${sampleWords(sample)}`}. None sees the odds of the race.
      </p>
      <HowToRead features={features} />
      {groups.map(({ group, title, why }) => {
        const rows = heaviestFirst(features, group);
        return (
          <details key={group} className="feature-group" open={group === 'core'}>
            <summary>
              {title} ({rows.length}): {why}
            </summary>
            <FeatureTable caption={`${title} features`} features={rows} scale={scale} />
          </details>
        );
      })}
    </>
  );
}

/** Every number the model without odds may use, with its weight where there was something to fit it on. */
export function FeatureRegister() {
  const query = useQuery(performanceQuery);
  return (
    <section className="stack measured-part">
      <h2>Features of the model without odds</h2>
      <MeasuredState
        query={query}
        what="The list of features"
        isEmpty={({ features }) => features.length === 0}
        whenEmpty="No model has been trained yet."
      >
        {(performance) => <Register performance={performance} />}
      </MeasuredState>
    </section>
  );
}
