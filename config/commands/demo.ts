import { DEMO_SEED, demoClockStart, demoDay } from '#adapters/simulation/demo-day.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { trackBySlug } from '#core/card/track.ts';
import { toIso } from '#core/kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import { noteRequestedDemo } from '../wiring/requested-demo.ts';
import { commands, writes } from './command.ts';
import type { Tools } from './tools.ts';

export const demoCommands = ({ get, settings, say }: Tools) =>
  commands({
    loadDemo: writes(
      get,
      'demo load',
      async (seed: number | null, days: number, servedDay: RaceDay | null) => {
        const zone = trackBySlug('saratoga')?.timeZone ?? 'America/New_York';
        const day = servedDay ?? demoDay(raceDayAt(machineClock(), zone));
        const request = { seed: seed ?? DEMO_SEED, day };
        const { card, summary, isNew } = await get('loadDemo')(request);
        if (servedDay === null) noteRequestedDemo(settings.dataFolder, request.seed);
        const season = await get('loadSeason')(request, days, say);
        if (days > 0 || isNew) await get('updateConnectionRecords')(say);
        if (season.from !== null) {
          await get('sealSeason')({ from: season.from as RaceDay, to: addDays(day, -1) }, say);
        }
        const { races, runners, pastPerformances } = summary;
        const clockStart = toIso(demoClockStart(card));
        return {
          day,
          track: card.trackSlug,
          seed: request.seed,
          races,
          runners,
          pastPerformances,
          clockStart,
          isNew,
          season,
        };
      },
      { ownTransactions: true },
    ),
  });
