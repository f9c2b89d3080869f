import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Race } from '#kit/kit.ts';
import { count, demoSentence, RaceTime } from '#kit/kit.ts';
import { Link } from '../frame.ts';
import { nextRace, shortCountdown, statusAt, timeOf } from './race-clock.ts';

/** Where a race of the strip leads: to an address of its own, or to a part of the screen. */
type Leads =
  | { readonly hrefOf: (race: Race) => string; readonly onChoose?: never }
  | { readonly onChoose: (raceNumber: number) => void; readonly hrefOf?: never };

type StripProps = Leads & {
  readonly races: readonly Race[];
  readonly now: number | null;
  readonly chosen: Race | null;
  readonly isDemo: boolean;
};

/** Keeps the chosen (else the next) race of the strip in sight without moving the page; again once its times, which widen it, are known. */
function useInSight(raceNumber: number | null, isTimed: boolean) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width of the strip follows from the times
  useEffect(() => {
    // In the next frame: measuring now would force one more layout of the whole page.
    const frame = requestAnimationFrame(() => {
      const item = list.current?.querySelector<HTMLElement>(`[data-race="${raceNumber}"]`);
      if (!item || !list.current) return;
      const middle = item.offsetLeft + item.offsetWidth / 2 - list.current.clientWidth / 2;
      list.current.scrollTo({ left: middle });
    });
    return () => cancelAnimationFrame(frame);
  }, [raceNumber, isTimed]);
  return list;
}

function Stop({ race, now, isNext, isChosen, leads }: StopProps) {
  const { hrefOf, onChoose } = leads;
  const marks = {
    className: `strip-race strip-${statusAt(race, now)}`,
    'data-next': isNext || undefined,
  };
  const shown: ReactNode = (
    <>
      <span className="strip-number">Race {count(race.raceNumber)}</span>{' '}
      <span className="strip-when">{shortCountdown(race, now) ?? '\u00a0'}</span>{' '}
      <span className="strip-time">
        <RaceTime at={timeOf(race)} />
      </span>
    </>
  );
  if (hrefOf)
    return (
      <Link {...marks} href={hrefOf(race)} aria-current={isChosen ? 'page' : undefined}>
        {shown}
      </Link>
    );
  return (
    <button
      type="button"
      {...marks}
      aria-current={isChosen ? 'true' : undefined}
      onClick={() => onChoose(race.raceNumber)}
    >
      {shown}
    </button>
  );
}

type StopProps = {
  readonly race: Race;
  readonly now: number | null;
  readonly isNext: boolean;
  readonly isChosen: boolean;
  readonly leads: Leads;
};

/** The card as a row of stops, one a race; it stays in view. */
export function RaceStrip({ races, now, chosen, isDemo, ...leads }: StripProps) {
  const next = nextRace(races, now);
  const list = useInSight((chosen ?? next)?.raceNumber ?? null, now !== null);
  return (
    <nav className="strip" aria-label="Jump to a race">
      {isDemo && <p className="strip-demo">{demoSentence}</p>}
      <ol ref={list}>
        {races.map((race) => (
          <li key={race.id} data-race={race.raceNumber}>
            <Stop race={race} now={now} isNext={race === next} isChosen={race === chosen} leads={leads} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
