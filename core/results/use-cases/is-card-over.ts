import type { CardStore } from '../../card/ports.ts';
import { trackBySlug } from '../../card/track.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { finishedRaces } from '../finished-race.ts';
import type { ResultStore } from '../ports.ts';
import { type RacingNow, racingAt } from '../racing-now.ts';

export interface IsCardOverDeps {
  /** As the cards stand now, cancellations included. */
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly racingNow: () => Promise<RacingNow>;
}

/** Whether every race of a stored card has a result by the racing clock or was called off; false without a card. */
export function makeIsCardOver({ cards, results, racingNow }: IsCardOverDeps) {
  return async function isCardOver(trackSlug: string, day: RaceDay): Promise<boolean> {
    const [track, stored] = [trackBySlug(trackSlug), await cards.cardFor(trackSlug, day)];
    if (track === null || stored === null) return false;
    const racing = racingAt(await racingNow(), track);
    const runs = finishedRaces(await results.sheetsBetween(track.code, day, day), racing);
    const over = new Set(runs.map(({ race }) => race.raceNumber));
    return stored.card.races.every(({ number, isCancelled }) => isCancelled === true || over.has(number));
  };
}

export type IsCardOver = ReturnType<typeof makeIsCardOver>;
