import { type Race, raceId } from '#core/card/race.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aRunner } from './a-runner.ts';

const SIX_RUNNERS = [2.5, 3, 4, 6, 10, 20];

/**
 * An invented Saratoga race, half an hour after the one before; race 1 is off at 1:05 PM. Six runners unless
 * overridden.
 */
export function aRace(change: Partial<Race> & { readonly isDemo?: boolean } = {}): Race {
  const { isDemo = false, ...rest } = change;
  const trackSlug = rest.trackSlug ?? 'saratoga';
  const day = rest.day ?? ('2025-08-02' as RaceDay);
  const number = rest.number ?? 1;
  return {
    id: raceId(trackSlug, day, number, isDemo),
    trackSlug,
    day,
    number,
    name: null,
    postTime: instantOn(day, 13 * 60 + 5 + 30 * (number - 1), 'America/New_York'),
    distanceYards: 1320,
    isAbout: false,
    surface: 'dirt',
    raceType: 'A',
    grade: null,
    classification: 'Alw 80000n1x',
    conditions: 'ALLOWANCE. Purse $80,000 FOR THREE YEAR OLDS AND UPWARD.',
    eligibility: { ages: '3+', sexes: 'open' },
    purse: 80_000,
    claiming: null,
    stateBred: false,
    trackRecordSeconds: 67.8,
    pars: { pace2f: 94, pace4f: 97, pace6f: null, speed: 90, latePace: 88 },
    wagers: 'EXACTA ($1), TRIFECTA (.50)',
    runners: SIX_RUNNERS.map((toOne, index) => aRunner({ programNumber: String(index + 1), toOne })),
    ...rest,
  };
}
