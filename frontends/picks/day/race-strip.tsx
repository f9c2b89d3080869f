import { useEffect, useRef } from 'react';
import type { Race } from '#kit/kit.ts';
import { demoSentence, RaceTime } from '#kit/kit.ts';
import { nextRace, shortCountdown, statusAt } from '../clock/race-clock.ts';
import { timeOf } from '../race/race-facts.ts';

type StripProps = {
  readonly races: readonly Race[];
  readonly now: number | null;
  readonly chosen: Race | null;
  readonly onChoose: (raceNumber: number) => void;
  readonly isDemo: boolean;
};

/** Keeps the chosen (else the next) race of the strip in sight without moving the page. */
function useInSight(raceNumber: number | null) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>(`[data-race="${raceNumber}"]`);
    if (!item || !list.current) return;
    const middle = item.offsetLeft + item.offsetWidth / 2 - list.current.clientWidth / 2;
    list.current.scrollTo({ left: middle });
  }, [raceNumber]);
  return list;
}

/** The card as a row of buttons that lead to each race; it stays in view. */
export function RaceStrip({ races, now, chosen, onChoose, isDemo }: StripProps) {
  const next = nextRace(races, now);
  const list = useInSight((chosen ?? next)?.raceNumber ?? null);
  return (
    <nav className="strip" aria-label="Jump to a race">
      {isDemo && <p className="strip-demo">{demoSentence}</p>}
      <ol ref={list}>
        {races.map((race) => (
          <li key={race.id} data-race={race.raceNumber}>
            <button
              type="button"
              className={`strip-race strip-${statusAt(race, now)}`}
              aria-current={race === chosen ? 'true' : undefined}
              data-next={race === next || undefined}
              onClick={() => onChoose(race.raceNumber)}
            >
              <span className="strip-number">Race {race.raceNumber}</span>{' '}
              <span className="strip-when">{shortCountdown(race, now) ?? ' '}</span>{' '}
              <span className="strip-time">
                <RaceTime at={timeOf(race)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
