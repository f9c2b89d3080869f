import { useQuery } from '@tanstack/react-query';
import { ask } from '#api/api.ts';
import { Card, Sentence } from '#kit/kit.ts';
import { PerformanceCard } from './performance-card.tsx';
import type { Prediction } from './prediction.ts';

const performanceQuery = { ...ask('GET /api/ml/performance'), staleTime: 300_000, gcTime: 600_000 } as const;

const start =
  'It starts from the morning line: 5-1 is one chance in six, 16.7%. A horse without one starts from 5-1. Points are added or taken for a wet track, wind, heat, jockey, trainer and post position, and the result is kept between 2% and 45%.';

/** What the formula is, what the model is, where their constants come from, and what nobody knows yet. */
export function ModelDetails({ model }: { readonly model: Prediction['model'] | null }) {
  const { data, isError, refetch } = useQuery(performanceQuery);
  const named = model ?? data?.model ?? null;
  return (
    <div className="model-details ml-panel">
      <Card title="The formula" aside="Formula win % and formula confidence">
        <p>
          <Sentence text={start} />
        </p>
        <p>
          Its confidence is 75 + ((post × 2.5) mod 20), so 75% to 93%. It follows from the post position
          alone.
        </p>
        <p>
          The constants are fixed rules, written down and not estimated from results. The figures of a race
          are a score: they keep the margin of the morning line and do not sum to 100%.
        </p>
      </Card>
      <Card title="The model" aside={named ? `${named.name}, version ${named.version}` : 'version not known'}>
        <p>
          Win chances are the market’s: the morning line with its margin taken out, so that the field sums to
          100%. Coupled horses count as one. A horse without a price gets the average of the others, and says
          so.
        </p>
        <p>
          Place and show chances follow from the win chances by the discounted order model of Lo and
          Bacon-Shone, with published exponents that are not fitted on our races.
        </p>
        <p>
          Expected value is per $1 to win at the morning line. PLAY asks for a price better than the fair one
          by a margin; anything less is PASS.
        </p>
        <p>
          ML confidence is capped at 65% and starts at 30%. It counts how much of the wanted record is known:
          price, figures, form at the distance, running style, fitness, jockey and trainer.
        </p>
      </Card>
      <Card title="What it is not">
        <p>
          Nothing here is fitted to results yet. The chances know what the morning line knows and claim no
          edge over it. When results are read, the fitted model and its score against the public’s odds stand
          here.
        </p>
      </Card>
      <PerformanceCard performance={data ?? null} isError={isError} onRetry={() => void refetch()} />
    </div>
  );
}
