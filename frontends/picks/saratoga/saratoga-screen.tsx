import { useMutation } from '@tanstack/react-query';
import { call, sentenceOf } from '#api/api.ts';
import { QueryState, useRaceDay } from '#frame/frame.ts';
import { DayStrip, useOpeningRace, useRequestedRace } from '#frame/races/races.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import type { DayOfRaces, Race } from '#kit/kit.ts';
import {
  Alert,
  Button,
  Card,
  CardProvenance,
  count,
  DemoLabel,
  NoRacing,
  properName,
  raceDay,
  SelectField,
  Skeleton,
} from '#kit/kit.ts';
import { ChatBox } from '../chat/chat-box.tsx';
import { BettingNotice } from '../parts/betting-notice.tsx';
import { bannerText } from '../picks/picks-rules.ts';
import { NewsCard } from '../press/news-card.tsx';
import { RaceBody } from '../race/race-body.tsx';
import { RaceLine } from '../race/race-line.tsx';

const raceChoice = (race: Race) => ({
  value: String(race.raceNumber),
  label: `Race ${count(race.raceNumber)}: ${properName(race.name)} · ${race.distance} · ${race.surfaceName}`,
});

/** The picks of one race, made when they are asked for. */
function RacePicks({ race }: { readonly race: Race }) {
  const picks = useMutation({
    mutationFn: () => call('POST /api/ai/saratoga-picks/{raceId}', { params: { raceId: race.id } }),
  });
  return (
    <Card
      title={`Race ${count(race.raceNumber)}`}
      aside={
        <Button tone="primary" busy={picks.isPending} onClick={() => picks.mutate()}>
          {picks.isPending ? 'Asking...' : 'Get AI Picks'}
        </Button>
      }
    >
      <RaceLine race={race} />
      <div aria-live="polite" aria-busy={picks.isPending}>
        {picks.isIdle && <p className="muted">Get the picks for this race, with both analysts’ reasons.</p>}
        {picks.isPending && <Skeleton count={8} label="Making the picks" />}
        {picks.isError && (
          <Alert
            tone="error"
            title="Couldn’t make the picks"
            action={<Button onClick={() => picks.mutate()}>Try again</Button>}
          >
            {sentenceOf(picks.error, 'Please try again.')}
          </Alert>
        )}
        {picks.data && <RaceBody race={race} recommendation={picks.data} isNear />}
      </div>
    </Card>
  );
}

type DayProps = { readonly day: DayOfRaces; readonly trackName: string; readonly isFlagship: boolean };

function Day({ day, trackName, isFlagship }: DayProps) {
  const { requested, choose } = useRequestedRace(day.races);
  const opening = useOpeningRace(day.races);
  const chosen = requested ?? opening;
  const banner = bannerText(day);
  if (chosen === null)
    return (
      <NoRacing track={trackName} isFlagship={isFlagship} day={day}>
        Picks appear here once the day’s card is in.
      </NoRacing>
    );
  return (
    <>
      {banner && <Alert tone="info">{banner}</Alert>}
      <DayStrip races={day.races} chosen={chosen} onChoose={choose} />
      <SelectField
        className="race-choice"
        label="Race"
        choices={day.races.map(raceChoice)}
        value={String(chosen.raceNumber)}
        onChange={(event) => choose(Number(event.target.value))}
      />
      <RacePicks key={chosen.id} race={chosen} />
      <BettingNotice />
    </>
  );
}

/** The picks of a track race by race, questions about them, and the news. */
export function SaratogaScreen() {
  const { trackName, isFlagship, day, error, isOld, isFetching, refetch } = useRaceDay();
  const date = day?.cardDay ?? day?.today;
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>{trackName} Picks</h1>
          {date && <p className="day-line">{raceDay(date)}</p>}
        </div>
        <div className="row">
          <TrackSelect />
          {day?.isDemo && <DemoLabel />}
          <CardProvenance day={day} isOld={isOld} />
        </div>
      </div>
      <QueryState
        query={{ data: day, error, isFetching, refetch }}
        what="today’s races"
        shape="cards"
        count={4}
        failed="Error Loading Races"
        reason={sentenceOf(error, 'Failed to load races. Please try refreshing the page.')}
        whenStale="nothing"
      >
        {(shown) => <Day {...{ trackName, isFlagship }} day={shown} />}
      </QueryState>
      <div className="press">
        <ChatBox title="AI picks query" />
        <NewsCard />
      </div>
    </div>
  );
}
