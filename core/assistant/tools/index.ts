import { compareHorses } from './compare-horses.ts';
import { favorite } from './favorite.ts';
import { firstStarters } from './first-starters.ts';
import { glossary } from './glossary.ts';
import { inSpanish } from './in-spanish.ts';
import { isItRunning } from './is-it-running.ts';
import { peopleRiding } from './people-riding.ts';
import { postTimes } from './post-times.ts';
import { ranking } from './ranking.ts';
import { resultsOfADay } from './results-of-a-day.ts';
import { ticketsForMoney } from './tickets-for-money.ts';
import type { Tool } from './tool.ts';

/** Every tool; the first one that reads a question as its own answers it. */
export const TOOLS: readonly Tool[] = [
  inSpanish,
  resultsOfADay,
  glossary,
  ticketsForMoney,
  postTimes,
  firstStarters,
  ranking,
  peopleRiding,
  isItRunning,
  favorite,
  compareHorses,
];
