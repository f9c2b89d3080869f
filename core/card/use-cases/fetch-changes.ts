import type { Announce } from '../../kernel/announcement.ts';
import { answersOf } from '../../kernel/answers.ts';
import { dayText } from '../../kernel/day-text.ts';
import type { FetchRequest, FetchSource } from '../../kernel/fetched.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
import { sumBy } from '../../kernel/numbers.ts';
import type { CardChange } from '../card-change.ts';
import { changedCard } from '../changed-card.ts';
import { changesFromLines } from '../changes-from-lines.ts';
import { cardOrRefusal, trackOrRefusal } from '../days-card.ts';
import type { LateChanges } from '../late-changes.ts';
import type { CardStore, ChangeStore, LateSource } from '../ports.ts';
import { type Card, parseRaceId } from '../race.ts';
import { newChanges } from '../reported-changes.ts';
import { LATEST } from '../reported-up-to.ts';
import type { Track } from '../track.ts';

export interface FetchChangesDeps {
  readonly sources: readonly LateSource[];
  /** Whether the sources report on demo races; they are not used for the others. */
  readonly isDemo: boolean;
  /** As imported. */
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly changes: ChangeStore;
  /** Records what a source reports of the courses. */
  readonly courses: (trackSlug: string, lateChanges: LateChanges) => Promise<void>;
  readonly clock: Clock;
  readonly withLock: WithLock;
  readonly announce: Announce;
}

interface ReadChanges {
  readonly lines: number;
  readonly changes: readonly CardChange[];
  readonly faults: readonly string[];
}

/** The race of all changes; null for several. */
function onlyRace(changes: readonly CardChange[]): number | null {
  const races = new Set(changes.map(({ raceId }) => parseRaceId(raceId)?.number ?? null));
  return races.size === 1 ? ([...races][0] ?? null) : null;
}

const otherDay = ({ track, day, provenance }: LateChanges): ReadChanges => ({
  lines: 0,
  changes: [],
  faults: [
    `${provenance.source} rejected: it answered for ${track}, ${dayText(day)}. Stored data unchanged.`,
  ],
});

/**
 * Stores scratches and changes, each with its source and when it was received; a line that was reported before changes
 * nothing. Lines that fit no horse of the card are faults. Refuses a day without a card (`card.no-card`).
 */
export function makeFetchChanges(deps: FetchChangesDeps): FetchSource {
  const { sources, isDemo, cards, changes, courses, clock, withLock, announce } = deps;

  async function record(lateChanges: LateChanges, track: Track, card: Card): Promise<ReadChanges> {
    if (lateChanges.track !== track.code || lateChanges.day !== card.day) return otherDay(lateChanges);
    const earlier = await changes.changesOn(track.slug, card.day, LATEST);
    const entered = earlier.filter(({ fact }) => fact.what === 'entered');
    const read = changesFromLines(changedCard(card, entered), lateChanges.changes);
    const isCardLive = card.provenance.tier === 'live';
    const source = { provenance: lateChanges.provenance, knownAt: clock(), earlier, isCardLive };
    const fresh = newChanges(read.facts, source);
    await changes.keep(fresh);
    await courses(track.slug, lateChanges);
    const faults = read.faults.map((fault) => `${lateChanges.provenance.source}: ${fault}`);
    return { lines: read.facts.length, changes: fresh, faults };
  }

  async function recordAll(
    all: readonly LateChanges[],
    track: Track,
    { day }: FetchRequest,
  ): Promise<ReadChanges> {
    const storedCard = await cards.cardFor(track.slug, day);
    const isOwn = (storedCard?.card.provenance.tier === 'demo') === isDemo;
    const { card } = cardOrRefusal(isOwn ? storedCard : null, track, day);
    const reads: ReadChanges[] = [];
    for (const lateChanges of all) reads.push(await record(lateChanges, track, card));
    const fresh = reads.flatMap(({ changes: recorded }) => recorded);
    const around = { track: track.slug, day, raceNumber: onlyRace(fresh), at: clock() };
    if (fresh.length > 0) await announce({ topic: 'scratches', ...around });
    return {
      lines: sumBy(reads, ({ lines }) => lines),
      changes: fresh,
      faults: reads.flatMap(({ faults }) => faults),
    };
  }

  return async function fetchChanges(request, report) {
    const track = trackOrRefusal(request.track);
    const answers = await answersOf(sources, (source) => source.changesOn(track, request.day), report);
    const all = answers.given.flatMap(({ answer }) => answer ?? []);
    if (all.length === 0) report('No changes of the day are published yet.');
    const lock = `card:${track.slug}:${request.day}`;
    const { lines, faults } = await withLock(lock, () => recordAll(all, track, request));
    const expected = sumBy(all, ({ changes: lateChanges }) => lateChanges.length);
    return { expected, received: lines, faults: [...answers.faults, ...faults] };
  };
}
