import { cardOrRefusal, trackAndDay } from '../../card/days-card.ts';
import type { CardShelf } from '../../card/ports.ts';
import type { Clock } from '../../kernel/doors.ts';
import type { Gather } from '../../kernel/gathered.ts';
import { addDays } from '../../kernel/race-day.ts';
import { fittedSelections } from '../day-selection.ts';
import type { ExpertShelf, ReadSelections } from '../ports.ts';
import { refuseIfNoneAnswered, shortened } from '../unread.ts';

/** Selections are kept so many days. */
const KEPT_DAYS = 400;

/**
 * Brings the experts' selections for a day and holds them against its card; what is not on the card is a fault. Refuses
 * ('not-found', `card.no-card`) a day without a card, and as the pages do when not one of them could be read.
 */
export function makeGatherExpertPicks(doors: {
  readonly readSelections: ReadSelections;
  readonly experts: Pick<ExpertShelf, 'keep' | 'dropDaysBefore'>;
  readonly cards: Pick<CardShelf, 'cardFor'>;
  readonly clock: Clock;
}): Gather {
  return async function gatherExpertPicks(wish, told) {
    const { track, day } = trackAndDay(wish.track, wish.day);
    const { card } = cardOrRefusal(await doors.cards.cardFor(track.slug, day), track, day);
    const { selections, failed } = await doors.readSelections();
    refuseIfNoneAnswered(failed, selections.length);
    const { fitted, faults, ofOtherDays } = fittedSelections(selections, card);
    const at = doors.clock();
    const heard = fitted.map((one) => ({ ...one, provenance: { ...one.provenance, at } }));
    const isNew = await doors.experts.keep(heard);
    await doors.experts.dropDaysBefore(addDays(day, -KEPT_DAYS));
    told(
      `${heard.length} selections for ${day}, ${isNew} of them new or changed; ${ofOtherDays} of other days.`,
    );
    const unread = failed.map(({ name, refusal }) => `${name}: ${refusal.message}`);
    const expected = selections.length - ofOtherDays;
    return { expected, brought: heard.length, faults: shortened([...unread, ...faults]) };
  };
}
