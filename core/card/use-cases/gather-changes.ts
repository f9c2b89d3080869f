import type { Announce } from '../../kernel/announcement.ts';
import { answersOf } from '../../kernel/answers.ts';
import type { Clock, OneAtATime } from '../../kernel/doors.ts';
import type { Gather, GatherWish } from '../../kernel/gathered.ts';
import type { CardChange } from '../card-change.ts';
import { changedCard } from '../changed-card.ts';
import { cardOrRefusal, trackOrRefusal } from '../days-card.ts';
import type { LateChanges } from '../late-changes.ts';
import type { CardShelf, ChangeShelf, LateSource } from '../ports.ts';
import { type Card, parseRaceId } from '../race.ts';
import { toldByLines } from '../told-by-lines.ts';
import { newChanges } from '../told-changes.ts';
import { LATEST } from '../told-up-to.ts';
import type { Track } from '../track.ts';

export interface GatherChangesDoors {
  readonly sources: readonly LateSource[];
  /** Whether the sources speak of real races or of invented ones: they are not heard on the others. */
  readonly isDemo: boolean;
  /** As the cards were brought. */
  readonly cards: Pick<CardShelf, 'cardFor'>;
  readonly changes: ChangeShelf;
  /** Hears what a source says of the courses. */
  readonly courses: (trackSlug: string, told: LateChanges) => Promise<void>;
  readonly clock: Clock;
  readonly oneAtATime: OneAtATime;
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
export function makeGatherChanges(doors: GatherChangesDoors): Gather {
  const { sources, isDemo, cards, changes, courses, clock, oneAtATime, announce } = doors;

  async function hear(told: LateChanges, track: Track, card: Card): Promise<Heard> {
    if (told.track !== track.code || told.day !== card.day) return otherDay(told);
    const earlier = await changes.changesOn(track.slug, card.day, LATEST);
    const entered = earlier.filter(({ fact }) => fact.what === 'entered');
    const read = toldByLines(changedCard(card, entered), told.changes);
    const isCardLive = card.provenance.tier === 'live';
    const speaker = { provenance: told.provenance, knownAt: clock(), earlier, isCardLive };
    const fresh = newChanges(read.told, speaker);
    await changes.keep(fresh);
    await courses(track.slug, told);
    const faults = read.faults.map((fault) => `${told.provenance.source}: ${fault}`);
    return { lines: read.told.length, changes: fresh, faults };
  }

  async function hearAll(all: readonly LateChanges[], track: Track, { day }: GatherWish): Promise<Heard> {
    const kept = await cards.cardFor(track.slug, day);
    const isOwn = (kept?.card.provenance.tier === 'demo') === isDemo;
    const { card } = cardOrRefusal(isOwn ? kept : null, track, day);
    const heard: Heard[] = [];
    for (const told of all) heard.push(await hear(told, track, card));
    const fresh = heard.flatMap((one) => one.changes);
    const around = { track: track.slug, day, raceNumber: onlyRace(fresh), at: clock() };
    if (fresh.length > 0) await announce({ topic: 'scratches', ...around });
    return {
      lines: heard.reduce((sum, { lines }) => sum + lines, 0),
      changes: fresh,
      faults: heard.flatMap(({ faults }) => faults),
    };
  }

  return async function gatherChanges(wish, told) {
    const track = trackOrRefusal(wish.track);
    const answers = await answersOf(sources, (source) => source.changesOn(track, wish.day), told);
    const all = answers.given.flatMap(({ answer }) => answer ?? []);
    if (all.length === 0) told('No changes of the day are published yet.');
    const turn = `card:${track.slug}:${wish.day}`;
    const { lines, faults } = await oneAtATime(turn, () => hearAll(all, track, wish));
    const expected = all.reduce((sum, { changes: each }) => sum + each.length, 0);
    return { expected, brought: lines, faults: [...answers.faults, ...faults] };
  };
}
