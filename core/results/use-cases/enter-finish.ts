import { changedCard } from '../../card/changed-card.ts';
import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import { DESK_SOURCE, type DeskPerson } from '../../card/desk.ts';
import type { CardStore, ChangeStore } from '../../card/ports.ts';
import { parseRaceId, type Race } from '../../card/race.ts';
import { type Track, zoneOf } from '../../card/track.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { Clock, Digest, NewId, WithLock } from '../../kernel/functions.ts';
import { type Instant, shift } from '../../kernel/instant.ts';
import { clockText, minuteOfDayAt, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { enteredResult } from '../desk/entered-result.ts';
import { type FinishEntry, isSameResult, racesByHand } from '../desk/finish-entry.ts';
import type { FinishRequest } from '../desk/finish-request.ts';
import type { FinishJournal } from '../desk/ports.ts';
import { orderText } from '../order-text.ts';
import type { StoredSheet } from '../ports.ts';
import type { RaceResult } from '../race-result.ts';
import type { ResultSheet } from '../result-sheet.ts';

export interface EnterFinishDeps {
  /** As imported. */
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly changes: Pick<ChangeStore, 'changesOn'>;
  readonly journal: FinishJournal;
  /** Keeps a sheet unless the same was stored. */
  readonly importSheet: (sheet: StoredSheet) => Promise<unknown>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly digest: Digest;
  readonly withLock: WithLock;
  readonly announce: Announce;
}

export interface FinishEntryRequest {
  /** Slug or number. */
  readonly track: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly raceNumber: number;
  readonly finish: FinishRequest;
  readonly reason: string | null;
  readonly by: DeskPerson;
}

export interface FinishUndoRequest {
  readonly id: string;
  readonly reason: string | null;
  readonly by: DeskPerson;
}

export interface FinishMade {
  readonly outcome: 'entered' | 'unchanged' | 'withdrawn';
  readonly entry: FinishEntry | null;
  readonly sentence: string;
}

/** The sheet of what was entered by hand, without its races. */
const headOf = (track: Track, day: RaceDay, at: Instant): Omit<ResultSheet, 'races'> => ({
  track: track.code,
  day,
  kind: 'desk',
  provenance: { tier: 'live', source: DESK_SOURCE, at },
  refused: [],
  attendance: null,
  handle: null,
});

function refuseTooEarly(race: Race, now: Instant): void {
  const refuse = (code: string, sentence: string): never => {
    throw new Refusal('conflict', `results.${code}`, sentence);
  };
  const { number, postTime, trackSlug } = race;
  if (parseRaceId(race.id)?.isDemo === true)
    refuse(
      'demo-race',
      'Results of the demo day come from its own simulation and cannot be entered by hand.',
    );
  if (race.isCancelled === true) refuse('race-canceled', `Race ${number} is canceled and has no result.`);
  if (postTime !== null && now < postTime)
    refuse(
      'not-run',
      `Race ${number} has not been run: its post time is ${clockText(minuteOfDayAt(postTime, zoneOf(trackSlug)))}.`,
    );
}

/**
 * Results entered by hand, and taken back: a sheet of the stewards' desk, which gives way race by race to what a source or
 * a chart reports. The same result twice changes nothing. Refuses an unknown track, day, card or race, a demo race
 * (`results.demo-race`), one that is canceled (`results.race-canceled`) or not run yet (`results.not-run`), what
 * `enteredResult` refuses, and an unknown id (`results.no-entry`).
 */
export function makeEnterFinish(deps: EnterFinishDeps) {
  const { cards, changes, journal, clock, newId, digest, withLock, announce } = deps;

  async function raceOf(track: Track, day: RaceDay, number: number, now: Instant) {
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const all = await changes.changesOn(track.slug, day, shift(now, 1));
    const current = changedCard(card, all);
    return {
      printed: raceNumbered(card.races, number, day),
      race: raceNumbered(current.races, number, day),
    };
  }

  async function keep(track: Track, day: RaceDay, raceNumber: number, entry: FinishEntry): Promise<void> {
    await journal.keep(entry);
    const races = racesByHand(await journal.entriesOn(track.slug, day));
    const sheet = { ...headOf(track, day, entry.at), races };
    await deps.importSheet({ sheet, contentHash: digest(JSON.stringify(races)) });
    await announce({ topic: 'results', track: track.slug, day, raceNumber, at: entry.at });
  }

  const inTurn = <T>(track: Track, day: RaceDay, work: () => Promise<T>): Promise<T> =>
    withLock(`live:${track.code}:${day}`, work);

  async function enter(track: Track, day: RaceDay, request: FinishEntryRequest): Promise<FinishMade> {
    const now = clock();
    const { race, printed } = await raceOf(track, day, request.raceNumber, now);
    refuseTooEarly(race, now);
    const result: RaceResult = enteredResult(race, printed, request.finish);
    const earlier = racesByHand(await journal.entriesOn(track.slug, day));
    const before = earlier.find(({ raceNumber }) => raceNumber === race.number);
    const order = orderText(result);
    if (before !== undefined && isSameResult(before, result, headOf(track, day, now)))
      return {
        outcome: 'unchanged',
        entry: null,
        sentence: `Race ${race.number}: already entered as ${order}.`,
      };
    const entry: FinishEntry = {
      desk: { id: newId(), by: request.by },
      raceId: race.id,
      at: now,
      reason: request.reason?.trim() || null,
      fact: { what: 'result', race: result },
    };
    await keep(track, day, race.number, entry);
    const was = before === undefined ? '' : `, before ${orderText(before)}`;
    return { outcome: 'entered', entry, sentence: `Race ${race.number}: result ${order}${was}.` };
  }

  async function undo(entry: FinishEntry, { id, reason, by }: FinishUndoRequest): Promise<FinishMade> {
    const parts = parseRaceId(entry.raceId);
    const { track, day } = trackAndDay(parts?.trackSlug ?? '', parts?.day ?? '');
    const number = parts?.number ?? 0;
    const earlier = await journal.entriesOn(track.slug, day);
    const isWithdrawn = earlier.some(({ fact }) => fact.what === 'withdrawn' && fact.to === id);
    if (isWithdrawn)
      return { outcome: 'unchanged', entry, sentence: `The result of race ${number} was already withdrawn.` };
    await keep(track, day, number, {
      desk: { id: newId(), by },
      raceId: entry.raceId,
      at: clock(),
      reason: reason?.trim() || null,
      fact: { what: 'withdrawn', to: id },
    });
    return { outcome: 'withdrawn', entry, sentence: `The result of race ${number} is withdrawn.` };
  }

  return {
    async enter(request: FinishEntryRequest): Promise<FinishMade> {
      const { track, day } = trackAndDay(request.track, request.day);
      return inTurn(track, day, () => enter(track, day, request));
    },
    async undo(request: FinishUndoRequest): Promise<FinishMade> {
      const entry = await journal.entryWith(request.id);
      if (entry === null || entry.fact.what === 'withdrawn')
        throw new Refusal('not-found', 'results.no-entry', 'There is no such entry.');
      const parts = parseRaceId(entry.raceId);
      const { track, day } = trackAndDay(parts?.trackSlug ?? '', parts?.day ?? '');
      return inTurn(track, day, () => undo(entry, request));
    },
  };
}

export type EnterFinish = ReturnType<typeof makeEnterFinish>;
