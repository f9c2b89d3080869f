import type { Card, Race } from '#core/card/race.ts';
import { isStarter } from '#core/card/runner.ts';
import { noonOf } from '#core/card/track.ts';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import type { DaySelection, PickedHorse } from '#core/press/day-selection.ts';
import { makeNamePool } from '../names/name-pool.ts';
import { makeRng, type Rng } from '../rng.ts';

const EXPERTS = 3;
const RANKED = 3;
/** How far an expert's opinion strays from the morning line, in log-odds. */
const STRAYS = 0.6;
const NO_LINE = 20;

/** The dice of a card's press: the same for the same card. */
export const pressRng = ({ provenance, trackSlug, day }: Card): Rng =>
  makeRng(`press ${provenance.source} ${trackSlug} ${day}`);

/** A reserved address. */
export const inventedAddress = ({ day }: Card, place: string): string =>
  `https://example.com/demo-press/${day}/${place}`;

function rankedBy(rng: Rng, { runners }: Race): readonly PickedHorse[] {
  return runners
    .filter(isStarter)
    .map(({ programNumber, horseName, morningLine }) => ({
      horse: { programNumber, horseName },
      liking: -Math.log((morningLine?.toOne ?? NO_LINE) + 1) + rng.normal(0, STRAYS),
    }))
    .sort((a, b) => b.liking - a.liking)
    .slice(0, RANKED)
    .map(({ horse }) => horse);
}

/** The selections of invented experts for an invented card, made from its morning lines in the early hours of its day. */
export function inventedSelections(card: Card): readonly DaySelection[] {
  const rng = pressRng(card).fork('experts');
  const book = makeNamePool(rng);
  return Array.from({ length: EXPERTS }, (_, nth) => ({ nth, expert: book.person() })).flatMap(
    ({ nth, expert }) => {
      const ownRng = rng.fork(expert);
      const best = ownRng.pick(card.races).number;
      const instant = shift(noonOf(card), -4 * HOUR + nth * 25 * MINUTE);
      return card.races.flatMap((race) => {
        const ranked = rankedBy(ownRng.fork(`race ${race.number}`), race);
        if (ranked.length === 0) return [];
        const common = {
          expert,
          track: card.trackSlug,
          day: card.day,
          raceNumber: race.number,
          onlyIf: null,
          left: [],
          url: inventedAddress(card, `expert-${nth + 1}`),
          provenance: { tier: 'demo', source: card.provenance.source, at: instant },
        } as const;
        const list: DaySelection = { ...common, ranked, isBestBet: false };
        return race.number === best
          ? [list, { ...list, ranked: ranked.slice(0, 1), isBestBet: true }]
          : [list];
      });
    },
  );
}
