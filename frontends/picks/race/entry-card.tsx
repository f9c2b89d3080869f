import type { Race } from '#kit/kit.ts';
import { classNames, Empty } from '#kit/kit.ts';
import { EntryList } from './entry-list.tsx';
import { raceElementId } from './race-element.ts';
import { RaceHead } from './race-head.tsx';

/** One race of a card without picks: what it is and who runs. */
export function EntryCard({
  race,
  isChosen,
  now,
}: {
  readonly race: Race;
  readonly isChosen: boolean;
  readonly now: number | null;
}) {
  return (
    <article
      className={classNames('card', 'race-card', 'entry-card', isChosen && 'race-card-chosen')}
      id={raceElementId(race.raceNumber)}
      aria-label={`Race ${race.raceNumber}`}
    >
      <RaceHead race={race} now={now} onFresh={null} />
      {race.entries.length === 0 ? (
        <Empty title="No Entries Available">Entry information is not yet available for this race.</Empty>
      ) : (
        <EntryList raceNumber={race.raceNumber} entries={race.entries} />
      )}
    </article>
  );
}
