import { trackmasterCard } from '#adapters/files/trackmaster-card/read-card.ts';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import type { Workout } from '#core/card/workout.ts';
import { instant } from '#core/kernel/instant.ts';
import { inPieces } from '#test/support/brisnet-fixture.ts';
import { present } from '#test/support/present.ts';
import {
  type Texts,
  type TmHorse,
  tmCard,
  tmHorse,
  tmLine,
  tmRace,
  tmWork,
} from '#test/support/trackmaster-fixture.ts';

export const IMPORTED_AT = instant(1_754_130_000_000);

/** Reads a file of this content, under the name sar20250802ppsXML.xml. */
export const reading = (content: string | Uint8Array): Promise<ImportedCard> =>
  trackmasterCard.read(inPieces(content), { fileName: 'sar20250802ppsXML.xml', at: IMPORTED_AT });

/** The only race of a card, with this change. */
export async function raceFrom(change: Texts): Promise<Race> {
  const { card } = await reading(tmCard(tmRace(1, 2, change)));
  return present(card.races[0]);
}

/** The only runner of a card with this horse. */
export async function runnerFrom(horse: TmHorse, race: Texts = {}): Promise<Runner> {
  const { card } = await reading(tmCard(tmRace(1, [tmHorse(1, 1, horse)], race)));
  return present(card.races[0]?.runners[0]);
}

/** A runner's latest past race, with this change to its line. */
export const pastRaceFrom = async (change: Texts): Promise<PastPerformance> =>
  present(present((await runnerFrom({ lines: [tmLine(change)] })).pastPerformances)[0]);

/** A runner's latest workout, with this change; null if it is left out. */
export const workFrom = async (change: Texts): Promise<Workout | null> =>
  present((await runnerFrom({ works: [tmWork(change)] })).workouts)[0] ?? null;
