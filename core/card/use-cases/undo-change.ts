import type { Announce } from '../../kernel/announcement.ts';
import type { Clock, NewId, WithLock } from '../../kernel/functions.ts';
import { instant } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { CardChange } from '../card-change.ts';
import { trackAndDay } from '../days-card.ts';
import { DESK_SOURCE, type DeskPerson, reasonOrRefusal } from '../desk.ts';
import { subjectText } from '../desk-request.ts';
import type { ChangeStore, ConditionBoard } from '../ports.ts';
import { parseRaceId, type RaceId } from '../race.ts';
import { LATEST } from '../reported-up-to.ts';

export interface UndoChangeDeps {
  readonly changes: Pick<ChangeStore, 'changesOn' | 'keep' | 'entryWith'>;
  readonly conditions: ConditionBoard;
  /** Whether a race has a result. */
  readonly hasResult: (race: { readonly id: RaceId }) => Promise<boolean>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly withLock: WithLock;
  readonly announce: Announce;
}

export interface UndoRequest {
  /** Of the entry. */
  readonly id: string;
  readonly reason: string;
  readonly by: DeskPerson;
}

export interface EntryUndone {
  /** `unchanged`: already withdrawn. */
  readonly outcome: 'withdrawn' | 'unchanged';
  readonly entry: CardChange;
  readonly sentence: string;
}

const PARTS: Partial<Record<CardChange['fact']['what'], string>> = {
  surface: 'surface',
  distance: 'distance',
};

/** In words, the other entry of one request for a surface with its distance, unless it was withdrawn too; else empty. */
function stillStanding(entry: CardChange, changes: readonly CardChange[]): string {
  const withdrawn = new Set(changes.flatMap(({ fact }) => (fact.what === 'withdrawn' ? [fact.to] : [])));
  const other = changes.find(
    ({ raceId, knownAt, fact, desk }) =>
      desk != null &&
      PARTS[fact.what] !== undefined &&
      PARTS[entry.fact.what] !== undefined &&
      fact.what !== entry.fact.what &&
      raceId === entry.raceId &&
      knownAt === entry.knownAt &&
      desk.by.id === entry.desk?.by.id &&
      !withdrawn.has(desk.id),
  );
  if (other === undefined) return '';
  return ` The ${PARTS[other.fact.what]} entered with it still stands: ${other.after}.`;
}

/**
 * Withdraws one stewards' desk entry; whatever applied without it applies again. The entry stays in the
 * record. The other half of a surface with its distance stays in force, and the sentence says so. Refuses ('not-found',
 * `card.no-entry`) an unknown id, ('invalid', `card.no-reason`) an empty reason, and ('conflict', `card.race-over`) an
 * entry of a race that has a result, except a track condition or a remark.
 */
export function makeUndoChange(deps: UndoChangeDeps) {
  const { changes, conditions, clock, newId, withLock, announce } = deps;

  async function refuseTooLate({ raceId, fact }: CardChange): Promise<void> {
    if (fact.what === 'going' || fact.what === 'remark' || !(await deps.hasResult({ id: raceId }))) return;
    const sentence = `Race ${parseRaceId(raceId)?.number} has a result: its card can no longer change.`;
    throw new Refusal('conflict', 'card.race-over', sentence);
  }

  async function undo(entry: CardChange, { id, reason, by }: UndoRequest): Promise<EntryUndone> {
    const parts = parseRaceId(entry.raceId);
    const { track, day } = trackAndDay(parts?.trackSlug ?? '', parts?.day ?? '');
    const now = instant(Math.max(clock(), entry.knownAt));
    const earlier = await changes.changesOn(track.slug, day, LATEST);
    const words = `${subjectText(parts?.number ?? null, entry)}: ${entry.after}`;
    const isWithdrawn = earlier.some(({ fact }) => fact.what === 'withdrawn' && fact.to === id);
    if (isWithdrawn) return { outcome: 'unchanged', entry, sentence: `Already withdrawn: ${words}.` };
    await refuseTooLate(entry);
    const withdrawal: CardChange = {
      raceId: entry.raceId,
      programNumber: entry.programNumber,
      horseName: entry.horseName,
      fact: { what: 'withdrawn', to: id },
      before: entry.after,
      after: null,
      reason: reasonOrRefusal(reason),
      provenance: { tier: entry.provenance.tier, source: DESK_SOURCE, at: now },
      knownAt: now,
      desk: { id: newId(), by },
    };
    await changes.keep([withdrawal]);
    if (entry.fact.what === 'going')
      await conditions.post(track.slug, [...earlier.filter(({ knownAt }) => knownAt <= now), withdrawal]);
    const raceNumber = parts?.number ?? null;
    await announce({ topic: 'scratches', track: track.slug, day, raceNumber, at: now });
    const sentence = `Withdrawn: ${words}.${stillStanding(entry, earlier)}`;
    return { outcome: 'withdrawn', entry, sentence };
  }

  return async function undoChange(request: UndoRequest): Promise<EntryUndone> {
    const entry = await changes.entryWith(request.id);
    if (entry === null || entry.fact.what === 'withdrawn')
      throw new Refusal('not-found', 'card.no-entry', 'No entry has that id.');
    const parts = parseRaceId(entry.raceId);
    return withLock(`card:${parts?.trackSlug}:${parts?.day}`, () => undo(entry, request));
  };
}

export type UndoChange = ReturnType<typeof makeUndoChange>;
