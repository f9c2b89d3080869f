import type { Card } from '#core/card/race.ts';
import type { Person, Runner } from '#core/card/runner.ts';
import { subjectOf } from '#core/handicapping/features/feature.ts';
import { marketSupport } from '#core/handicapping/features/past-support.ts';
import type { BetLine } from '#core/training/fitting/support-fit.ts';
import { codeOfTrack } from '#core/training/scoring/winners-on-cards.ts';
import { asBefore, evidenceBefore, linesOn, type OwnLine } from './real-cards.ts';

/** A past race of a horse with its odds, and the card that prints it. */
export type RealBetLine = BetLine & { readonly card: string };

/** Riders on the cards by year of the card and name. */
function ridersOf(cards: readonly Card[]): ReadonlyMap<string, Person> {
  return new Map(
    cards.flatMap(({ day, races }) =>
      races
        .flatMap(({ runners }) => runners)
        .flatMap(({ jockey }): [string, Person][] =>
          jockey === null ? [] : [[`${day.slice(0, 4)} ${jockey.name}`, jockey]],
        ),
    ),
  );
}

/**
 * Every line with odds, as an example for predicting the market's support; a full list of ten is cut off, so its oldest line
 * is no first start. Cards print no records of the people as of then, so today's stand for them: the rider's if he rides on
 * a card of that year, the trainer's if he still has the horse.
 */
export function betLines(cards: readonly Card[]): readonly RealBetLine[] {
  const riders = ridersOf(cards);
  return cards.flatMap((card) => {
    const before = (ownLine: OwnLine, index: number): Runner => {
      const { runner, line } = ownLine;
      const isSame = line.trainer === null || line.trainer === '' || line.trainer === runner.trainer?.name;
      return {
        ...asBefore(ownLine, index),
        jockey: riders.get(`${card.day.slice(0, 4)} ${line.jockey}`) ?? null,
        trainer: isSame ? runner.trainer : null,
        pedigree: runner.pedigree,
      };
    };
    return linesOn([card]).flatMap((ownLine) => {
      const support = marketSupport(ownLine.line);
      if (support === null || (ownLine.isFull && ownLine.older === 0)) return [];
      const evidence = evidenceBefore([ownLine], before);
      const [runner] = evidence.starters;
      return runner === undefined
        ? []
        : [
            {
              subject: subjectOf(runner, evidence),
              support,
              card: `${codeOfTrack(card.trackSlug)} ${card.day}`,
            },
          ];
    });
  });
}
