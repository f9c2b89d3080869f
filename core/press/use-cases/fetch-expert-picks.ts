import { cardOrRefusal, trackAndDay } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import { dayText } from '../../kernel/day-text.ts';
import type { FetchSource } from '../../kernel/fetched.ts';
import type { Clock } from '../../kernel/functions.ts';
import { addDays } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import { fittedSelections } from '../day-selection.ts';
import type { ExpertStore, ReadSelections } from '../ports.ts';
import { refuseIfNoneAnswered, shortened } from '../unread.ts';

/** Selections are kept so many days. */
const RETENTION_DAYS = 400;

/**
 * Fetches the experts' selections for a day and checks them against its card; what is not on the card is a fault.
 * Refuses ('not-found', `card.no-card`) a day without a card, and as the pages do when not one of them could be read.
 */
export function makeFetchExpertPicks(deps: {
  readonly readSelections: ReadSelections;
  readonly experts: Pick<ExpertStore, 'keep' | 'dropDaysBefore'>;
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly clock: Clock;
}): FetchSource {
  return async function fetchExpertPicks(request, log) {
    const { track, day } = trackAndDay(request.track, request.day);
    const { card } = cardOrRefusal(await deps.cards.cardFor(track.slug, day), track, day);
    const { selections, failed } = await deps.readSelections();
    refuseIfNoneAnswered(failed, selections.length);
    const { fitted, faults, ofOtherDays } = fittedSelections(selections, card);
    const instant = deps.clock();
    const fetchedSelections = fitted.map((daySelection) => ({
      ...daySelection,
      provenance: { ...daySelection.provenance, at: instant },
    }));
    const isNew = await deps.experts.keep(fetchedSelections);
    await deps.experts.dropDaysBefore(addDays(day, -RETENTION_DAYS));
    log(
      `${counted(fetchedSelections.length, 'selection')} for ${dayText(day)}: ${isNew} new or changed. ${ofOtherDays} ignored (other days).`,
    );
    const unread = failed.map(({ name, refusal }) => `${name}: ${refusal.message}`);
    const expected = selections.length - ofOtherDays;
    return { expected, received: fetchedSelections.length, faults: shortened([...unread, ...faults]) };
  };
}
