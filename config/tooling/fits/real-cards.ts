import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { type Card, type Race, raceId } from '#core/card/race.ts';
import { type Runner, UNKNOWN_RUNNER } from '#core/card/runner.ts';
import { horseNameKey } from '#core/card/same-name.ts';
import { noonOf } from '#core/card/track.ts';
import { type Evidence, evidenceOf } from '#core/handicapping/evidence.ts';
import { subjectOf } from '#core/handicapping/features/feature.ts';
import { instant } from '#core/kernel/instant.ts';
import type { CardExample, MeetingExample } from '#core/training/fitting/card-example.ts';
import type { LineToPredict } from '#core/training/fitting/figure-fit.ts';
import { codeOfTrack, raceKeyOf, winnersOnCards } from '#core/training/scoring/winners-on-cards.ts';
import { PLAIN_RACE } from './plain-facts.ts';

/** A race of a card, and where it was run. */
export type RealCardExample = CardExample & { readonly card: string; readonly track: string };

/** Every Brisnet card in the folders. */
export async function cardsIn(folders: readonly string[]): Promise<readonly Card[]> {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.DRF'))
      .sort()
      .map((name) => join(folder, name)),
  );
  const imported = await Promise.all(paths.map((path) => readBrisnetCardFile(path, instant(0))));
  return imported.map(({ card }) => card).toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The races of the cards, with the winner if a later card prints it. */
export function cardExamples(cards: readonly Card[]): readonly RealCardExample[] {
  const winners = winnersOnCards(cards);
  return cards.flatMap((card) =>
    card.races.map((race): RealCardExample => {
      const evidence = evidenceOf(race, new Map(), noonOf(race));
      const track = codeOfTrack(card.trackSlug);
      const names = winners.get(raceKeyOf(track, card.day, race.number));
      const won = evidence.interests.map(({ runners }) =>
        runners.some(({ horseName }) => names?.has(horseNameKey(horseName))) ? 1 : 0,
      );
      const isKnown = won.filter((share) => share === 1).length === 1;
      return { evidence, won: isKnown ? won : null, card: `${track} ${card.day}`, track };
    }),
  );
}

/** A line with the horse that ran it. */
export interface OwnLine {
  readonly runner: Runner;
  readonly race: Race;
  readonly line: PastPerformance;
  /** How many older lines of the horse the card prints. */
  readonly older: number;
  readonly isFull: boolean;
}

const MOST_LINES = 10;

/** Every past performance on the cards, once. */
export function linesOn(cards: readonly Card[]): readonly OwnLine[] {
  const seen = new Set<string>();
  return cards
    .flatMap(({ races }) => races)
    .flatMap((race) =>
      race.runners.flatMap((runner) =>
        (runner.pastPerformances ?? []).flatMap((line, index, all): readonly OwnLine[] => {
          const key = `${runner.horseKey} ${line.day}`;
          if (seen.has(key)) return [];
          seen.add(key);
          return [{ runner, race, line, older: all.length - 1 - index, isFull: all.length >= MOST_LINES }];
        }),
      ),
    );
}

/** The horse as known before the line's race, with nothing from the card's own day. */
export const asBefore = ({ runner }: OwnLine, index: number): Runner => ({
  ...UNKNOWN_RUNNER,
  programNumber: String(index + 1),
  horseKey: runner.horseKey,
  horseName: runner.horseName,
  coupledWith: null,
  jockey: null,
  trainer: null,
  weightLb: null,
  medication: null,
  blinkers: null,
  pastPerformances: runner.pastPerformances,
});

/** The past race of these lines, as known before it was run. */
export function evidenceBefore(
  ownLines: readonly OwnLine[],
  runnerBefore: (ownLine: OwnLine, index: number) => Runner = asBefore,
): Evidence {
  const [first] = ownLines;
  if (first === undefined) throw new Error('A past race needs a line.');
  const { day, surface, distanceYards, speedPar, purse, raceNumber } = first.line;
  const race = {
    ...PLAIN_RACE,
    id: raceId('saratoga', day, raceNumber ?? 0),
    trackSlug: 'saratoga',
    day,
    number: raceNumber ?? 0,
    surface,
    distanceYards,
    purse,
    pars: { ...PLAIN_RACE.pars, speed: speedPar },
    runners: ownLines.map(runnerBefore),
  };
  return evidenceOf(race, new Map(), noonOf(race));
}

/** Every line with a figure, a par and an older figure, as an example for predicting figures. */
export const linesToPredict = (cards: readonly Card[]): readonly LineToPredict[] =>
  linesOn(cards).flatMap((ownLine) => {
    const { speedFigure, speedPar } = ownLine.line;
    const evidence = evidenceBefore([ownLine]);
    const [runner] = evidence.starters;
    if (speedFigure === null || speedPar === null || runner === undefined) return [];
    const subject = subjectOf(runner, evidence);
    return subject.past.some((line) => line.speedFigure !== null) ? [{ subject, figure: speedFigure }] : [];
  });

const placeIn = ({ line }: OwnLine): number => line.official ?? line.crossed.position ?? 99;

/** Past races in which at least two horses on the cards met. A full list of ten is cut off, so its two oldest lines are left out. */
export function meetingsOn(cards: readonly Card[]): readonly MeetingExample[] {
  const meetings = new Map<string, OwnLine[]>();
  for (const ownLine of linesOn(cards)) {
    if (ownLine.line.raceNumber === null || (ownLine.isFull && ownLine.older < 2)) continue;
    const key = raceKeyOf(ownLine.line.track, ownLine.line.day, ownLine.line.raceNumber);
    const met = meetings.get(key) ?? [];
    met.push(ownLine);
    meetings.set(key, met);
  }
  return [...meetings.values()].flatMap((met) => {
    if (met.filter(({ older }) => older > 0).length < 2) return [];
    const places = [...new Set(met.map(placeIn))].sort((a, b) => a - b);
    const order = places.map((place) =>
      met.flatMap((ownLine, row) => (placeIn(ownLine) === place ? [row] : [])),
    );
    return [{ evidence: evidenceBefore(met), order }];
  });
}
