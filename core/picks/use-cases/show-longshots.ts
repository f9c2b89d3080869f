import { formIn } from '../../card/form.ts';
import type { CardStore } from '../../card/ports.ts';
import type { Card } from '../../card/race.ts';
import { noonOf } from '../../card/track.ts';
import { aroundRace, type Evidence, evidenceOf } from '../../handicapping/evidence.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { type AlertRules, alertsIn } from '../longshots/alerts-in.ts';
import type { ShownLongshots } from '../longshots/shown-longshots.ts';
import type { PicksStore } from '../ports.ts';
import type { PicksSet } from '../recommendations/picks-set.ts';

export interface CardInPlay {
  readonly card: Card | null;
  readonly message: string | null;
}

export interface ShowLongshotsDeps {
  /** The card in play: today's, or tomorrow's once today's races are over, with a message about it. */
  readonly todaysCard: (track: string) => Promise<CardInPlay>;
  readonly cards: Pick<CardStore, 'formsOf'>;
  readonly picks: Pick<PicksStore, 'picksFor'>;
  readonly knownAround: KnownAround;
  readonly clock: Clock;
  readonly rules: AlertRules;
}

const NO_CARD = 'There is no card for today.';

const NOTHING: ShownLongshots = {
  alerts: [],
  lastUpdated: null,
  basis: 'ratings',
  picksMadeAt: null,
  card: null,
  message: NO_CARD,
};

const latest = (times: readonly Instant[]): Instant | null =>
  times.reduce<Instant | null>((last, instant) => (last === null || instant > last ? instant : last), null);

function lastUpdate(evidence: readonly Evidence[], set: PicksSet | null, card: Card): Instant | null {
  const boards = evidence.flatMap(({ board }) => board?.at ?? []);
  return latest([card.provenance.at, ...boards, ...(set === null ? [] : [set.madeAt])]);
}

/**
 * The longshots of the card in play at current prices: the chances of the saved picks, moved to today's market, else
 * those of the fitted model. Finished races are shown as of their off.
 */
export function makeShowLongshots(deps: ShowLongshotsDeps) {
  const { todaysCard, cards, picks, knownAround, clock, rules } = deps;

  async function evidenceOn(card: Card, now: Instant): Promise<readonly Evidence[]> {
    const forms = await cards.formsOf(card.races, noonOf(card));
    const known = await knownAround(card.races, forms, now);
    return card.races.map((race) => evidenceOf(race, formIn(forms, race), now, aroundRace(known, race)));
  }

  async function picksOn({ trackSlug, day }: Card, now: Instant): Promise<PicksSet | null> {
    const set = (await picks.picksFor(trackSlug, day))?.set ?? null;
    return set === null || set.madeAt > now ? null : set;
  }

  return async function showLongshots(trackKey: string): Promise<ShownLongshots> {
    const { card, message } = await todaysCard(trackKey);
    if (card === null) return NOTHING;
    const now = clock();
    const [evidence, set] = await Promise.all([evidenceOn(card, now), picksOn(card, now)]);
    const recommendationOn = (race: Evidence['race']) =>
      set?.recommendations.find(({ raceId, tickets }) => raceId === race.id && tickets !== undefined) ?? null;
    const alerts = evidence.flatMap((evidence) =>
      alertsIn({ evidence: evidence, recommendation: recommendationOn(evidence.race), now }, rules),
    );
    return {
      alerts: alerts.toSorted((a, b) => a.raceNumber - b.raceNumber),
      lastUpdated: lastUpdate(evidence, set, card),
      basis: set === null ? 'ratings' : 'picks',
      picksMadeAt: set?.madeAt ?? null,
      card: card.provenance,
      message,
    };
  };
}

export type ShowLongshots = ReturnType<typeof makeShowLongshots>;
