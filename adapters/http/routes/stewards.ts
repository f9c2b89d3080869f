import type { PublicMember } from '#core/accounts/member.ts';
import type { DeskPerson } from '#core/card/desk.ts';
import type { DeskEntry, OtherReport } from '#core/card/desk-entries.ts';
import { parseRaceId } from '#core/card/race.ts';
import { courseOf, SURFACES } from '#core/card/surface.ts';
import { conditionsOf } from '#core/card/track-condition.ts';
import type { EnterChange } from '#core/card/use-cases/enter-change.ts';
import type { ListEntries } from '#core/card/use-cases/list-entries.ts';
import type { UndoRequest } from '#core/card/use-cases/undo-change.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { EnterFinish } from '#core/results/use-cases/enter-finish.ts';
import type { ListedFinish, ListFinishes } from '#core/results/use-cases/list-finishes.ts';
import type { stewards } from '../contract/stewards.ts';
import type { Handlers } from '../handlers.ts';

/** The outcome of a withdrawal. */
export interface Withdrawn {
  readonly outcome: 'withdrawn' | 'unchanged';
  readonly sentence: string;
}

export interface StewardDeps {
  readonly enterChange: EnterChange;
  readonly enterFinish: EnterFinish;
  /** Withdraws an entry of either kind. */
  readonly withdraw: (request: UndoRequest) => Promise<Withdrawn>;
  readonly listEntries: ListEntries;
  readonly listFinishes: ListFinishes;
}

const personOf = ({ id, firstName, lastName, email }: PublicMember): DeskPerson => ({
  id,
  name: [firstName, lastName].filter(Boolean).join(' ') || email,
});

const presentOther = ({ source, text, at: instant, agrees, isInForce }: OtherReport) => ({
  source,
  text,
  at: toIso(instant),
  agrees,
  isInForce,
});

const presentWithdrawn = (withdrawn: DeskEntry['withdrawn']) =>
  withdrawn === null ? null : { by: withdrawn.by.name, at: toIso(withdrawn.at), reason: withdrawn.reason };

const presentEntry = ({ change, withdrawn, isInForce, others }: DeskEntry) => ({
  id: change.desk.id,
  raceNumber: parseRaceId(change.raceId)?.number ?? null,
  programNumber: change.programNumber,
  horseName: change.horseName,
  what: change.fact.what,
  before: change.before,
  after: change.after,
  by: change.desk.by.name,
  at: toIso(change.knownAt),
  reason: change.reason,
  withdrawn: presentWithdrawn(withdrawn),
  isInForce,
  others: others.map(presentOther),
});

const presentFinish = ({ entry, order, withdrawn, isInForce, others }: ListedFinish) => ({
  id: entry.desk.id,
  raceNumber: parseRaceId(entry.raceId)?.number ?? null,
  programNumber: null,
  horseName: null,
  what: 'result' as const,
  before: null,
  after: order,
  by: entry.desk.by.name,
  at: toIso(entry.at),
  reason: entry.reason,
  withdrawn: presentWithdrawn(withdrawn),
  isInForce,
  others: others.map(presentOther),
});

const surfaces = SURFACES.map((surface) => ({
  surface,
  name: courseOf(surface).name,
  conditions: [...conditionsOf(surface)],
}));

export function stewardRoutes(deps: StewardDeps): Handlers<typeof stewards> {
  return {
    list: async ({ query }) => {
      const [{ track, day, entries }, finishes] = await Promise.all([
        deps.listEntries(query.track, query.date),
        deps.listFinishes(query.track, query.date),
      ]);
      const all = [...entries.map(presentEntry), ...finishes.map(presentFinish)];
      all.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
      return { track: track.slug, date: day, entries: all, surfaces };
    },
    enter: async ({ body, member }) => {
      const { outcome, entries, sentence } = await deps.enterChange({
        track: body.track,
        day: body.date,
        raceNumber: body.raceNumber,
        programNumber: body.programNumber ?? null,
        fact: body.fact,
        reason: body.reason,
        by: personOf(member),
      });
      return { outcome, id: entries[0]?.desk?.id ?? null, message: sentence };
    },
    finish: async ({ body, member }) => {
      const { track, date: day, raceNumber, reason, ...finish } = body;
      const by = personOf(member);
      const { outcome, entry, sentence } = await deps.enterFinish({
        track,
        day,
        raceNumber,
        finish,
        reason,
        by,
      });
      return { outcome, id: entry?.desk.id ?? null, message: sentence };
    },
    withdraw: async ({ params: { id }, body, member }) => {
      const { outcome, sentence } = await deps.withdraw({
        id,
        reason: body.reason,
        by: personOf(member),
      });
      return { outcome, id, message: sentence };
    },
  };
}
