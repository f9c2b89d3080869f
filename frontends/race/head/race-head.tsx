import { lazyPart } from '#frame/frame.ts';
import { countdownText, isRun, timeOf } from '#frame/races/races.ts';
import type { Race } from '#kit/kit.ts';
import { Badge, count, GoingChip, OffTheTurf, PartBoundary, RaceTime, Skeleton, Sourced } from '#kit/kit.ts';
import { useRaceField } from '../race-calls.ts';
import { RaceMoney, raceTitleOf } from './race-facts.tsx';
import { VerdictLine } from './verdict-line.tsx';
import { WhatChanged } from './what-changed.tsx';

/** Few races have any. */
const EquipmentLine = lazyPart(async () => (await import('../equipment/equipment-line.tsx')).EquipmentLine);

type RaceHeadProps = {
  readonly race: Race;
  readonly trackName: string;
  readonly now: number | null;
};

function Conditions({ race: { conditions, offTheTurf } }: { readonly race: Race }) {
  if (conditions === '') return null;
  return (
    <details className="race-top-conditions">
      <summary>{offTheTurf ? 'Conditions as carded' : 'Conditions'}</summary>
      <p>{conditions}</p>
    </details>
  );
}

/** The verdict and what changed; a line of the same height until they have loaded. */
function Verdict({ race, now }: Pick<RaceHeadProps, 'race' | 'now'>) {
  const { data: field, isError } = useRaceField(race);
  if (field)
    return (
      <>
        <PartBoundary data={field}>
          <VerdictLine field={field} />
        </PartBoundary>
        <PartBoundary data={field}>
          <WhatChanged field={field} isOff={isRun(race, now)} />
        </PartBoundary>
      </>
    );
  return isError ? (
    <p className="muted">Couldn’t load the verdict.</p>
  ) : (
    <div className="race-verdict-coming">
      <Skeleton count={2} label="Loading the verdict" />
    </div>
  );
}

/** What the race is, when it is run, and our verdict on it. */
export function RaceHead({ race, trackName, now }: RaceHeadProps) {
  const par = useRaceField(race).data?.par;
  return (
    <header className="race-top">
      <h1>
        {trackName}, Race {count(race.raceNumber)}
      </h1>
      <Sourced from={race.provenance}>
        <p className="race-top-facts">
          <strong>{raceTitleOf(race)}</strong>
          <RaceTime at={timeOf(race)} />
          <Badge tone="gray" className="race-countdown">
            {now === null ? '\u00a0' : (countdownText(race, now) ?? 'post time unknown')}
          </Badge>
          <strong>{race.distance}</strong>
          <GoingChip surface={race.surfaceName} going={race.trackCondition} />
          <RaceMoney race={race} par={par} />
        </p>
      </Sourced>
      <OffTheTurf race={race} />
      {race.entries.some(({ equipment }) => equipment?.length) && <EquipmentLine race={race} />}
      <Verdict race={race} now={now} />
      <Conditions race={race} />
    </header>
  );
}
