import { trackOrRefusal } from '../../card/days-card.ts';
import type { Track } from '../../card/track.ts';
import { MINUTE } from '../../kernel/instant.ts';
import { addDays, type DaySpan, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { finishedRaces } from '../dashboard/finished-race.ts';
import type { RacingNow } from '../dashboard/racing-now.ts';
import type { ResultShelf } from '../ports.ts';
import { type Scoreboard, scoreboardOf } from '../scoreboard/scoreboard.ts';
import { type SettledEntries, settledEntries } from '../scoreboard/settled-entries.ts';
import { LEAST_RACES } from '../scoreboard/voice-score.ts';

export interface ShowScoreboardDoors {
  readonly ledger: Pick<LedgerPages, 'head' | 'standing'>;
  readonly results: Pick<ResultShelf, 'mark' | 'sheetsBetween'>;
  readonly racingNow: () => Promise<RacingNow>;
}

/** What is left out takes the last year, every track, every class. */
export interface ScoreboardAsk {
  readonly from?: RaceDay | undefined;
  readonly to?: RaceDay | undefined;
  /** Slug or number. */
  readonly track?: string | undefined;
  readonly raceClass?: string | undefined;
}

interface Wish {
  readonly span: DaySpan;
  readonly track: Track | null;
  readonly raceClass: string | null;
}

interface Told extends Scoreboard, Pick<SettledEntries, 'open' | 'leftOut'> {}

export interface ShownScoreboard {
  readonly span: DaySpan;
  readonly track: Track | null;
  readonly raceClass: string | null;
  readonly history: RacingNow['history'];
  readonly leastRaces: number;
  /** Picks sealed before their off. */
  readonly sealed: Told;
  /** Picks made afterwards as though it were then: no proof, shown apart. */
  readonly replayed: Told;
}

/** Answers kept while nothing changed. */
const KEPT = 20;

function spanOf({ from, to }: ScoreboardAsk, today: RaceDay): DaySpan {
  const span = { from: from ?? addDays(to ?? today, -365), to: to ?? today };
  if (span.from <= span.to) return span;
  throw new Refusal('invalid', 'results.bad-span', `from: ${span.from} is after ${span.to}.`);
}

const toldOf = ({ judged, ...counts }: SettledEntries): Told => ({ ...scoreboardOf(judged), ...counts });

/**
 * How the sealed picks did: settled by the results there are by the racing clock, invented races never beside real ones.
 * Reckoned anew when results or ledger changed. Refuses ('not-found', `card.unknown-track`) and ('invalid',
 * `results.bad-span`).
 */
export function makeShowScoreboard({ ledger, results, racingNow }: ShowScoreboardDoors) {
  const kept = new Map<string, ShownScoreboard>();
  let stand = '';

  async function settled({ span, track, raceClass }: Wish, racing: RacingNow) {
    const wish = { isDemo: racing.history === 'demo', span, trackSlug: track?.slug ?? null };
    const entries = (await ledger.standing(wish))
      .map(entryIn)
      .filter((entry) => raceClass === null || entry.raceClass === raceClass);
    const isEmpty = entries.length === 0;
    const sheets = isEmpty ? [] : await results.sheetsBetween(track?.code ?? null, span.from, span.to);
    const runs = finishedRaces(sheets, racing);
    const [replayed, sealed] = [true, false].map((isReplayed) =>
      toldOf(
        settledEntries(
          entries.filter((entry) => entry.isReplayed === isReplayed),
          runs,
          racing,
        ),
      ),
    ) as [Told, Told];
    return { sealed, replayed };
  }

  return async function showScoreboard(ask: ScoreboardAsk): Promise<ShownScoreboard> {
    const racing = await racingNow();
    const track = ask.track === undefined ? null : trackOrRefusal(ask.track);
    const raceClass = ask.raceClass ?? null;
    const span = spanOf(ask, racing.today);
    const [mark, head] = await Promise.all([results.mark(), ledger.head()]);
    const now = `${racing.history} ${Math.floor(racing.now / MINUTE)} ${mark} ${head?.hash}`;
    if (now !== stand || kept.size >= KEPT) kept.clear();
    stand = now;
    const key = `${span.from} ${span.to} ${track?.slug} ${raceClass}`;
    const there = kept.get(key);
    if (there !== undefined) return there;
    const wish = { span, track, raceClass };
    const scored = await settled(wish, racing);
    const shown = { ...wish, history: racing.history, leastRaces: LEAST_RACES, ...scored };
    kept.set(key, shown);
    return shown;
  };
}

export type ShowScoreboard = ReturnType<typeof makeShowScoreboard>;
