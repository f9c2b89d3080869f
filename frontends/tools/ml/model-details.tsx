import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '#frame/frame.ts';
import { Card, Sentence } from '#kit/kit.ts';
import { performanceQuery, versionText } from './measured/performance.ts';
import { PerformanceCard } from './measured/performance-card.tsx';
import type { Prediction } from './prediction.ts';
import { WhenNear } from './when-near.tsx';

const Measured = lazyPart(async () => (await import('./measured/measured.tsx')).Measured);

const start =
  'It starts from the morning line: 5-1 is one chance in six, 16.7%. A horse without a line starts from 5-1. Points are added or taken away for a wet track, wind, heat, jockey, trainer and post position, and the result stays between 2% and 45%.';

function Formula() {
  return (
    <Card title="The formula" aside="Formula win % and formula confidence">
      <p>
        <Sentence text={start} />
      </p>
      <p>
        Its confidence is 75 + ((post × 2.5) mod 20), so 75% to 93%. It depends on the post position alone.
      </p>
      <p>
        The constants are fixed rules, not estimated from results. The figures are a score: they keep the
        margin in the morning line and do not add up to 100%.
      </p>
    </Card>
  );
}

type ModelProps = { readonly named: Prediction['model'] | null; readonly says: string | null };

function Model({ named, says }: ModelProps) {
  return (
    <Card title="The model" aside={named ? versionText(named) : 'version unknown'}>
      <p>
        Win chances blend the morning line, without its margin, with a model of the card’s figures, class,
        connections and pedigree that sees no odds. The field adds up to 100%. {says}
      </p>
      <p>
        A coupled entry counts as one. A horse without odds gets the average of the others, and says so. Place
        and show chances follow from the win chances by the discounted order model of Lo and Bacon-Shone.
      </p>
      <p>
        The price to take is the fair odds for our chance plus a margin. It does not use the board and is
        fixed when the picks are sealed. BET: the price now is that or longer. WATCH: it could still get
        there. PASS: it cannot. Expected value blends in the board and sets no price.
      </p>
      <p>
        ML confidence is capped at 65% and starts at 30%. It measures how complete the data is: odds, figures,
        form at the distance, running style, fitness, jockey and trainer.
      </p>
    </Card>
  );
}

function Limits() {
  return (
    <Card title="What it is not">
      <p>
        Not an edge. A model is worth betting only if it beats both the odds and the takeout, and the scores
        here show how far each is from that. Past results promise nothing, and most bettors lose.
      </p>
    </Card>
  );
}

/** What formula and model are, how they did on days they had not seen, and what was fitted on what. */
export function ModelDetails({ model }: { readonly model: Prediction['model'] | null }) {
  const query = useQuery(performanceQuery);
  const { data } = query;
  return (
    <div className="stack ml-panel">
      <PerformanceCard query={query} />
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
