import { cardOrRefusal, trackAndDay } from '../../card/days-card.ts';
import type { CardStore, StoredCard } from '../../card/ports.ts';
import { noonOf, type Track } from '../../card/track.ts';
import type { KnownAround } from '../../handicapping/ports.ts';
import type { RaceWeather } from '../../handicapping/win-percent.ts';
import type { Announce } from '../../kernel/announcement.ts';
import type { Clock, WithLock, WithLongLock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { RaceExperts } from '../../press/race-experts.ts';
import type { Analysis } from '../analysis/analysis.ts';
import { type DayPicks, dayPicks } from '../analysis/day-picks.ts';
import { isCurrent, isDue, type PicksSet, wordsIn } from '../analysis/picks-set.ts';
import type { PickToSeal } from '../ledger/pick-to-seal.ts';
import type { AskAnalysts, PicksStore, Seal } from '../ports.ts';
import { scoredRaces } from '../questions/scored-races.ts';
import { makeSharedRun } from '../questions/shared-run.ts';
import { recommend } from '../recommendations/recommend.ts';

export interface GeneratePicksDeps {
  readonly cards: CardStore;
  readonly picks: PicksStore;
  readonly clock: Clock;
  readonly withLock: WithLock;
  /** Held while outside analysts are asked, so that one process asks. */
  readonly withLongLock: WithLongLock;
  readonly analysis: Analysis;
  readonly knownAround: KnownAround;
  readonly expertsOn: (track: string, day: string) => Promise<readonly RaceExperts[]>;
  readonly askAnalysts: AskAnalysts;
  /** Freezes what is published. */
  readonly seal: Seal;
  readonly announce: Announce;
}

export interface PicksToGenerate {
  /** Slug or number of a registered track. */
  readonly track: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Make them anew although current ones are kept. */
  readonly bypassCache?: boolean;
  /** Asked for by the daily job. */
  readonly isScheduled?: boolean;
  /** Id of the member who wants them anew; what is made for everybody is asked for by nobody. */
  readonly askedBy?: string | null;
  readonly weather?: RaceWeather | null;
}

interface Look {
  readonly track: Track;
  readonly kept: StoredCard;
  /** The last set, outdated or not. */
  readonly there: PicksSet | null;
  readonly current: PicksSet | null;
  readonly now: Instant;
}

/** The day was picked anew meanwhile; a race that was replaced alone leaves the set as old as it was. */
const isMadeSince = (found: Look, before: Look): found is Look & { readonly current: PicksSet } =>
  found.current !== null && (before.current === null || found.current.madeAt > before.current.madeAt);

/**
 * The picks of a whole card: the kept ones while they are current, else made now and kept. A card or a version that
 * changed makes kept picks outdated; a side that was missing is asked again after a while. What outside analysts told
 * of the same facts stands. Asked for twice at once they are made once. Refuses an unregistered track
 * (`card.unknown-track`), a bad day (`card.bad-day`) and a day without a card (`card.no-card`).
 */
export function makeGeneratePicks(deps: GeneratePicksDeps) {
  const { cards, picks, clock, withLock, withLongLock, analysis, knownAround, expertsOn, askAnalysts } = deps;
  const shared = makeSharedRun<{ readonly set: PicksSet; readonly found: Look }>();

  async function look({ track: trackKey, day: dayText }: PicksToGenerate): Promise<Look> {
    const { track, day } = trackAndDay(trackKey, dayText);
    const storedCard = cardOrRefusal(await cards.cardFor(track.slug, day), track, day);
    const found = await picks.picksFor(track.slug, day);
    const picksSet = found?.set ?? null;
    const now = clock();
    const measure = { cardHash: storedCard.contentHash, madeWith: analysis.madeWith, now };
    const current = picksSet !== null && isCurrent(picksSet, measure) ? picksSet : null;
    return { track, kept: storedCard, there: picksSet, current, now };
  }

  async function pick(
    ask: PicksToGenerate,
    { track, kept: storedCard, there: picksSet, now }: Look,
  ): Promise<readonly PickToSeal[]> {
    const { card, contentHash: cardHash } = storedCard;
    const { races } = card;
    const forms = await cards.formsOf(races, noonOf(card));
    const around = await knownAround(races, forms, now);
    const known = { races, forms, around, weather: ask.weather ?? null, now };
    const judged = scoredRaces(known, analysis);
    const experts = await expertsOn(track.slug, card.day);
    const words = await askAnalysts({
      track: track.displayName,
      trackSlug: track.slug,
      day: card.day,
      card: races,
      races: judged,
      experts,
      kept: wordsIn(picksSet),
      isAnew: ask.bypassCache ?? false,
      askedBy: ask.bypassCache === true ? (ask.askedBy ?? null) : null,
    });
    return judged.map(({ evidence }) => {
      const said = words.get(evidence.race.id);
      const raceExperts = experts.find(({ raceNumber }) => raceNumber === evidence.race.number) ?? null;
      const heard = { experts: raceExperts, ...(said === undefined ? {} : { words: said }) };
      const recommendation = recommend(evidence, analysis, card.provenance, heard);
      return { evidence, recommendation, cardHash, madeWith: analysis.madeWith };
    });
  }

  async function keep(ask: PicksToGenerate, picked: readonly PickToSeal[], found: Look): Promise<PicksSet> {
    const { track, kept: storedCard, now, current } = found;
    const { day } = storedCard.card;
    const { set } = await picks.keep({
      trackSlug: track.slug,
      day,
      madeAt: now,
      isScheduled: ask.isScheduled ?? (ask.bypassCache !== true && current?.isScheduled === true),
      cardHash: storedCard.contentHash,
      madeWith: analysis.madeWith,
      recommendations: picked.map(({ recommendation }) => recommendation),
    });
    await deps.seal(picked);
    await deps.announce({ topic: 'picks', track: track.slug, day, raceNumber: null, at: now });
    return set;
  }

  return async function generatePicks(ask: PicksToGenerate): Promise<DayPicks> {
    const forceRefreshUsed = ask.bypassCache ?? false;
    const answer = (set: PicksSet, { track, kept: storedCard }: Look, cached: boolean): DayPicks =>
      dayPicks(set, { track, card: storedCard.card.provenance, now: clock(), cached, forceRefreshUsed });
    const before = await look(ask);
    const { current } = before;
    if (current !== null && !forceRefreshUsed && !isDue(current, before.now)) {
      return answer(current, before, true);
    }
    const key = `picks:${before.track.slug}:${before.kept.card.day}`;
    const made = async () => {
      const found = await look(ask);
      if (isMadeSince(found, before)) return { set: found.current, found };
      const picked = await pick(ask, found);
      return { set: await withLock(key, () => keep(ask, picked, found)), found };
    };
    const { set, found } = await shared(key, () => withLongLock(key, made));
    return answer(set, found, false);
  };
}

export type GeneratePicks = ReturnType<typeof makeGeneratePicks>;
