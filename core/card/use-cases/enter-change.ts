import type { Announce } from '../../kernel/announcement.ts';
import { dayText } from '../../kernel/day-text.ts';
import type { Clock, NewId, WithLock } from '../../kernel/functions.ts';
import { type Instant, shift } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type CardChange, type ChangedFact, subjectOf } from '../card-change.ts';
import { changedCard } from '../changed-card.ts';
import { withoutWithdrawn } from '../changes-in-force.ts';
import { cardOrRefusal, raceNumbered, trackAndDay } from '../days-card.ts';
import { DESK_SOURCE, type DeskPerson } from '../desk.ts';
import { factRequested, type RequestedFact, runnerRequested } from '../desk-request.ts';
import { factOn, factText, sameFact } from '../fact-words.ts';
import type { CardStore, ChangeStore, ConditionBoard } from '../ports.ts';
import type { Race } from '../race.ts';
import type { Runner } from '../runner.ts';
import type { Track } from '../track.ts';

export interface EnterChangeDeps {
  /** As imported. */
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly changes: Pick<ChangeStore, 'changesOn' | 'keep'>;
  readonly conditions: ConditionBoard;
  /** Whether a race has a result. */
  readonly hasResult: (race: Race) => Promise<boolean>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly withLock: WithLock;
  readonly announce: Announce;
}

export interface EntryRequest {
  /** Slug or number. */
  readonly track: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly raceNumber: number;
  /** Null for a fact of the race. */
  readonly programNumber: string | null;
  readonly fact: RequestedFact;
  readonly reason: string | null;
  readonly by: DeskPerson;
}

export interface EntryMade {
  /** `unchanged`: it was so already, and nothing was written. */
  readonly outcome: 'entered' | 'unchanged';
  readonly track: Track;
  readonly race: Race;
  /** Null where nothing was written. */
  readonly entry: CardChange | null;
  /** In words: `Race 5: now Dirt, before Turf.` */
  readonly sentence: string;
}

const refuse = (code: string, sentence: string): never => {
  throw new Refusal('conflict', `card.${code}`, sentence);
};

function refuseOtherDay(
  { what }: ChangedFact,
  { day }: Race,
  { timeZone, displayName }: Track,
  now: Instant,
): void {
  const today = raceDayAt(now, timeZone);
  if (what !== 'going' || day === today) return;
  refuse(
    'not-today',
    `A track condition is posted on its day: at ${displayName} today is ${dayText(today)}.`,
  );
}

/** What an entry is about: `Race 5`, `Race 5, 3 Paper Lantern`. */
export const subjectText = (raceNumber: number, horse: Pick<Runner, 'programNumber' | 'horseName'> | null) =>
  `Race ${raceNumber}${horse === null ? '' : `, #${horse.programNumber} ${horse.horseName}`}`;

/**
 * Enters by hand what was announced at the track; picks, chances and open pages follow as after a source's change. The
 * same entry twice changes nothing. Refuses an unknown track, day, card, race or horse, a fact that cannot be
 * (`factRequested`), a race that has a result (`card.race-over`) or is canceled (`card.race-canceled`).
 */
export function makeEnterChange(deps: EnterChangeDeps) {
  const { cards, changes, conditions, clock, newId, withLock, announce } = deps;

  async function currentRace(track: Track, { day, raceNumber }: EntryRequest, now: Instant) {
    const { track: _, day: raceDay } = trackAndDay(track.slug, day);
    const { card } = cardOrRefusal(await cards.cardFor(track.slug, raceDay), track, raceDay);
    const earlier = await changes.changesOn(track.slug, raceDay, shift(now, 1));
    const own = new Set(card.races.map(({ id }) => id));
    const ownChanges = earlier.filter(({ raceId }) => own.has(raceId));
    const race = raceNumbered(changedCard(card, ownChanges).races, raceNumber, raceDay);
    return { race, earlier: ownChanges, tier: card.provenance.tier === 'demo' ? 'demo' : 'live' } as const;
  }

  async function refuseTooLate(race: Race, { what }: RequestedFact): Promise<void> {
    if (what === 'going' || what === 'remark') return;
    if (await deps.hasResult(race))
      refuse(
        'race-over',
        `Race ${race.number} has a result: its card can no longer change. Correct the result instead.`,
      );
    if (race.isCancelled === true && what !== 'cancelled')
      refuse('race-canceled', `Race ${race.number} is canceled. Withdraw that first.`);
  }

  async function nowOf(
    race: Race,
    runner: Runner | null,
    fact: ChangedFact,
    earlier: readonly CardChange[],
  ): Promise<ChangedFact | null> {
    if (fact.what === 'remark') {
      const subject = subjectOf({ raceId: race.id, programNumber: runner?.programNumber ?? null, fact });
      return withoutWithdrawn(earlier).some((change) => subjectOf(change) === subject) ? fact : null;
    }
    if (fact.what !== 'going') return factOn(race, runner, fact.what);
    const condition = await conditions.conditionAt(race.trackSlug, fact.to.surface);
    return condition === null ? null : { what: 'going', to: { surface: fact.to.surface, condition } };
  }

  async function enter(track: Track, request: EntryRequest): Promise<EntryMade> {
    const now = clock();
    const { race, earlier, tier } = await currentRace(track, request, now);
    const runner = runnerRequested(request.fact.what, request.programNumber, race);
    const fact = factRequested(request.fact, race);
    refuseOtherDay(fact, race, track, now);
    await refuseTooLate(race, request.fact);
    const before = await nowOf(race, runner, fact, earlier);
    const subject = subjectText(race.number, runner);
    const text = factText(fact, race);
    if (before !== null && sameFact(before, fact))
      return { outcome: 'unchanged', track, race, entry: null, sentence: `${subject}: already ${text}.` };
    const entry: CardChange = {
      raceId: race.id,
      programNumber: runner?.programNumber ?? null,
      horseName: runner?.horseName ?? null,
      fact,
      before: before === null ? null : factText(before, race),
      after: text,
      reason: request.reason?.trim() || null,
      provenance: { tier, source: DESK_SOURCE, at: now },
      knownAt: now,
      desk: { id: newId(), by: request.by },
    };
    await changes.keep([entry]);
    if (fact.what === 'going') await conditions.post(track.slug, [...earlier, entry]);
    const around = { track: track.slug, day: race.day, raceNumber: race.number, at: now };
    await announce({ topic: 'scratches', ...around });
    const was = entry.before === null ? '' : `, before ${entry.before}`;
    return { outcome: 'entered', track, race, entry, sentence: `${subject}: now ${text}${was}.` };
  }

  return async function enterChange(request: EntryRequest): Promise<EntryMade> {
    const { track, day } = trackAndDay(request.track, request.day);
    return withLock(`card:${track.slug}:${day}`, () => enter(track, request));
  };
}

export type EnterChange = ReturnType<typeof makeEnterChange>;
