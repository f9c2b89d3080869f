import { Link } from '#frame/frame.ts';
import type { DayOfRaces } from '#kit/kit.ts';
import { Alert, links } from '#kit/kit.ts';
import { useRacingNow } from './clock/racing-now.ts';
import { RaceStrip } from './day/race-strip.tsx';
import { RacesGrid } from './day/races-grid.tsx';
import { TrackConditions } from './day/track-conditions.tsx';
import { BettingNotice } from './parts/betting-notice.tsx';
import { bannerText } from './picks/picks-rules.ts';
import { PressRoom } from './press/press-room.tsx';
import { useChosenRace } from './race/chosen-race.ts';
import { EntryCard } from './race/entry-card.tsx';

/** A day with races at a track without picks: its card, race by race. */
export function CardOfDay({ trackName, day }: { readonly trackName: string; readonly day: DayOfRaces }) {
  const now = useRacingNow();
  const { chosen, choose } = useChosenRace(day.races, true);
  const banner = bannerText(day);
  return (
    <>
      {banner && <Alert tone="info">{banner}</Alert>}
      <RaceStrip races={day.races} now={now} chosen={chosen} onChoose={choose} isDemo={day.isDemo} />
      <Alert tone="info" title="We pick Saratoga only; here is the card">
        Win chances for every horse at {trackName} are on{' '}
        <Link href={links.mlPredictions}>ML Predictions</Link>.
      </Alert>
      <div className="day-front">
        <RacesGrid races={day.races} chosen={chosen} onChoose={choose} />
        <TrackConditions races={day.races} picks={null} />
      </div>
      <PressRoom />
      <section className="stack picks-section" aria-labelledby="card-heading">
        <h2 id="card-heading">Race by race</h2>
        <BettingNotice />
        {day.races.map((race) => (
          <EntryCard key={race.id} race={race} isChosen={race === chosen} now={now} />
        ))}
      </section>
    </>
  );
}
