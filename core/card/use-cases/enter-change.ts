import type { Announce } from '../../kernel/announcement.ts';
import { dayText } from '../../kernel/day-text.ts';
import type { Clock, NewId, WithLock } from '../../kernel/functions.ts';
import { type Instant, shift } from '../../kernel/instant.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { listText } from '../../kernel/text.ts';
import { type CardChange, type ChangedFact, subjectOf } from '../card-change.ts';
import { changedCard } from '../changed-card.ts';
import { withoutWithdrawn } from '../changes-in-force.ts';
import { cardOrRefusal, raceNumbered, trackAndDay } from '../days-card.ts';
import { DESK_SOURCE, type DeskPerson, reasonOrRefusal } from '../desk.ts';
import { factsRequested, type RequestedFact, runnerRequested, subjectText } from '../desk-request.ts';
import { equipmentOn, factOn, factText, sameFact } from '../fact-words.ts';
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
  readonly reason: string;
  readonly by: DeskPerson;
}

export interface EntryMade {
  /** `unchanged`: already so, nothing written. */
  readonly outcome: 'entered' | 'unchanged';
  readonly track: Track;
  readonly race: Race;
  /** Two for a surface with its distance; none where nothing was written. */
  readonly entries: readonly CardChange[];
  /** In words: `Race 5: now Dirt, was Turf.` */
  readonly sentence: string;
}

const refuse = (code: string, sentence: string): never => {
  throw new Refusal('conflict', `card.${code}`, sentence);
};

function refuseOtherDay(
  { what }: RequestedFact,
  { day }: Race,
  { timeZone, displayName }: Track,
  now: Instant,
): void {
  const today = raceDayAt(now, timeZone);
  if (what !== 'going' || day === today) return;
  refuse(
    'not-today',
    `A track condition can be entered for today only: it is ${dayText(today)} at ${displayName}.`,
  );
}

async function currentRace(
  { cards, changes }: EnterChangeDeps,
  track: Track,
  { day, raceNumber }: EntryRequest,
  now: Instant,
) {
  const { day: raceDay } = trackAndDay(track.slug, day);
  const { card } = cardOrRefusal(await cards.cardFor(track.slug, raceDay), track, raceDay);
  const earlier = await changes.changesOn(track.slug, raceDay, shift(now, 1));
  const raceIds = new Set(card.races.map(({ id }) => id));
  const ownChanges = earlier.filter(({ raceId }) => raceIds.has(raceId));
  const race = raceNumbered(changedCard(card, ownChanges).races, raceNumber, raceDay);
  return { race, earlier: ownChanges, tier: card.provenance.tier === 'demo' ? 'demo' : 'live' } as const;
}

async function refuseTooLate(
  { hasResult }: EnterChangeDeps,
  race: Race,
  { what }: RequestedFact,
): Promise<void> {
  if (what === 'going' || what === 'remark') return;
  if (await hasResult(race))
    refuse(
      'race-over',
      `Race ${race.number} has a result: its card can no longer change. Correct the result instead.`,
    );
  if (race.isCancelled === true && what !== 'cancelled')
    refuse('race-canceled', `Race ${race.number} is canceled. Undo the cancellation first.`);
}

/** The fact as currently known; null when nobody has reported it. */
async function nowOf(
  { conditions }: EnterChangeDeps,
  race: Race,
  runner: Runner | null,
  fact: ChangedFact,
  earlier: readonly CardChange[],
): Promise<ChangedFact | null> {
  if (fact.what === 'remark') {
    const subject = subjectOf({ raceId: race.id, programNumber: runner?.programNumber ?? null, fact });
    return withoutWithdrawn(earlier).some((change) => subjectOf(change) === subject) ? fact : null;
  }
  if (fact.what === 'equipment') return runner === null ? null : equipmentOn(runner, fact.to.gear);
  if (fact.what !== 'going') return factOn(race, runner, fact.what);
  const condition = await conditions.conditionAt(race.trackSlug, fact.to.surface);
  return condition === null ? null : { what: 'going', to: { surface: fact.to.surface, condition } };
}

/**
 * Enters a track announcement; picks, chances and open pages follow as after a source's change. Repeating the
 * same entry changes nothing. Refuses an unknown track, day, card, race or horse, an impossible fact
 * (`factsRequested`), an entry without a reason (`card.no-reason`), a race that has a result (`card.race-over`) or is canceled (`card.race-canceled`).
 */
export function makeEnterChange(deps: EnterChangeDeps) {
  const { changes, conditions, clock, newId, withLock, announce } = deps;

  async function enter(track: Track, request: EntryRequest): Promise<EntryMade> {
    const now = clock();
    const { race, earlier, tier } = await currentRace(deps, track, request, now);
    const runner = runnerRequested(request.fact.what, request.programNumber, race);
    const facts = factsRequested(request.fact, race);
    refuseOtherDay(request.fact, race, track, now);
    await refuseTooLate(deps, race, request.fact);
    const subject = subjectText(race.number, runner);
    const textOf = (fact: ChangedFact): string => factText(fact, race);
    const entries: CardChange[] = [];
    for (const fact of facts) {
      const before = await nowOf(deps, race, runner, fact, earlier);
      if (before !== null && sameFact(before, fact)) continue;
      entries.push({
        raceId: race.id,
        programNumber: runner?.programNumber ?? null,
        horseName: runner?.horseName ?? null,
        fact,
        before: before === null ? null : textOf(before),
        after: textOf(fact),
        reason: reasonOrRefusal(request.reason),
        provenance: { tier, source: DESK_SOURCE, at: now },
        knownAt: now,
        desk: { id: newId(), by: request.by },
      });
    }
    const made = { track, race, entries };
    if (entries.length === 0)
      return {
        outcome: 'unchanged',
        ...made,
        sentence: `${subject}: already ${listText(facts.map(textOf))}.`,
      };
    await changes.keep(entries);
    if (request.fact.what === 'going') await conditions.post(track.slug, [...earlier, ...entries]);
    const around = { track: track.slug, day: race.day, raceNumber: race.number, at: now };
    await announce({ topic: 'scratches', ...around });
    const was = listText(entries.flatMap(({ before }) => before ?? []));
    const is = listText(entries.flatMap(({ after }) => after ?? []));
    const sentence = `${subject}: now ${is}${was === '' ? '' : `, was ${was}`}.`;
    return { outcome: 'entered', ...made, sentence };
  }

  return async function enterChange(request: EntryRequest): Promise<EntryMade> {
    const { track, day } = trackAndDay(request.track, request.day);
    return withLock(`card:${track.slug}:${day}`, () => enter(track, request));
  };
}

export type EnterChange = ReturnType<typeof makeEnterChange>;
