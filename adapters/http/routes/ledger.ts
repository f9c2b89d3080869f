import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ShowLedger } from '#core/picks/use-cases/show-ledger.ts';
import type { ShownScoreboard, ShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import type { ledger } from '../contract/ledger.ts';
import type { Handlers } from '../handlers.ts';

export interface LedgerDeps {
  readonly showLedger: ShowLedger;
  readonly showScoreboard: ShowScoreboard;
}

const ENTRIES = 50;

const METHOD =
  'Hash the canonical text of an entry with SHA-256 in UTF-8: it must give the hash of the entry, and the entry after it must name that hash as previous.';

const REPLAYED =
  'Replayed picks were made after their races, as though it were a moment before the off: they know nothing of the result, and prove nothing.';
const REAL = 'Entertainment only: past figures promise nothing.';
const DEMO = 'Invented races of the demo season: nothing here tells of real racing.';

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
  scoreboard: async ({ query: { from, to, track, class: raceClass } }) => {
    const ask = { from: from as RaceDay | undefined, to: to as RaceDay | undefined, track, raceClass };
    return presentScoreboard(await showScoreboard(ask));
  },
});
