import { trackNameOf } from '#core/card/track.ts';
import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type { BookEntry } from '#core/notebook/book-entry.ts';
import { type Care, HELP_LINE } from '#core/notebook/care.ts';
import type { SettledEntry } from '#core/notebook/settled-entry.ts';
import type { ExportBook } from '#core/notebook/use-cases/export-book.ts';
import type { ImportBook } from '#core/notebook/use-cases/import-book.ts';
import type { RemoveFromBook } from '#core/notebook/use-cases/remove-from-book.ts';
import type { PauseBook, SetLimits } from '#core/notebook/use-cases/set-care.ts';
import type { ShowBook } from '#core/notebook/use-cases/show-book.ts';
import type { ShowCare } from '#core/notebook/use-cases/show-care.ts';
import type { WriteInBook } from '#core/notebook/use-cases/write-in-book.ts';
import type { book } from '../contract/book.ts';
import type { Handlers } from '../handlers.ts';
import { presentProvenance } from './present-provenance.ts';

/** What the calls about a member's book need. */
export interface BookDeps {
  readonly showBook: ShowBook;
  readonly showCare: ShowCare;
  readonly writeInBook: WriteInBook;
  readonly removeFromBook: RemoveFromBook;
  readonly importBook: ImportBook;
  readonly exportBook: ExportBook;
  readonly setLimits: SetLimits;
  readonly pauseBook: PauseBook;
}

const presentTicket = ({ trackSlug, writtenAt, ...entry }: BookEntry) => ({
  ...entry,
  track: trackSlug,
  trackName: trackNameOf(trackSlug),
  writtenAt: toIso(writtenAt),
});

const presentSettled = ({ entry, raceType: _, surface: __, offAt: ___, ...outcome }: SettledEntry) => ({
  ...presentTicket(entry),
  ...outcome,
});

const presentCare = ({ limitsSetAt, pausedUntil, ...limits }: Care) => ({
  ...limits,
  limitsSetAt: toIsoOrNull(limitsSetAt),
  pausedUntil: toIsoOrNull(pausedUntil),
});

export const bookRoutes = (deps: BookDeps): Handlers<typeof book> => ({
  show: async ({ member, query }) => {
    const { entries, record, splits, care, settledBy } = await deps.showBook(member.id, [query.split]);
    return {
      tickets: entries.map(presentSettled),
      record,
      splits,
      care: presentCare(care),
      help: HELP_LINE,
      settledBy: settledBy === null ? null : presentProvenance(settledBy),
    };
  },
  care: async ({ member }) => ({ ...presentCare(await deps.showCare(member.id)), help: HELP_LINE }),
  write: async ({ member, params, body }) =>
    presentTicket(await deps.writeInBook(member.id, { ...body, id: params.id })),
  remove: async ({ member, params }) => {
    await deps.removeFromBook(member.id, params.id);
    return { removed: params.id };
  },
  exportCsv: async ({ member }) => ({ csv: await deps.exportBook(member.id) }),
  importCsv: async ({ member, body }) => await deps.importBook(member.id, body.csv),
  limit: async ({ member, body }) => presentCare(await deps.setLimits(member.id, body)),
  pause: async ({ member, body }) => presentCare(await deps.pauseBook(member.id, body.days)),
});
