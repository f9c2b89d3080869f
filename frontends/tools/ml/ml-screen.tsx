import { TrackSelect, useQueryValue, useRaceDay } from '#frame/frame.ts';
import { Button, Empty, NoRacing, SelectField, Skeleton } from '#kit/kit.ts';
import { OtherDayNote, RaceLinks } from '../day/race-links.tsx';
import { ToolHead } from '../day/tool-head.tsx';
import { TicketCost } from '../tickets/ticket-cost.tsx';
import { MlTabs } from './ml-tabs.tsx';
import { raceLabel, raceToShow } from './race-choice.ts';

function Loading() {
  return (
    <>
      <div className="ml-choice">
        <Skeleton count={2} label="Loading today’s races" />
      </div>
      <Skeleton shape="table" count={9} label="Loading the predictions" />
    </>
  );
}

/** Formula and model for every horse of a race, race by race. */
export function MlScreen() {
  const { trackName, isFlagship, day, error, isOld, askAgain } = useRaceDay();
  const [requestedRace, choose] = useQueryValue('race');
  const race = day && raceToShow(day.races, requestedRace);
  return (
    <div className="page ml-screen">
      <ToolHead title="ML Predictions" trackName={trackName} day={day} isOld={isOld}>
        <TrackSelect onChosen={() => choose(null)} />
      </ToolHead>
      {error && (
        <Empty title="No Racing Data Available" action={<Button onClick={askAgain}>Try again</Button>}>
          Today’s races could not be loaded.
        </Empty>
      )}
      {day === null && error === null && <Loading />}
      {day && !race && (
        <NoRacing track={trackName} isFlagship={isFlagship} day={day}>
          Predictions appear once the card is loaded.
        </NoRacing>
      )}
      {day && race && (
        <>
          <SelectField
            label="Race"
            className="ml-choice"
            choices={day.races.map((race) => ({
              value: String(race.raceNumber),
              label: raceLabel(race, trackName),
            }))}
            value={String(race.raceNumber)}
            onChange={(event) => choose(event.target.value)}
          />
          <OtherDayNote day={day} />
          <RaceLinks race={race} trackName={trackName} />
          <MlTabs race={race} />
          <TicketCost key={`ticket ${race.id}`} race={race} />
        </>
      )}
    </div>
  );
}
