import { oneDecimal, rounded, unknownFigure } from '#kit/kit.ts';
import type { Prediction } from './prediction.ts';

type Formula = Prediction['formula'];
type Facts = Pick<Prediction, 'formula' | 'postPosition'>;
type Weather = Prediction['weather'];

/** Points as text: `+2`, `−0.5`, `0`. */
export function points(value: number): string {
  if (Number.isNaN(value)) return unknownFigure;
  const text = String(Math.abs(Math.round(value * 100) / 100));
  if (text === '0') return '0';
  return value > 0 ? `+${text}` : `−${text}`;
}

function wetWords({ wet }: Formula, post: number | null): string | null {
  if (wet === 0) return null;
  if (post === null) return `${points(wet)} on a wet track, post not announced`;
  return wet > 0
    ? `${points(wet)} on a wet track from post ${post} (6 and out)`
    : `${points(wet)} on a wet track from post ${post} (5 and in)`;
}

function windWords({ wind }: Formula): string | null {
  if (wind === 0) return null;
  return `${points(wind)} for wind above 15 mph ${wind < 0 ? 'over one mile' : 'at a distance other than one mile'}`;
}

const heatWords = ({ heat }: Formula): string | null =>
  heat === 0 ? null : `${points(heat)} above 85°F for a horse older than 5`;

/** What was known of the weather, `77°F, wind 7 mph, Cloudy, Fast`; null for nothing. */
function knownWeather(weather: Weather): string | null {
  if (weather === null) return null;
  const { temperature, windSpeed, conditions, trackCondition } = weather;
  const parts = [
    temperature === null ? null : rounded(temperature, '°F'),
    windSpeed === null ? null : `wind ${rounded(windSpeed, ' mph')}`,
    conditions,
    trackCondition,
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(', ');
}

/** What the weather did to the formula's win %. If the weather is unknown nothing is added, and the text says so. */
export function weatherImpact({
  formula,
  postPosition,
  weather,
}: Facts & Pick<Prediction, 'weather'>): string {
  const parts = [wetWords(formula, postPosition), windWords(formula), heatWords(formula)].filter(Boolean);
  if (parts.length > 0) return `${parts.join('; ')}.`;
  const known = knownWeather(weather);
  return known === null ? 'None: weather unknown.' : `None: no rule applies at ${known}.`;
}

const rate = (percent: number) => `${oneDecimal(percent)}%`;

interface WinRecord {
  readonly winPercent: number | null;
  readonly starts: number | null;
}

function personWords(who: string, part: number, { winPercent, starts }: WinRecord, limit: number): string {
  if (winPercent === null) return `${who}’s record unknown: ${points(part)}`;
  const side = winPercent > limit ? `above ${limit}%` : `not above ${limit}%`;
  return `${who} wins ${rate(winPercent)} of ${starts ?? 'an unknown number of'} starts (${side}): ${points(part)}`;
}

/** What jockey, trainer and post did to the formula's win %. */
export function performanceBonus({ formula, postPosition }: Facts): string {
  const jockey = { winPercent: formula.jockeyWinPercent, starts: formula.jockeyStarts };
  const trainer = { winPercent: formula.trainerWinPercent, starts: formula.trainerStarts };
  const parts = [
    personWords('Jockey', formula.jockey, jockey, 20),
    personWords('trainer', formula.trainer, trainer, 25),
    `post ${postPosition ?? 'not announced, counted as 1'}: ${points(formula.post)}`,
  ];
  return `${parts.join(', ')}.`;
}

/** The label of a muddy track; it is shown and never added. */
export function muddyText({ muddyLabel }: Pick<Formula, 'muddyLabel'>): string | null {
  return muddyLabel === null ? null : `Muddy track ${points(muddyLabel)}% (label only)`;
}

/** What used a default because the card lacks it. */
export function assumedText({ assumed }: Pick<Formula, 'assumed'>): string | null {
  return assumed.length === 0 ? null : `Default value used for ${assumed.join(', ')}`;
}
