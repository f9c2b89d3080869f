import { useQuery } from '@tanstack/react-query';
import { fetched } from '#frame/frame.ts';
import { Card, Sentence } from '#kit/kit.ts';
import { performanceQuery, versionText } from './measured/performance.ts';
import { PerformanceCard } from './measured/performance-card.tsx';
import type { Prediction } from './prediction.ts';
import { WhenNear } from './when-near.tsx';

const Measured = fetched(async () => (await import('./measured/measured.tsx')).Measured);

const start =
  'It starts from the morning line: 5-1 is one chance in six, 16.7%. A horse without one starts from 5-1. Points are added or taken for a wet track, wind, heat, jockey, trainer and post position, and the result is kept between 2% and 45%.';

function Formula() {
  return (
    <Card title="The formula" aside="Formula win % and formula confidence">
      <p>
        <Sentence text={start} />
      </p>
      <p>
        Its confidence is 75 + ((post × 2.5) mod 20), so 75% to 93%. It follows from the post position alone.
      </p>
      <p>
        The constants are fixed rules, written down and not estimated from results. The figures of a race are
        a score: they keep the margin of the morning line and do not sum to 100%.
      </p>
    </Card>
  );
}

type ModelProps = { readonly named: Prediction['model'] | null; readonly says: string | null };

function Model({ named, says }: ModelProps) {
  return (
    <Card title="The model" aside={named ? versionText(named) : 'version not known'}>
      <p>
        Win chances mix the morning line, its margin taken out, with a model of form, class, people and
        today’s conditions that sees no odds; the field sums to 100%. {says}
      </p>
      <p>
        Coupled horses count as one. A horse without a price gets the average of the others, and says so.
        Place and show follow from the win chances by the discounted order model of Lo and Bacon-Shone.
      </p>
      <p>
        Expected value is per $1 to win at the morning line. PLAY asks for a price better than the fair one by
        a margin; anything less is PASS.
      </p>
      <p>
        ML confidence is capped at 65% and starts at 30%. It counts how much of the wanted record is known:
        price, figures, form at the distance, running style, fitness, jockey and trainer.
      </p>
    </Card>
  );
}

function Limits() {
  return (
    <Card title="What it is not">
      <p>
        Not an edge. A model is worth a bet only where it is better than the prices and the takeout together,
        and the scores here say how far each is from that. A past record promises nothing, and most who bet
        lose.
      </p>
    </Card>
  );
}

/** What formula and model are, how they did on days they had not seen, and what was fitted on what. */
export function ModelDetails({ model }: { readonly model: Prediction['model'] | null }) {
  const { data, isError, refetch } = useQuery(performanceQuery);
  return (
    <div className="stack ml-panel">
      <PerformanceCard performance={data ?? null} isError={isError} onRetry={() => void refetch()} />
      <div className="model-details">
        <Formula />
        <Model named={model ?? data?.model ?? null} says={data?.modelSays ?? null} />
        <Limits />
      </div>
      {data && (
        <WhenNear>
          <Measured performance={data} />
        </WhenNear>
      )}
    </div>
  );
}
