import { Badge, Card } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import type { DayHealth } from './day-health.ts';

const state = (isReady: boolean) => (
  <Badge tone={isReady ? 'green' : 'red'}>{isReady ? 'Working' : 'Not available'}</Badge>
);

const modelText = (model: string | null): string => model ?? 'No API key: the built-in analyst answers';

/** Whether the analysts can answer for the chosen day, and on how much. */
export function AiServices({ ai }: { readonly ai: DayHealth['aiIntegration'] }) {
  return (
    <Card level={3} title="AI Services Integration">
      <Facts
        facts={[
          ['Ask Jake', state(ai.askJake)],
          ['Enhanced Picks', state(ai.enhancedPicks)],
          ['ML Model', state(ai.mlModel)],
          ['Claude model', modelText(ai.models.claude)],
          ['OpenAI model', modelText(ai.models.openai)],
          ['Data points used', `${ai.dataPointsUsed} of ${ai.totalDataPoints ?? 7}`],
        ]}
      />
    </Card>
  );
}
