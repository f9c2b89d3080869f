import type { Announce } from '../../kernel/announcement.ts';
import { answersOf } from '../../kernel/answers.ts';
import { dayText } from '../../kernel/day-text.ts';
import type { FetchRequest, FetchSource } from '../../kernel/fetched.ts';
import type { Clock, Digest, WithLock } from '../../kernel/functions.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { CardChange } from '../card-change.ts';
import type { CardDraft } from '../card-draft.ts';
import { cardFromEntries } from '../card-from-entries.ts';
import { changedCard } from '../changed-card.ts';
import { changesFromEntries, disagreement } from '../changes-from-entries.ts';
import { trackOrRefusal } from '../days-card.ts';
import type { CardStore, ChangeStore, EntrySource, StoredCard } from '../ports.ts';
import type { Card } from '../race.ts';
import { newChanges } from '../reported-changes.ts';
import { LATEST } from '../reported-up-to.ts';
import type { Track } from '../track.ts';

export interface FetchCardDeps {
  /** In the order they are read; each reports on its own. */
  readonly sources: readonly EntrySource[];
  /** As imported. */
  readonly cards: Pick<CardStore, 'keep' | 'cardFor'>;
  readonly changes: ChangeStore;
  readonly clock: Clock;
  readonly digest: Digest;
  readonly withLock: WithLock;
  readonly announce: Announce;
}

/** What became of a draft: races that are on the card now, and whether anything is new. */
interface Joined {
  readonly races: number;
  readonly isNew: boolean;
  readonly faults: readonly string[];
}

const rejected = (source: string, why: string): Joined => ({
  races: 0,
  isNew: false,
  faults: [`${source} rejected: ${why}. Stored data unchanged.`],
});

const realCard = (storedCard: StoredCard | null): Card | null =>
  storedCard === null || storedCard.card.provenance.tier === 'demo' ? null : storedCard.card;

/** With the horses that a source entered after the import. */
const withEntered = (card: Card, earlier: readonly CardChange[]): Card =>
  changedCard(
    card,
    earlier.filter(({ fact }) => fact.what === 'entered'),
  );

/** With races that a card of entries alone did not have yet; an imported card is not added to. */
function longerCard(card: Card, draft: CardDraft, track: Track): Card | null {
  const known = new Set(card.races.map(({ number }) => number));
  const more = cardFromEntries(draft, track).races.filter(({ number }) => !known.has(number));
  if (card.provenance.tier !== 'live' || more.length === 0) return null;
  return { ...card, races: [...card.races, ...more].sort((a, b) => a.number - b.number) };
}

/**
 * Joins live entries to the card of a day: the card stays as imported, and each difference a source reports is a change
 * of its own. A day without a card gets one of entries alone. An answer of another day or track, or one that leaves races
 * out, is rejected. The same answer again changes nothing.
 */
export function makeFetchCard(deps: FetchCardDeps): FetchSource {
  const { sources, cards, changes, clock, digest, withLock, announce } = deps;

  const keep = (card: Card): Promise<void> => cards.keep(card, digest(JSON.stringify(card.races)));

  /** Stores what a draft changes on the card; of a card of entries alone, also who is out and by whose report. */
  async function record(draft: CardDraft, card: Card, track: Track) {
    const earlier = await changes.changesOn(track.slug, card.day, LATEST);
    const { facts, faults } = changesFromEntries(withEntered(card, earlier), draft);
    const { provenance } = draft;
    const isCardLive = card.provenance.tier === 'live';
    const fresh = newChanges(facts, { provenance, knownAt: clock(), earlier, isCardLive });
    await changes.keep(fresh);
    return { fresh, faults };
  }

  async function join(draft: CardDraft, track: Track, { day }: FetchRequest): Promise<Joined> {
    const { source } = draft.provenance;
    if (draft.track !== track.code || draft.day !== day)
      return rejected(source, `it answered for ${draft.track}, ${dayText(draft.day)}`);
    const importedCard = realCard(await cards.cardFor(track.slug, day));
    if (importedCard === null) {
      if (draft.races.length === 0) return rejected(source, 'it lists no races');
      const card = cardFromEntries(draft, track);
      await keep(card);
      await record(draft, card, track);
      return { races: draft.races.length, isNew: true, faults: [] };
    }
    const why = disagreement(importedCard, draft, clock());
    if (why !== null) return rejected(source, why);
    const longer = longerCard(importedCard, draft, track);
    if (longer !== null) await keep(longer);
    const card = longer ?? importedCard;
    const { fresh, faults } = await record(draft, card, track);
    const races = draft.races.filter(({ number }) => card.races.some((race) => race.number === number));
    const isNew = longer !== null || fresh.length > 0;
    return { races: races.length, isNew, faults: faults.map((fault) => `${source}: ${fault}`) };
  }

  return async function fetchCard(request, report) {
    const track = trackOrRefusal(request.track);
    const answers = await answersOf(sources, (source) => source.draftOn(track, request.day), report);
    return withLock(`card:${track.slug}:${request.day}`, async () => {
      const joined: Joined[] = [];
      for (const { answer } of answers.given) joined.push(await join(answer, track, request));
      const racesBy = (source: EntrySource): number =>
        joined[answers.given.findIndex((given) => given.source === source)]?.races ?? 0;
      const faults = [...answers.faults, ...joined.flatMap((joined) => joined.faults)];
      const imported = Math.max(0, ...joined.map(({ races }) => races));
      if (imported === 0 && faults[0] !== undefined)
        throw new Refusal('conflict', 'card.draft-disagrees', faults.join(' '));
      const card = (await cards.cardFor(track.slug, request.day))?.card ?? null;
      const around = { track: track.slug, day: request.day, raceNumber: null, at: clock() };
      if (joined.some(({ isNew }) => isNew)) await announce({ topic: 'scratches', ...around });
      const expected = card?.races.length ?? null;
      const parts = sources.map((source) => ({ name: source.name, expected, received: racesBy(source) }));
      return { expected, received: imported, faults, parts };
    });
  };
}
