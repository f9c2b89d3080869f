import { parseRaceId, type RaceId } from '../../card/race.ts';
import { trackBySlug } from '../../card/track.ts';
import { parseRaceDay } from '../../kernel/race-day.ts';
import { finishedRaces } from '../finished-race.ts';
import type { ResultStore } from '../ports.ts';
import type { RacingNow } from '../racing-now.ts';

/** Whether a race is over and has a result; a simulated one only after its off. */
export function makeHasResult({
  results,
  racingNow,
}: {
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly racingNow: () => Promise<RacingNow>;
}) {
  return async function hasResult({ id }: { readonly id: RaceId }): Promise<boolean> {
    const parts = parseRaceId(id);
    const [track, day] = [trackBySlug(parts?.trackSlug ?? ''), parseRaceDay(parts?.day ?? '')];
    if (parts === null || track === null || day === null) return false;
    const [sheets, racing] = [await results.sheetsBetween(track.code, day, day), await racingNow()];
    const history = parts.isDemo ? 'demo' : 'real';
    return finishedRaces(sheets, { ...racing, history }).some(
      ({ race }) => race.raceNumber === parts.number && race.cancelled === null,
    );
  };
}
