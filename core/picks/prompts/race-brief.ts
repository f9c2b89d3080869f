import { writtenDistance } from '../../card/announced.ts';
import { courseOf } from '../../card/surface.ts';
import { zoneOf } from '../../card/track.ts';
import type { Evidence } from '../../handicapping/evidence.ts';
import { projectPace } from '../../handicapping/pace.ts';
import type { Instant } from '../../kernel/instant.ts';
import { clockText, minuteOfDayAt } from '../../kernel/race-day.ts';
import { shortDollars } from '../../kernel/text.ts';
import { priceWords } from '../recommendations/live-odds.ts';
import { dataBlock, dataLine } from './data-block.ts';
import { runnerBrief } from './runner-brief.ts';

const CONDITIONS = 300;
const NAME = 60;

type RaceHead = Evidence['race'];

const clock = (instant: Instant | null, track: string): string =>
  instant === null ? 'post time unknown' : clockText(minuteOfDayAt(instant, zoneOf(track)));

/** One line: number, time, name, distance, surface, class, purse. */
export function raceHeadLine(race: RaceHead): string {
  const { number, postTime, trackSlug, name, surface, classification, purse } = race;
  return [
    `Race ${number}`,
    clock(postTime, trackSlug),
    ...(name === null ? [] : [dataLine(name, NAME)]),
    writtenDistance(race) ?? 'distance unknown',
    surface === null ? 'surface unknown' : courseOf(surface).name,
    classification === null ? 'class unknown' : dataLine(classification, 40),
    purse === null ? 'purse unknown' : `purse ${shortDollars(purse)}`,
  ].join(', ');
}

/** The facts of a race that prices and weather do not change: what a saved answer depends on. */
export function raceFacts({ race, runners }: Evidence): string {
  const { ages, sexes } = race.eligibility;
  return dataBlock(`race ${race.number}`, [
    raceHeadLine(race),
    `for ages ${dataLine(ages ?? 'unknown', 8)}, ${sexes ?? 'sexes unknown'}${race.stateBred ? ', state-bred' : ''}; ${dataLine(race.conditions ?? '', CONDITIONS)}`,
    `par figure ${race.pars.speed ?? 'unknown'}`,
    ...runners.flatMap(runnerBrief),
  ]);
}

/** Prices and chances at the moment of the evidence. */
export function racePrices(evidence: Evidence, chances: readonly number[]): string {
  const { race, upTo, board, interests, weather } = evidence;
  const rows = interests.map(({ number, price }, interest) => {
    const words = price === null ? 'no price' : priceWords(price);
    return `#${dataLine(number, 5)}: ${words}, model's chance to win ${(100 * (chances[interest] ?? 0)).toFixed(1)}%`;
  });
  const { word, sentence } = projectPace(evidence);
  const sky = [weather?.conditions, weather?.trackCondition].map((text) => dataLine(text ?? 'unknown', 30));
  return dataBlock(`prices of race ${race.number}`, [
    `as of ${clock(upTo, race.trackSlug)} on ${race.day}; prices: ${board === null ? 'morning line only' : dataLine(board.source, 40)}`,
    `weather ${sky[0]}, track ${sky[1]}, ${weather?.temperature ?? 'unknown'} F`,
    word !== null ? `pace expected: ${word}. ${dataLine(sentence, CONDITIONS)}` : 'pace: unknown',
    ...rows,
  ]);
}

/** A race for a prompt: its facts, then prices and chances. `chances` are by betting interest. */
export const raceBrief = (evidence: Evidence, chances: readonly number[]): string =>
  `${raceFacts(evidence)}\n${racePrices(evidence, chances)}`;
