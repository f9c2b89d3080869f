import { useQuery } from '@tanstack/react-query';
import { useQueryValue } from '#frame/frame.ts';
import { Alert, Button, Card, SelectField, Skeleton } from '#kit/kit.ts';
import { Announced } from '../chat/announced.tsx';
import { hearSpoken } from '../chat/spoken.ts';
import { useSpoken } from '../chat/use-spoken.ts';
import { aloud, failureMessage, raceChoices, requestedRaceNumber, roundsIn, todayQuery } from './debate.ts';
import { DebateRounds } from './debate-rounds.tsx';

/** Two analysts argue a race in three rounds. */
export function DebateScreen() {
  const [raceInAddress, choose] = useQueryValue('race');
  const raceNumber = requestedRaceNumber(raceInAddress);
  const today = useQuery(todayQuery).data;
  const onCard = today && today.length > 0 ? today.map((race) => race.raceNumber) : null;
  const {
    talk: debate,
    pieces,
    ask,
  } = useSpoken<'POST /api/ai-debate/{raceNumber}', number>((number, hearing) =>
    hearSpoken('POST /api/ai-debate/{raceNumber}', { params: { raceNumber: number } }, hearing),
  );
  const debateSoFar = debate.data ?? (debate.isPending ? roundsIn(pieces) : {});
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
          <Button tone="primary" busy={debate.isPending} onClick={() => ask(raceNumber)}>
            {debate.isPending ? 'Debating...' : 'Start Debate'}
          </Button>
        </div>
      </Card>
      <div className="stack" aria-busy={debate.isPending}>
        {debate.isError && (
          <Alert
            tone="error"
            title={`Error: ${failureMessage}`}
            action={<Button onClick={() => ask(raceNumber)}>Try again</Button>}
          >
            {onCard !== null && !onCard.includes(raceNumber)
              ? `Race ${raceNumber} is not on today’s card.`
              : 'Nothing was saved.'}
          </Alert>
        )}
        <DebateRounds debate={debateSoFar} />
        {debate.isPending && (
          <Skeleton
            shape="cards"
            count={4 - Object.keys(debateSoFar.speakers ?? {}).length}
            label="The analysts are debating"
          />
        )}
      </div>
      <Announced text={aloud(debateSoFar, debate.isPending)} />
      <p className="small muted">For entertainment only. Both can be wrong, and most bets lose.</p>
    </div>
  );
}
