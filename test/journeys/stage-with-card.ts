import { writeRaceCard } from '#config/tooling/bench/race-card.ts';
import { racingCli } from '#test/support/running-product.ts';
import { openStage, type Stage } from './stage.ts';

/** Imports a card file into the product's data folder; throws with what the command says when it fails. */
export async function importCard(dataFolder: string, file: string): Promise<void> {
  const ended = await racingCli(dataFolder, ['card', 'import', file]);
  if (ended.code !== 0) throw new Error(`the card was not imported: ${ended.stderr}`);
}

/** The product on the morning of August 2, 2025, with the benchmark card of Saratoga and no demo days. */
export const openStageWithCard = (): Promise<Stage> =>
  openStage({ RACING_NOW: '2025-08-02T11:00:00-04:00', DEMO_DAYS: '0' }, (folder) =>
    importCard(folder, writeRaceCard(folder)),
  );
