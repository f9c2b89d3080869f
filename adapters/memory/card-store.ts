import { outlineOf } from '#core/card/card-outline.ts';
import type { Form } from '#core/card/form.ts';
import { producerOf } from '#core/card/formats/card-source.ts';
import type { OtherFormat } from '#core/card/formats/other-format.ts';
import type { PrintedForms } from '#core/card/history/ports.ts';
import { formsOn } from '#core/card/history/printed-form.ts';
import type { CardCalendar, CardStore, OtherFormats, StoredCard } from '#core/card/ports.ts';
import { type Card, parseRaceId, type Race, type RaceId } from '#core/card/race.ts';
import { zoneOf } from '#core/card/track.ts';
import { type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import { makeMemoryPrintedForms } from './printed-forms.ts';

const keyOf = (trackSlug: string, day: string, isDemo: boolean): string => `${trackSlug} ${day} ${isDemo}`;

const withoutForm = (race: Race): Race => ({
  ...race,
  runners: race.runners.map((runner) => ({
    ...runner,
    pastPerformances: runner.pastPerformances === null ? null : [],
  })),
});

const slugsOf = (cards: readonly StoredCard[]): readonly string[] =>
  [...new Set(cards.map(({ card }) => card.trackSlug))].sort();

/** Cards in memory and their other formats, with what they print about their horses. */
export function makeMemoryCardStore(): CardStore & CardCalendar & OtherFormats & PrintedForms {
  const cards = new Map<string, StoredCard>();
  const formats = new Map<string, OtherFormat>();
  const formatKey = (trackSlug: string, day: RaceDay, producer: string): string =>
    `${trackSlug} ${day} ${producer}`;

  const currentCard = (trackSlug: string, day: RaceDay): StoredCard | undefined =>
    cards.get(keyOf(trackSlug, day, false)) ?? cards.get(keyOf(trackSlug, day, true));
  const cardAround = (id: RaceId): StoredCard | null => {
    const parts = parseRaceId(id);
    return parts === null ? null : (cards.get(keyOf(parts.trackSlug, parts.day, parts.isDemo)) ?? null);
  };
  const wholeRace = (id: RaceId): Race | null =>
    cardAround(id)?.card.races.find((race) => race.id === id) ?? null;
  const formBefore = (race: Race, day: RaceDay): Form => {
    const form = race.runners.map(
      ({ programNumber, pastPerformances }) =>
        [programNumber, (pastPerformances ?? []).filter((past) => past.day < day)] as const,
    );
    return new Map(form.filter(([, pastPerformances]) => pastPerformances.length > 0));
  };
  const isHidden = (race: Race): boolean =>
    parseRaceId(race.id)?.isDemo === true && cards.has(keyOf(race.trackSlug, race.day, false));

  return {
    ...makeMemoryPrintedForms(() => [
      ...[...formats.values()].flatMap(({ forms }) => forms),
      ...[...cards.values()].flatMap(({ card }) => formsOn(card)),
    ]),

    async formatHashes(trackSlug, day) {
      return [...formats.values()]
        .filter((format) => format.trackSlug === trackSlug && format.day === day)
        .map(({ contentHash }) => contentHash);
    },

    async keepFormat(format) {
      const { trackSlug, day, provenance } = format;
      if (!cards.has(keyOf(trackSlug, day, false)))
        throw new Error(`no card of ${trackSlug} on ${day} is stored`);
      formats.set(formatKey(trackSlug, day, producerOf(provenance.source)), format);
    },

    async dropFormat(trackSlug, day, producer) {
      formats.delete(formatKey(trackSlug, day, producer));
    },

    async keep(card: Card, contentHash) {
      cards.set(keyOf(card.trackSlug, card.day, card.provenance.tier === 'demo'), { card, contentHash });
    },

    async headFor(trackSlug, day) {
      const found = currentCard(trackSlug, day);
      if (found === undefined) return null;
      const { provenance, races } = found.card;
      return {
        provenance,
        contentHash: found.contentHash,
        raceIds: races.map(({ id }) => id),
        storedPostTimes: races.map(({ postTime }) => postTime),
      };
    },

    async cardFor(trackSlug, day) {
      const found = currentCard(trackSlug, day);
      if (found === undefined) return null;
      return { ...found, card: { ...found.card, races: found.card.races.map(withoutForm) } };
    },

    async raceWith(id) {
      const race = wholeRace(id);
      const around = cardAround(id);
      if (race === null || around === null || isHidden(race)) return null;
      const { card, contentHash } = around;
      return { race: withoutForm(race), provenance: card.provenance, contentHash };
    },

    async formsOf(races, before) {
      const forms = races.flatMap(({ id }): [RaceId, Form][] => {
        const race = wholeRace(id);
        return race === null ? [] : [[id, formBefore(race, raceDayAt(before, zoneOf(race.trackSlug)))]];
      });
      return new Map(forms.filter(([, form]) => form.size > 0));
    },

    async latestRealDay(trackSlug) {
      const real = [...cards.values()].filter(
        ({ card }) => card.trackSlug === trackSlug && card.provenance.tier !== 'demo',
      );
      return (
        real
          .map(({ card }) => card.day)
          .sort()
          .at(-1) ?? null
      );
    },

    async tracksRacing({ from, to }) {
      const racing = [...cards.values()].filter(({ card }) => card.day >= from && card.day <= to);
      return slugsOf(racing);
    },

    async outlinesBetween({ from, to }) {
      return [...cards.values()]
        .map(({ card }) => card)
        .filter(({ day }) => day >= from && day <= to)
        .filter((card) => card.races.length > 0 && currentCard(card.trackSlug, card.day)?.card === card)
        .toSorted((a, b) => (`${a.trackSlug} ${a.day}` < `${b.trackSlug} ${b.day}` ? -1 : 1))
        .map(outlineOf);
    },

    async tracksWithRealCards() {
      return slugsOf([...cards.values()].filter(({ card }) => card.provenance.tier !== 'demo'));
    },

    async dropDemo(keep) {
      for (const [key, { card }] of cards) {
        const isSaved = keep !== null && card.day >= keep.from && card.day <= keep.to;
        if (card.provenance.tier === 'demo' && !isSaved) cards.delete(key);
      }
    },
  };
}
