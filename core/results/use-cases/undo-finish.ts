import { trackAndDay } from '../../card/days-card.ts';
import { type DeskPerson, reasonOrRefusal } from '../../card/desk.ts';
import { parseRaceId } from '../../card/race.ts';
import type { Track } from '../../card/track.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { AllOrNothing, Clock, Digest, NewId, WithLock } from '../../kernel/functions.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { deskSheet } from '../desk/desk-sheet.ts';
import type { FinishEntry } from '../desk/finish-entry.ts';
import type { FinishJournal } from '../desk/ports.ts';
import type { ResultStore } from '../ports.ts';
import { sheetChange } from '../sheet-change.ts';

export interface UndoFinishDeps {
  readonly journal: FinishJournal;
  readonly results: Pick<ResultStore, 'keep'>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly digest: Digest;
  readonly withLock: WithLock;
  readonly allOrNothing: AllOrNothing;
  readonly announce: Announce;
}

export interface FinishUndoRequest {
  /** The entry's id. */
  readonly id: string;
  readonly reason: string;
  readonly by: DeskPerson;
}

export interface FinishUndone {
  /** `unchanged`: already withdrawn. */
  readonly outcome: 'withdrawn' | 'unchanged';
  readonly entry: FinishEntry;
  readonly sentence: string;
}

/**
 * Withdraws one manually entered result; whatever applied without it applies again. The entry stays in the record.
 * Refuses ('not-found', `results.no-entry`) an unknown id, and ('invalid', `card.no-reason`) an empty reason.
 */
export function makeUndoFinish(deps: UndoFinishDeps) {
  const { journal, results, clock, newId, digest, withLock, allOrNothing, announce } = deps;

  async function undo(
    entry: FinishEntry,
    { slug, code }: Track,
    day: RaceDay,
    raceNumber: number,
    { id, reason, by }: FinishUndoRequest,
  ): Promise<FinishUndone> {
    const earlier = await journal.entriesOn(slug, day);
    const words = `the result of race ${raceNumber}`;
    if (earlier.some(({ fact }) => fact.what === 'withdrawn' && fact.to === id))
      return { outcome: 'unchanged', entry, sentence: `Already withdrawn: ${words}.` };
    const now = clock();
    const withdrawal: FinishEntry = {
      desk: { id: newId(), by },
      raceId: entry.raceId,
      at: now,
      reason: reasonOrRefusal(reason),
      fact: { what: 'withdrawn', to: id },
    };
    const before = deskSheet({ code }, day, earlier, now);
    const sheet = deskSheet({ code }, day, [...earlier, withdrawal], now);
    await allOrNothing(async () => {
      await journal.keep(withdrawal);
      if (sheetChange(before, sheet).facts > 0)
        await results.keep(sheet, digest(JSON.stringify(sheet.races)));
    });
    await announce({ topic: 'results', track: slug, day, raceNumber, at: now });
    return { outcome: 'withdrawn', entry, sentence: `Withdrawn: ${words}.` };
  }

  return async function undoFinish(request: FinishUndoRequest): Promise<FinishUndone> {
    const entry = await journal.entryWith(request.id);
    if (entry === null || entry.fact.what === 'withdrawn')
      throw new Refusal('not-found', 'results.no-entry', 'No entry has that id.');
    const parts = parseRaceId(entry.raceId);
    const { track, day } = trackAndDay(parts?.trackSlug ?? '', parts?.day ?? '');
    return withLock(`live:${track.code}:${day}`, () => undo(entry, track, day, parts?.number ?? 0, request));
  };
}

export type UndoFinish = ReturnType<typeof makeUndoFinish>;
