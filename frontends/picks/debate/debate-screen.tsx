import { useQuery } from '@tanstack/react-query';
import { HttpError, sentenceOf } from '#api/api.ts';
import { forTrack, Link, useQueryValue, useTrack } from '#frame/frame.ts';
import { PauseNotice, usePause } from '#frame/paused/paused.ts';
import { DayStrip, isRun, useOpeningRace, useRacingNow } from '#frame/races/races.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import type { Race } from '#kit/kit.ts';
import { Alert, Button, Card, count, links, SelectField, Skeleton } from '#kit/kit.ts';
import { Announced } from '../chat/announced.tsx';
import { streamAnswer } from '../chat/spoken.ts';
import { useSpoken } from '../chat/use-spoken.ts';
import {
  aloud,
  debateIntro,
  failureMessage,
  raceChoices,
  requestedRaceNumber,
  roundsIn,
  todayQuery,
} from './debate.ts';
import { DebateRounds } from './debate-rounds.tsx';

/** The debate as far as it has come, and starting one. */
function useDebate() {
  const { slug } = useTrack();
  const {
    talk: { data, isPending, error },
    pieces,
    ask,
  } = useSpoken<'POST /api/ai-debate/{raceNumber}', number>((number, listening) =>
    streamAnswer(
      'POST /api/ai-debate/{raceNumber}',
      { ...forTrack(slug), params: { raceNumber: number } },
      listening,
    ),
  );
  return { soFar: data ?? (isPending ? roundsIn(pieces) : {}), isPending, error, ask };
}

const noRaces: readonly Race[] = [];

/** The race in the address, and the races of today's card; null without one. */
function useRaceChoice() {
  const [raceInAddress, setRaceInAddress] = useQueryValue('race');
  const { slug } = useTrack();
  const today = useQuery(todayQuery(slug)).data;
  const onCard = today && today.length > 0 ? today.map((race) => race.raceNumber) : null;
  const opening = useOpeningRace(today ?? noRaces);
  const raceNumber = requestedRaceNumber(raceInAddress, onCard, opening?.raceNumber ?? null);
  const now = useRacingNow();
  const race = today?.find((todays) => todays.raceNumber === raceNumber);
  return {
    raceNumber,
    onCard,
    races: today ?? noRaces,
    race: race ?? null,
    isOff: race !== undefined && isRun(race, now),
    choose: setRaceInAddress,
  };
}

type DebateProps = {
  readonly debate: ReturnType<typeof useDebate>;
  readonly choice: ReturnType<typeof useRaceChoice>;
};

function StartCard({
  debate: { isPending, ask },
  choice: { raceNumber, onCard, isOff, choose },
}: DebateProps) {
  return (
    <Card title="Which race">
      <div className="debate-start">
        <SelectField
          label="Race"
          choices={raceChoices(onCard)}
          value={String(raceNumber)}
          disabled={isPending}
          onChange={(event) => choose(event.target.value)}
        />
        <Button tone="primary" busy={isPending} disabled={isOff} onClick={() => ask(raceNumber)}>
          {isPending ? 'Debating...' : 'Start Debate'}
        </Button>
      </div>
      {isOff && <p className="small">Race {count(raceNumber)} is off: it is no longer debated.</p>}
    </Card>
  );
}

/** Whether a pause that the page does not know of yet refused it. */
const isPaused = (error: unknown): boolean => error instanceof HttpError && error.code === 'notebook.paused';

function reasonOf(error: unknown, raceNumber: number, onCard: readonly number[] | null): string {
  if (onCard !== null && !onCard.includes(raceNumber))
    return `Race ${count(raceNumber)} is not on today’s card.`;
  return isPaused(error) ? sentenceOf(error, 'Nothing was saved.') : 'Nothing was saved.';
}

function Failure({ debate: { error, ask }, choice: { raceNumber, onCard } }: DebateProps) {
  return (
    <Alert
      tone="error"
      title={`Error: ${failureMessage}`}
      action={<Button onClick={() => ask(raceNumber)}>Try again</Button>}
    >
      {reasonOf(error, raceNumber, onCard)}
    </Alert>
  );
}

/** Two analysts argue a race in three rounds. */
export function DebateScreen() {
  const choice = useRaceChoice();
  const debate = useDebate();
  const { soFar, isPending, error } = debate;
  const pause = usePause();
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>AI Debate</h1>
          <p className="muted">{debateIntro}</p>
        </div>
        <TrackSelect />
      </div>
      {choice.races.length > 0 && (
        <DayStrip
          races={choice.races}
          chosen={choice.race}
          onChoose={(raceNumber) => choice.choose(String(raceNumber))}
        />
      )}
      {choice.race && (
        <Link href={links.race(choice.race.trackSlug, choice.race.day, choice.race.raceNumber)}>
          Page of race {count(choice.race.raceNumber)}
        </Link>
      )}
      {pause ? (
        <PauseNotice pause={pause} locked="The debate is" />
      ) : (
        <StartCard debate={debate} choice={choice} />
      )}
      <div className="stack" aria-busy={isPending}>
        {error !== null && !pause && <Failure debate={debate} choice={choice} />}
        <DebateRounds debate={soFar} />
        {isPending && (
          <Skeleton
            shape="cards"
            count={4 - Object.keys(soFar.speakers ?? {}).length}
            label="The analysts are debating"
          />
        )}
      </div>
      <Announced text={aloud(soFar, isPending)} />
      <p className="small muted">For entertainment only. Both can be wrong, and most bets lose.</p>
    </div>
  );
}
