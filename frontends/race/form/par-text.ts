import type { RaceForm } from './form-query.ts';
import { timeText } from './line-text.ts';

/** What is known of the class level of today's race: the par in points, else TrackMaster's rating and time. */
export function parText({
  par,
  classRating,
  parSeconds,
}: Pick<RaceForm, 'par' | 'classRating' | 'parSeconds'>): string {
  if (par !== null) return `Today’s par ${par}`;
  const parts = [
    ...(classRating == null ? [] : [`Class rating ${classRating}`]),
    ...(parSeconds == null ? [] : [`par time ${timeText(parSeconds)}`]),
  ];
  return parts.length === 0 ? 'Today’s par is not known' : `${parts.join(', ')} (TrackMaster)`;
}
