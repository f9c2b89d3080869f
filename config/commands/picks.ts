import { generatePicksId, picksForDayId, rateDayId } from '../wiring/picks.ts';
import type { Tools } from './tools.ts';

export const picksActs = ({ get }: Tools) => ({
  rateDay: get(rateDayId),
  generatePicks: get(generatePicksId),
  picksForDay: get(picksForDayId),
});
