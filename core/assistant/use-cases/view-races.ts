import { raceIdOrRefusal, raceNumbered, raceOrRefusal } from '../../card/days-card.ts';
import { type Forms, formIn } from '../../card/form.ts';
import type { CardShelf } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import { noonOf, type Track } from '../../card/track.ts';
import { aroundRace, evidenceInstant, evidenceOf, type Surroundings } from '../../handicapping/evidence.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { Clock, Digest } from '../../kernel/doors.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Analysis } from '../../picks/analysis/analysis.ts';
import { isCurrent, type PicksSet } from '../../picks/analysis/picks-set.ts';
import type { PicksShelf } from '../../picks/ports.ts';
import { recommend } from '../../picks/recommendations/recommend.ts';
import type { CardViews } from '../ports.ts';
import { type CardInPlay, type RaceInView, type RacesSeen, raceInView } from '../race-in-view.ts';

export interface ViewRacesDoors {
  readonly cards: CardShelf;
  readonly picks: PicksShelf;
  readonly clock: Clock;
  readonly digest: Digest;
  readonly analysis: Analysis;
  readonly knownAround: KnownAround;
  readonly todaysCard: (track: string) => Promise<{
    readonly track: Track;
    readonly card: { readonly day: RaceDay } | null;
    readonly message: string | null;
  }>;
}

interface Known {
  readonly forms: Forms;
  readonly around: ReadonlyMap<Race['id'], Surroundings>;
  readonly picks: PicksSet | null;
  readonly now: Instant;
}

/** Shows races as they stand now: with the kept picks while they are current, else with those of the built-in analysts. */
export function makeViewRaces(doors: ViewRacesDoors): CardViews {
  const { cards, clock, analysis, digest } = doors;

  async function currentPicks(
    { trackSlug, day }: Race,
    cardHash: string,
    now: Instant,
  ): Promise<PicksSet | null> {
    const set = (await doors.picks.picksFor(trackSlug, day))?.set ?? null;
    return set !== null && isCurrent(set, { cardHash, madeWith: analysis.madeWith, now }) ? set : null;
  }

  function view(race: Race, { forms, around, picks, now }: Known, { card, cardHash }: RacesSeen): RaceInView {
    const evidence = evidenceOf(race, formIn(forms, race), now, aroundRace(around, race));
    const there = picks?.recommendations.find(({ raceId }) => raceId === race.id);
    const recommendation = there ?? recommend(evidence, analysis, card);
    const kept = there === undefined ? 'unkept' : digest(JSON.stringify(there));
    const picksMark = `${cardHash} ${analysis.madeWith} ${kept}`;
    return raceInView({ evidence, picks: recommendation, card, cardHash, picksMark }, analysis);
  }

  async function viewOf(seen: RacesSeen): Promise<readonly RaceInView[]> {
    const { races, cardHash } = seen;
    const [first] = races;
    if (first === undefined) return [];
    const now = clock();
    const forms = await cards.formsOf(
      races,
      races.length === 1 ? evidenceInstant(first, now) : noonOf(first),
    );
    const around = await doors.knownAround(races, forms, now);
    const known = { forms, around, now, picks: await currentPicks(first, cardHash, now) };
    return races.map((race) => view(race, known, seen));
  }

  const one = async (race: Race, seen: Omit<RacesSeen, 'races'>): Promise<RaceInView> =>
    (await viewOf({ ...seen, races: [race] }))[0] as RaceInView;

  async function inPlay(trackKey: string): Promise<CardInPlay | null> {
    const { track, card, message } = await doors.todaysCard(trackKey);
    const kept = card === null ? null : await cards.cardFor(track.slug, card.day);
    if (kept === null) return null;
    const { day, races, provenance } = kept.card;
    return { track, day, races, card: provenance, cardHash: kept.contentHash, message };
  }

  return {
    inPlay,
    viewOf,
    async raceNumbered(trackKey, number) {
      const card = await inPlay(trackKey);
      if (card === null)
        throw new Refusal('not-found', 'card.no-card', 'There are no races at this track today.');
      return one(raceNumbered(card.races, number, card.day), card);
    },
    async raceWith(id) {
      const { race, provenance, contentHash } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(id)));
      return one(race, { card: provenance, cardHash: contentHash });
    },
  };
}
