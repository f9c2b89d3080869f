import { useQuery } from '@tanstack/react-query';
import { QueryState, useTrack } from '#frame/frame.ts';
import { DayStrip, useOpeningRace, useRequestedRace } from '#frame/races/races.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import type { Race } from '#kit/kit.ts';
import { count, DemoLabel, dayOfRaces, Empty, properName, SelectField } from '#kit/kit.ts';
import { noRacesSentence, todayQuery } from './claude.ts';
import { RacePanel } from './race-panel.tsx';
import { SummaryCards } from './summary-cards.tsx';

const raceChoice = (race: Race) => ({
  value: String(race.raceNumber),
  label: `Race ${count(race.raceNumber)}: ${properName(race.name)} · ${race.distance} · ${race.surfaceName}`,
});

function Day({ races }: { readonly races: readonly Race[] }) {
  const { slug, name } = useTrack();
  const { requested, choose } = useRequestedRace(races);
  const opening = useOpeningRace(races);
  const chosen = requested ?? opening;
  if (chosen === null) return <Empty title="No Racing Today">{noRacesSentence(slug, name)}</Empty>;
  return (
    <>
      <DayStrip races={races} chosen={chosen} onChoose={choose} />
      <SummaryCards count={races.length} chosen={chosen.raceNumber} onChoose={choose} />
      <SelectField
        className="race-choice"
        label="Race"
        choices={races.map(raceChoice)}
        value={String(chosen.raceNumber)}
        onChange={(event) => choose(Number(event.target.value))}
      />
      <RacePanel key={chosen.id} race={chosen} />
    </>
  );
}

/** Races in a few words, and one at a time in depth. */
export function ClaudeScreen() {
  const { slug } = useTrack();
  const today = useQuery(todayQuery(slug));
  const day = today.data ? dayOfRaces(today.data) : null;
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Claude AI Racing Analysis</h1>
          <p className="muted">
            Every race in brief. Press a button for the full analysis, the strategy or the consensus.
          </p>
        </div>
        <div className="row">
          <TrackSelect />
          {day?.isDemo && <DemoLabel />}
        </div>
      </div>
      <QueryState query={today} what="today’s races" shape="cards" count={6}>
        {() => <Day races={day?.races ?? []} />}
      </QueryState>
      <p className="small muted">For entertainment only. Most bets lose.</p>
    </div>
  );
}
