import { sentenceOf } from '#api/api.ts';
import { useQueryValue, useSaratogaRaceDay } from '#frame/frame.ts';
import { Button, Empty, findRace, NoRacing, SelectField, Skeleton } from '#kit/kit.ts';
import { DayBanner } from '../day/day-banner.tsx';
import { OtherDayNote, RaceLinks } from '../day/race-links.tsx';
import { raceChoice } from '../day/race-name.ts';
import { ToolHead } from '../day/tool-head.tsx';
import { TicketCost } from '../tickets/ticket-cost.tsx';
import { PaceTabs, PaceTabsWithoutRace } from './pace-tabs.tsx';

/** How each race is expected to be run, and how fast its horses are. */
export function PaceScreen() {
  const { trackName, day, error, isOld, isFetching, askAgain } = useSaratogaRaceDay();
  const [requestedRace, choose] = useQueryValue('race');
  const races = day?.races ?? [];
  const race = findRace(races, requestedRace) ?? races[0] ?? null;
  return (
    <div className="page ml-screen">
      <ToolHead title="Pace and Speed Analysis" trackName={trackName} day={day} isOld={isOld} />
      {error && (
        <Empty
          title="Pace analysis requires authentic racing data..."
          action={
            <Button busy={isFetching} onClick={askAgain}>
              Try again
            </Button>
          }
        >
          {sentenceOf(error, 'Today’s races could not be loaded.')}
        </Empty>
      )}
      {day === null && error === null && <Skeleton shape="cards" count={4} label="Loading today’s races" />}
      {day && !race && (
        <>
          <NoRacing track={trackName} isFlagship day={day}>
            Pace and figures appear once the card is loaded.
          </NoRacing>
          <PaceTabsWithoutRace />
        </>
      )}
      {day && race && (
        <>
          <DayBanner day={day} />
          <SelectField
            label="Race"
            className="race-choice"
            choices={races.map((race) => ({ value: String(race.raceNumber), label: raceChoice(race) }))}
            value={String(race.raceNumber)}
            onChange={(event) => choose(event.target.value)}
          />
          <OtherDayNote day={day} />
          <RaceLinks race={race} trackName={trackName} />
          <PaceTabs race={race} />
          <TicketCost key={`ticket ${race.id}`} race={race} />
        </>
      )}
    </div>
  );
}
