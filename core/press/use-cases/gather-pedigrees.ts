import { cardOrRefusal, trackAndDay } from '../../card/days-card.ts';
import type { CardShelf } from '../../card/ports.ts';
import type { Clock } from '../../kernel/doors.ts';
import type { Gather } from '../../kernel/gathered.ts';
import { addDays } from '../../kernel/race-day.ts';
import { fittedPedigrees } from '../pedigree-figures.ts';
import type { PedigreeShelf, ReadPedigrees } from '../ports.ts';
import { shortened } from '../unread.ts';

/** Figures are kept so many days. */
const KEPT_DAYS = 400;

/**
 * Brings dosage and odds of a pedigree source for the horses of a day's card. Expected is every horse on it. Refuses
 * ('not-found', `card.no-card`) a day without a card, and as the source does when it cannot be read.
 */
export function makeGatherPedigrees(doors: {
  readonly readPedigrees: ReadPedigrees;
  readonly pedigrees: Pick<PedigreeShelf, 'keep' | 'dropDaysBefore'>;
  readonly cards: Pick<CardShelf, 'cardFor'>;
  readonly clock: Clock;
}): Gather {
  return async function gatherPedigrees(wish, told) {
    const { track, day } = trackAndDay(wish.track, wish.day);
    const { card } = cardOrRefusal(await doors.cards.cardFor(track.slug, day), track, day);
    const read = await doors.readPedigrees({ track: track.slug, day });
    const provenance = { tier: read.tier, source: read.source, at: doors.clock() };
    const { fitted, faults, ofOtherDays } = fittedPedigrees(read.told, card, provenance);
    const isNew = await doors.pedigrees.keep(fitted);
    await doors.pedigrees.dropDaysBefore(addDays(day, -KEPT_DAYS));
    told(
      `${fitted.length} horses of ${day}, ${isNew} of them new or changed; ${ofOtherDays} rows of other days.`,
    );
    const expected = card.races.reduce((sum, { runners }) => sum + runners.length, 0);
    const parts = card.races.map(({ number, runners }) => ({
      name: `Race ${number}`,
      expected: runners.length,
      brought: fitted.filter(({ raceNumber }) => raceNumber === number).length,
    }));
    return { expected, brought: fitted.length, faults: shortened([...read.faults, ...faults]), parts };
  };
}
