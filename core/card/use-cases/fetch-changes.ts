import type { Announce } from '../../kernel/announcement.ts';
import { answersOf } from '../../kernel/answers.ts';
import type { FetchRequest, FetchSource } from '../../kernel/fetched.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
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
  /** Whether the sources speak of real races or of invented ones: they are not heard on the others. */
  readonly isDemo: boolean;
  /** As the cards were brought. */
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly changes: ChangeStore;
  /** Hears what a source says of the courses. */
  readonly courses: (trackSlug: string, lateChanges: LateChanges) => Promise<void>;
  readonly clock: Clock;
  readonly withLock: WithLock;
  readonly announce: Announce;
}

interface Heard {
  readonly lines: number;
  readonly changes: readonly CardChange[];
  readonly faults: readonly string[];
}

/** The race all changes are of; null for several. */
function onlyRace(changes: readonly CardChange[]): number | null {
  const races = new Set(changes.map(({ raceId }) => parseRaceId(raceId)?.number ?? null));
  return races.size === 1 ? ([...races][0] ?? null) : null;
}

const otherDay = ({ track, day, provenance }: LateChanges): Heard => ({
  lines: 0,
  changes: [],
  faults: [`${provenance.source} is set aside: its changes are of ${track} on ${day}.`],
});

/**
 * Keeps scratches and changes as they are told, each with its source and the moment it came here; a line that was told
 * before changes nothing. Lines that fit no horse of the card are faults. Refuses a day without a card (`card.no-card`).
 */
export function makeFetchChanges(deps: FetchChangesDeps): FetchSource {
  const { sources, isDemo, cards, changes, courses, clock, withLock, announce } = deps;

  async function hear(lateChanges: LateChanges, track: Track, card: Card): Promise<Heard> {
    if (lateChanges.track !== track.code || lateChanges.day !== card.day) return otherDay(lateChanges);
    const earlier = await changes.changesOn(track.slug, card.day, LATEST);
    const entered = earlier.filter(({ fact }) => fact.what === 'entered');
    const read = changesFromLines(changedCard(card, entered), lateChanges.changes);
    const isCardLive = card.provenance.tier === 'live';
    const speaker = { provenance: lateChanges.provenance, knownAt: clock(), earlier, isCardLive };
    const fresh = newChanges(read.told, speaker);
    await changes.keep(fresh);
    await courses(track.slug, lateChanges);
    const faults = read.faults.map((fault) => `${lateChanges.provenance.source}: ${fault}`);
    return { lines: read.told.length, changes: fresh, faults };
  }

  async function hearAll(all: readonly LateChanges[], track: Track, { day }: FetchRequest): Promise<Heard> {
    const storedCard = await cards.cardFor(track.slug, day);
    const isOwn = (storedCard?.card.provenance.tier === 'demo') === isDemo;
    const { card } = cardOrRefusal(isOwn ? storedCard : null, track, day);
    const heard: Heard[] = [];
    for (const lateChanges of all) heard.push(await hear(lateChanges, track, card));
    const fresh = heard.flatMap((one) => one.changes);
    const around = { track: track.slug, day, raceNumber: onlyRace(fresh), at: clock() };
    if (fresh.length > 0) await announce({ topic: 'scratches', ...around });
    return {
      lines: heard.reduce((sum, { lines }) => sum + lines, 0),
      changes: fresh,
      faults: heard.flatMap(({ faults }) => faults),
    };
  }

  return async function fetchChanges(request, told) {
    const track = trackOrRefusal(request.track);
    const answers = await answersOf(sources, (source) => source.changesOn(track, request.day), told);
    const all = answers.given.flatMap(({ answer }) => answer ?? []);
    if (all.length === 0) told('No changes of the day are published yet.');
    const turn = `card:${track.slug}:${request.day}`;
    const { lines, faults } = await withLock(turn, () => hearAll(all, track, request));
    const expected = all.reduce((sum, { changes: lateChanges }) => sum + lateChanges.length, 0);
    return { expected, brought: lines, faults: [...answers.faults, ...faults] };
  };
}
