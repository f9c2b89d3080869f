import type { Track } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { listText } from '#core/kernel/text.ts';
import type { ShowLedger } from '#core/picks/use-cases/show-ledger.ts';
import type { MeasuredRule } from '#core/scorecards/scoreboard/verdict-record.ts';
import type { ShownScoreboard, ShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { trackOrAll } from '../chosen-track.ts';
import type { ledger } from '../contract/ledger.ts';
import type { Handlers } from '../handlers.ts';

export interface LedgerDeps {
  readonly showLedger: ShowLedger;
  readonly showScoreboard: ShowScoreboard;
  /** What the verdict rule returned on past races. */
  readonly measuredRule: MeasuredRule;
}

const ENTRIES = 50;

const METHOD =
  'To verify: hash the canonical text of an entry with SHA-256 (UTF-8). It must equal the hash of the entry, and the next entry must name it as previous.';

const REPLAYED = 'Replays: made later, from what was known before the race. They are not proof.';
const REAL = 'Entertainment only: past results promise nothing.';
const DEMO = 'Simulated races of the demo season: these are not real results.';

const inventedText = (tracks: readonly Track[]): string => {
  const names = listText(tracks.map(({ displayName }) => displayName));
  return `Real races only: today’s races at ${names} are simulated and have their own scoreboard.`;
};

function remarksOn({ history, invented, replayed }: ShownScoreboard): string[] {
  const isEmpty = replayed.races + replayed.open === 0;
  return [
    history === 'demo' ? DEMO : REAL,
    ...(invented.length === 0 ? [] : [inventedText(invented)]),
    ...(isEmpty ? [] : [REPLAYED]),
  ];
}

function presentScoreboard(shownScoreboard: ShownScoreboard) {
  const { span, track, raceClass, history, leastRaces, sealed, replayed } = shownScoreboard;
  return {
    ...span,
    track: track?.displayName ?? null,
    class: raceClass,
    isDemo: history === 'demo',
    leastRaces,
    sealed,
    replayed,
    remarks: remarksOn(shownScoreboard),
  };
}

function presentMeasured({ sample, bets, won, note, low, high, return: perUnit }: MeasuredRule) {
  const { races, of: kind, from, to } = sample;
  return { races, of: kind, from, to, note, bets, won, perUnit, interval: { low, high } };
}

export const ledgerRoutes = ({
  showLedger,
  showScoreboard,
  measuredRule,
}: LedgerDeps): Handlers<typeof ledger> => ({
  entries: async ({ query: { day, track, before, limit = ENTRIES } }) => {
    const { head, entries, next } = await showLedger({
      day: day as RaceDay | undefined,
      track,
      before,
      limit,
    });
    const shown = entries.map(({ seq, hash, text: canonical, entry }) => ({ seq, hash, canonical, entry }));
    return { head, entries: shown, next, method: METHOD };
  },
  verdicts: async ({ query }) => {
    const request = { track: trackOrAll(query)?.slug };
    const { track, history, leastRaces, sealed, replayed } = await showScoreboard(request);
    return {
      track: track?.displayName ?? null,
      isDemo: history === 'demo',
      leastBets: leastRaces,
      sealed: sealed.verdicts,
      replayed: replayed.verdicts,
      measured: presentMeasured(measuredRule),
    };
  },
  scoreboard: async ({ query }) => {
    const { from, to, class: raceClass } = query;
    const track = trackOrAll(query)?.slug;
    const request = { from: from as RaceDay | undefined, to: to as RaceDay | undefined, track, raceClass };
    return presentScoreboard(await showScoreboard(request));
  },
});
