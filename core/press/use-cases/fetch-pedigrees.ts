import { cardOrRefusal, trackAndDay } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import { dayText } from '../../kernel/day-text.ts';
import type { FetchSource } from '../../kernel/fetched.ts';
import type { Clock } from '../../kernel/functions.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { addDays } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import { fittedPedigrees } from '../pedigree-figures.ts';
import type { PedigreeStore, ReadPedigrees } from '../ports.ts';
import { shortened } from '../unread.ts';

/** Figures are kept so many days. */
const RETENTION_DAYS = 400;

/**
 * Fetches dosage and odds of a pedigree source for the horses of a day's card. Expected is every horse on it. Refuses
 * ('not-found', `card.no-card`) a day without a card, and as the source does when it cannot be read.
 */
export function makeFetchPedigrees(deps: {
  readonly readPedigrees: ReadPedigrees;
  readonly pedigrees: Pick<PedigreeStore, 'keep' | 'dropDaysBefore'>;
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly clock: Clock;
}): FetchSource {
  return async function fetchPedigrees(request, log) {
    const { track, day } = trackAndDay(request.track, request.day);
    const { card } = cardOrRefusal(await deps.cards.cardFor(track.slug, day), track, day);
    const read = await deps.readPedigrees({ track: track.slug, day });
    const provenance = { tier: read.tier, source: read.source, at: deps.clock() };
    const { fitted, faults, ofOtherDays } = fittedPedigrees(read.pedigrees, card, provenance);
    const isNew = await deps.pedigrees.keep(fitted);
    await deps.pedigrees.dropDaysBefore(addDays(day, -RETENTION_DAYS));
    log(
      `${counted(fitted.length, 'horse')} for ${dayText(day)}: ${isNew} new or changed. ${counted(ofOtherDays, 'row')} ignored (other days).`,
    );
    const expected = sumBy(card.races, ({ runners }) => runners.length);
    const parts = card.races.map(({ number, runners }) => ({
      name: `Race ${number}`,
      expected: runners.length,
      received: fitted.filter(({ raceNumber }) => raceNumber === number).length,
    }));
    return { expected, received: fitted.length, faults: shortened([...read.faults, ...faults]), parts };
  };
}
