import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ShowLedger } from '#core/picks/use-cases/show-ledger.ts';
import type { ShownScoreboard, ShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { trackOrAll } from '../chosen-track.ts';
import type { ledger } from '../contract/ledger.ts';
import type { Handlers } from '../handlers.ts';

export interface LedgerDeps {
  readonly showLedger: ShowLedger;
  readonly showScoreboard: ShowScoreboard;
}

const ENTRIES = 50;

const METHOD =
  'To verify: hash the canonical text of an entry with SHA-256 (UTF-8). It must equal the hash of the entry, and the next entry must name it as previous.';

const REPLAYED = 'Replays: made later, from what was known before the race. They are not proof.';
const REAL = 'Entertainment only: past results promise nothing.';
const DEMO = 'Simulated races of the demo season: these are not real results.';

function remarksOn({ history, replayed }: ShownScoreboard): string[] {
  const isEmpty = replayed.races + replayed.open === 0;
  return [history === 'demo' ? DEMO : REAL, ...(isEmpty ? [] : [REPLAYED])];
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

export const ledgerRoutes = ({ showLedger, showScoreboard }: LedgerDeps): Handlers<typeof ledger> => ({
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
  scoreboard: async ({ query }) => {
    const { from, to, class: raceClass } = query;
    const track = trackOrAll(query)?.slug;
    const ask = { from: from as RaceDay | undefined, to: to as RaceDay | undefined, track, raceClass };
    return presentScoreboard(await showScoreboard(ask));
  },
});
