import { trackBySlug } from '../../card/track.ts';
import { isOnDemo, type MemberPick } from '../../picks/member-picks/member-pick.ts';
import type { MemberPickStore } from '../../picks/ports.ts';
import { type FinishedRace, finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import { type ScoredPick, type ScoredPicks, scoredPick } from '../members/member-picks.ts';
import { spanOf, TOTAL } from '../people/timeframe.ts';
import { resultsVersion } from '../results-version.ts';

export interface ScoreMemberPicksDeps {
  readonly memberPicks: Pick<MemberPickStore, 'currentBetween'>;
  readonly results: Pick<ResultStore, 'mark' | 'sheetsBetween'>;
  readonly racingNow: () => Promise<RacingNow>;
}

type RacesOfDay = ReadonlyMap<number, FinishedRace>;
const dayKey = ({ trackSlug, day }: MemberPick): string => `${trackSlug} ${day}`;

/** The finished races of each track and day, read again when the results changed; of today always. */
function makeFinishedDays({ results }: Pick<ScoreMemberPicksDeps, 'results'>) {
  let version = '';
  let settled = new Map<string, RacesOfDay>();
  return async (pick: MemberPick, racing: RacingNow, versionNow: string): Promise<RacesOfDay> => {
    if (version !== versionNow) [version, settled] = [versionNow, new Map()];
    const key = `${racing.history} ${dayKey(pick)}`;
    const found = settled.get(key);
    if (found !== undefined) return found;
    const code = trackBySlug(pick.trackSlug)?.code ?? pick.trackSlug;
    const sheets = await results.sheetsBetween(code, pick.day, pick.day);
    const races = new Map(
      finishedRaces(sheets, racing).map((finishedRace) => [finishedRace.race.raceNumber, finishedRace]),
    );
    if (pick.day < racing.today && version === versionNow) settled.set(key, races);
    return races;
  };
}

/**
 * Scores members' current picks of the last year by the results as they stand now, so that a correction counts at
 * once: picks on invented races where the demo is shown, else those on real ones. A race that is not over by the racing
 * clock scores nothing.
 */
export function makeScoreMemberPicks(deps: ScoreMemberPicksDeps) {
  const finishedDay = makeFinishedDays(deps);
  return async function scoreMemberPicks(): Promise<ScoredPicks> {
    const racing = await deps.racingNow();
    const version = resultsVersion(await deps.results.mark());
    const span = spanOf(TOTAL, racing.today);
    const all = await deps.memberPicks.currentBetween(span);
    const picks = all.filter(
      (pick) => isOnDemo(pick) === (racing.history === 'demo') && pick.madeAt <= racing.now,
    );
    const scored: ScoredPick[] = [];
    for (const pick of picks) {
      const run = (await finishedDay(pick, racing, version)).get(pick.raceNumber);
      if (run !== undefined) scored.push(scoredPick(pick, run.race));
    }
    return { span, picks, scored };
  };
}

export type ScoreMemberPicks = ReturnType<typeof makeScoreMemberPicks>;
