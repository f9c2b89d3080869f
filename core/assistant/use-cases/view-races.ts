import { raceIdOrRefusal, raceNumbered, raceOrRefusal } from '../../card/days-card.ts';
import { type Forms, formIn } from '../../card/form.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Race } from '../../card/race.ts';
import { noonOf, type Track } from '../../card/track.ts';
import { aroundRace, evidenceInstant, evidenceOf, type Surroundings } from '../../handicapping/evidence.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { Clock, Digest } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Analysis, type AnalyzedRace, analyze } from '../../picks/analysis/analysis.ts';
import type { PicksStore } from '../../picks/ports.ts';
import { atPrices, pricesIn } from '../../picks/recommendations/at-prices.ts';
import { isMadeBeforeOff, withoutPick } from '../../picks/recommendations/no-pick.ts';
import { isCurrent, type PicksSet } from '../../picks/recommendations/picks-set.ts';
import { recommendOn } from '../../picks/recommendations/recommend.ts';
import type { Recommendation } from '../../picks/recommendations/recommendation.ts';
import type { CardViews } from '../ports.ts';
import { type CardInPlay, type CardRaces, type RaceView, raceView } from '../race-view.ts';

export interface ViewRacesDeps {
  readonly cards: CardStore;
  readonly picks: PicksStore;
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

/** Shows races as of now: with the saved picks while they are current, else with those of the built-in analysts. */
export function makeViewRaces(deps: ViewRacesDeps): CardViews {
  const { cards, clock, analysis, digest } = deps;

  async function currentPicks(
    { trackSlug, day }: Race,
    cardHash: string,
    now: Instant,
  ): Promise<PicksSet | null> {
    const set = (await deps.picks.picksFor(trackSlug, day))?.set ?? null;
    return set !== null && isCurrent(set, { cardHash, madeWith: analysis.madeWith, now }) ? set : null;
  }

  /** The saved recommendation at current prices, else one by the built-in analysts; a race that is off gets no new pick. */
  function recommendationOn(
    saved: Recommendation | undefined,
    builtIn: AnalyzedRace,
    card: Provenance,
  ): Recommendation {
    const { evidence } = builtIn;
    const { isOff: isRun } = evidence;
    if (saved !== undefined && (!isRun || isMadeBeforeOff(saved)))
      return atPrices(saved, pricesIn(evidence, analysis.settings.value));
    const fresh = recommendOn(builtIn, analysis, card);
    return isRun ? withoutPick(fresh) : fresh;
  }

  function view(race: Race, { forms, around, picks, now }: Known, { card, cardHash }: CardRaces): RaceView {
    const evidence = evidenceOf(race, formIn(forms, race), now, aroundRace(around, race));
    const savedRecommendation = picks?.recommendations.find(({ raceId }) => raceId === race.id);
    const builtIn = analyze(evidence, analysis);
    const recommendation = recommendationOn(savedRecommendation, builtIn, card);
    const recommendationHash =
      savedRecommendation === undefined ? 'unkept' : digest(JSON.stringify(savedRecommendation));
    const picksMark = `${cardHash} ${analysis.madeWith} ${recommendationHash}`;
    return raceView({ evidence, picks: recommendation, card, cardHash, picksMark }, analysis, builtIn);
  }

  async function viewOf(cardRaces: CardRaces): Promise<readonly RaceView[]> {
    const { races, cardHash } = cardRaces;
    const [first] = races;
    if (first === undefined) return [];
    const now = clock();
    const forms = await cards.formsOf(
      races,
      races.length === 1 ? evidenceInstant(first, now) : noonOf(first),
    );
    const [around, picks] = await Promise.all([
      deps.knownAround(races, forms, now),
      currentPicks(first, cardHash, now),
    ]);
    const known = { forms, around, now, picks };
    return races.map((race) => view(race, known, cardRaces));
  }

  const viewOne = async (race: Race, card: Omit<CardRaces, 'races'>): Promise<RaceView> =>
    (await viewOf({ ...card, races: [race] }))[0] as RaceView;

  async function inPlay(trackKey: string): Promise<CardInPlay | null> {
    const { track, card, message } = await deps.todaysCard(trackKey);
    const storedCard = card === null ? null : await cards.cardFor(track.slug, card.day);
    if (storedCard === null) return null;
    const { day, races, provenance } = storedCard.card;
    return { track, day, races, card: provenance, cardHash: storedCard.contentHash, message };
  }

  return {
    inPlay,
    viewOf,
    async raceNumbered(trackKey, number) {
      const card = await inPlay(trackKey);
      if (card === null)
        throw new Refusal('not-found', 'card.no-card', 'There are no races at this track today.');
      return viewOne(raceNumbered(card.races, number, card.day), card);
    },
    async raceWith(id) {
      const { race, provenance, contentHash } = raceOrRefusal(await cards.raceWith(raceIdOrRefusal(id)));
      return viewOne(race, { card: provenance, cardHash: contentHash });
    },
  };
}
