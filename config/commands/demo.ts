import { DEMO_SEED, demoClockStart, demoDay } from '#adapters/simulation/demo-day.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { trackBySlug } from '#core/card/track.ts';
import { toIso } from '#core/kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import { noteAskedDemo } from '../wiring/asked-demo.ts';
import { loadDemoId } from '../wiring/card.ts';
import { sealSeasonId } from '../wiring/ledger.ts';
import { updateConnectionRecordsId } from '../wiring/results.ts';
import { loadSeasonId } from '../wiring/season.ts';
import type { Tools } from './tools.ts';

export const demoActs = ({ get, settings, say }: Tools) => ({
  loadDemo: async (seed: number | null, days: number, servedDay: RaceDay | null) => {
    const zone = trackBySlug('saratoga')?.timeZone ?? 'America/New_York';
    const day = servedDay ?? demoDay(raceDayAt(machineClock(), zone));
    const request = { seed: seed ?? DEMO_SEED, day };
    const { card, summary, isNew } = await get(loadDemoId)(request);
    if (servedDay === null) noteAskedDemo(settings.dataFolder, request.seed);
    const season = await get(loadSeasonId)(request, days, say);
    if (days > 0 || isNew) await get(updateConnectionRecordsId)(say);
    if (season.from !== null) {
      await get(sealSeasonId)({ from: season.from as RaceDay, to: addDays(day, -1) }, say);
    }
    const { races, runners, pastRaces } = summary;
    const clockStart = toIso(demoClockStart(card));
    return {
      day,
      track: card.trackSlug,
      seed: request.seed,
      races,
      runners,
      pastRaces,
      clockStart,
      isNew,
      season,
    };
  },
});
