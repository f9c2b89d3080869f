import type { Card, Race } from '#core/card/race.ts';
import { isStarter } from '#core/card/runner.ts';
import { noonOf } from '#core/card/track.ts';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import type { DaySelection, PickedHorse } from '#core/press/day-selection.ts';
import { type Dice, makeDice } from '../dice.ts';
import { makeNameBook } from '../names/name-book.ts';

const EXPERTS = 3;
const RANKED = 3;
/** How far an expert's opinion strays from the morning line, in log-odds. */
const STRAYS = 0.6;
const NO_LINE = 20;

/** The dice of a card's press: the same for the same card. */
export const pressDice = ({ provenance, trackSlug, day }: Card): Dice =>
  makeDice(`press ${provenance.source} ${trackSlug} ${day}`);

/** An address that belongs to nobody. */
export const inventedAddress = ({ day }: Card, place: string): string =>
  `https://example.com/demo-press/${day}/${place}`;

function rankedBy(dice: Dice, { runners }: Race): readonly PickedHorse[] {
  return runners
    .filter(isStarter)
    .map(({ programNumber, horseName, morningLine }) => ({
      horse: { programNumber, horseName },
      liking: -Math.log((morningLine?.toOne ?? NO_LINE) + 1) + dice.normal(0, STRAYS),
    }))
    .sort((one, other) => other.liking - one.liking)
    .slice(0, RANKED)
    .map(({ horse }) => horse);
}

/** The selections of invented experts for an invented card, made from its morning lines in the early hours of its day. */
export function inventedSelections(card: Card): readonly DaySelection[] {
  const dice = pressDice(card).fork('experts');
  const book = makeNameBook(dice);
  return Array.from({ length: EXPERTS }, (_, nth) => ({ nth, expert: book.person() })).flatMap(
    ({ nth, expert }) => {
      const own = dice.fork(expert);
      const best = own.pick(card.races).number;
      const at = shift(noonOf(card), -4 * HOUR + nth * 25 * MINUTE);
      return card.races.flatMap((race) => {
        const ranked = rankedBy(own.fork(`race ${race.number}`), race);
        if (ranked.length === 0) return [];
        const told = {
          expert,
          track: card.trackSlug,
          day: card.day,
          raceNumber: race.number,
          onlyIf: null,
          left: [],
          url: inventedAddress(card, `expert-${nth + 1}`),
          provenance: { tier: 'demo', source: card.provenance.source, at },
        } as const;
        const list: DaySelection = { ...told, ranked, isBestBet: false };
        return race.number === best
          ? [list, { ...list, ranked: ranked.slice(0, 1), isBestBet: true }]
          : [list];
      });
    },
  );
}
