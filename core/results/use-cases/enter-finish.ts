import { changedCard } from '../../card/changed-card.ts';
import { cardOrRefusal, raceNumbered, trackAndDay } from '../../card/days-card.ts';
import { type DeskPerson, reasonOrRefusal } from '../../card/desk.ts';
import type { CardStore, ChangeStore } from '../../card/ports.ts';
import type { Track } from '../../card/track.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { AllOrNothing, Clock, Digest, NewId, WithLock } from '../../kernel/functions.ts';
import { type Instant, shift } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { deskSheet } from '../desk/desk-sheet.ts';
import { enteredResult } from '../desk/entered-result.ts';
import { type FinishEntry, isSameResult, racesByHand } from '../desk/finish-entry.ts';
import { type FinishRequest, refuseTooEarly } from '../desk/finish-request.ts';
import type { FinishJournal } from '../desk/ports.ts';
import { orderText } from '../order-text.ts';
import type { ResultStore } from '../ports.ts';

export interface EnterFinishDeps {
  /** As imported. */
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly changes: Pick<ChangeStore, 'changesOn'>;
  readonly journal: FinishJournal;
  readonly results: Pick<ResultStore, 'keep'>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly digest: Digest;
  readonly withLock: WithLock;
  readonly allOrNothing: AllOrNothing;
  readonly announce: Announce;
}

export interface FinishEntryRequest {
  /** Slug or number. */
  readonly track: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly raceNumber: number;
  readonly finish: FinishRequest;
  readonly reason: string;
  readonly by: DeskPerson;
}

export interface FinishMade {
  readonly outcome: 'entered' | 'unchanged';
  /** Null where nothing was written. */
  readonly entry: FinishEntry | null;
  readonly sentence: string;
}

/**
 * Enters a result by hand: a sheet of the stewards' desk, which a source or chart overrides race by race. Repeating the
 * same result changes nothing. Refuses an unknown track, day, card or race, and what `refuseTooEarly`
 * and `enteredResult` refuse.
 */
export function makeEnterFinish(deps: EnterFinishDeps) {
  const { cards, changes, journal, results, clock, newId, digest, withLock, allOrNothing, announce } = deps;

  async function raceOf(track: Track, day: RaceDay, number: number, now: Instant) {
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const current = changedCard(card, await changes.changesOn(track.slug, day, shift(now, 1)));
    return {
      printed: raceNumbered(card.races, number, day),
      race: raceNumbered(current.races, number, day),
    };
  }

  async function enter(track: Track, day: RaceDay, request: FinishEntryRequest): Promise<FinishMade> {
    const now = clock();
    const { race, printed } = await raceOf(track, day, request.raceNumber, now);
    const { number: raceNumber, id: raceId } = race;
    refuseTooEarly(race, now);
    const result = enteredResult(race, printed, request.finish);
    const earlier = await journal.entriesOn(track.slug, day);
    const before = racesByHand(earlier).find((byHand) => byHand.raceNumber === raceNumber);
    const order = orderText(result);
    if (before !== undefined && isSameResult(before, result))
      return {
        outcome: 'unchanged',
        entry: null,
        sentence: `Race ${raceNumber}: already entered as ${order}.`,
      };
    const entry: FinishEntry = {
      desk: { id: newId(), by: request.by },
      raceId,
      at: now,
      reason: reasonOrRefusal(request.reason),
      fact: { what: 'result', race: result },
    };
    const sheet = deskSheet(track, day, [...earlier, entry], now);
    await allOrNothing(async () => {
      await journal.keep(entry);
      await results.keep(sheet, digest(JSON.stringify(sheet.races)));
    });
    await announce({ topic: 'results', track: track.slug, day, raceNumber, at: now });
    const was = before === undefined ? '' : `, was ${orderText(before)}`;
    return { outcome: 'entered', entry, sentence: `Race ${raceNumber}: result ${order}${was}.` };
  }

  return async function enterFinish(request: FinishEntryRequest): Promise<FinishMade> {
    const { track, day } = trackAndDay(request.track, request.day);
    return withLock(`live:${track.code}:${day}`, () => enter(track, day, request));
  };
}

export type EnterFinish = ReturnType<typeof makeEnterFinish>;
