import { useMutation, useQuery } from '@tanstack/react-query';
import { addressOf, sendEmpty } from '#api/api.ts';
import { useQueryValue } from '#frame/frame.ts';
import { Alert, Button, Card, SelectField, Skeleton } from '#kit/kit.ts';
import type { Debate } from './debate.ts';
import { failureMessage, raceAsked, raceChoices, todayQuery } from './debate.ts';
import { DebateRounds } from './debate-rounds.tsx';

async function holdDebate(raceNumber: number): Promise<Debate> {
  const path = addressOf('POST /api/ai-debate/{raceNumber}', { params: { raceNumber } });
  return (await sendEmpty('POST', path)) as Debate;
}

/** Two analysts argue a race in three rounds. */
export function DebateScreen() {
  const [asked, choose] = useQueryValue('race');
  const raceNumber = raceAsked(asked);
  const today = useQuery(todayQuery).data;
  const onCard = today && today.length > 0 ? today.map((race) => race.raceNumber) : null;
  const debate = useMutation({ mutationFn: holdDebate });
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>AI Debate</h1>
          <p className="muted">Claude 3.5 Sonnet and GPT-4o take a race apart in three rounds.</p>
        </div>
      </div>
      <Card title="Which race">
        <div className="debate-start">
          <SelectField
            label="Race"
            choices={raceChoices(onCard)}
            value={String(raceNumber)}
            disabled={debate.isPending}
            onChange={(event) => choose(event.target.value)}
          />
          <Button tone="primary" busy={debate.isPending} onClick={() => debate.mutate(raceNumber)}>
            {debate.isPending ? 'Debating...' : 'Start Debate'}
          </Button>
        </div>
      </Card>
      <div aria-live="polite" aria-busy={debate.isPending}>
        {debate.isPending && <Skeleton shape="cards" count={4} label="The analysts are debating" />}
        {debate.isError && (
          <Alert
            tone="error"
            title={`Error: ${failureMessage}`}
            action={<Button onClick={() => debate.mutate(raceNumber)}>Try again</Button>}
          >
            {onCard !== null && !onCard.includes(raceNumber)
              ? `Race ${raceNumber} is not on today’s card.`
              : 'Nothing was kept of it.'}
          </Alert>
        )}
        {debate.data && <DebateRounds debate={debate.data} />}
      </div>
      <p className="small muted">For entertainment only. Both can be wrong, and most bets lose.</p>
    </div>
  );
}
