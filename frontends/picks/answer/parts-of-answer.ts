import type { Reply } from '#api/api.ts';
import { links, withQuery } from '#kit/kit.ts';

export type Parts = NonNullable<Reply<'POST /api/ai/ask-jake'>['parts']>;
export type AnswerTable = Parts['tables'][number];
export type CellKind = AnswerTable['columns'][number]['kind'];
type AnswerLink = Parts['links'][number];

/** The address of a link; null where it lacks what its page needs. */
export function addressOf({ kind, track, day, raceNumber, name }: AnswerLink): string | null {
  const isRace = track && day && raceNumber;
  switch (kind) {
    case 'race':
      return isRace ? links.race(track, day, raceNumber) : null;
    case 'ticket desk':
      return isRace ? links.race(track, day, raceNumber, 'tickets') : null;
    case 'comparison':
      return isRace && name ? links.compare(track, day, raceNumber, name.split(',')) : null;
    case 'results':
      return track && day ? withQuery(links.results, { track, date: day }) : null;
    case 'horse':
    case 'jockey':
    case 'trainer':
      return name ? links[kind](name) : null;
    default:
      return null;
  }
}

/** The links that lead somewhere, with their addresses. */
export const addressesIn = (all: Parts['links']): readonly { label: string; address: string }[] =>
  all.flatMap((link) => {
    const address = addressOf(link);
    return address === null || link.label === '' ? [] : [{ label: link.label, address }];
  });

/** Whether the cells of a kind line up on the right. */
export const isNumeric = (kind: CellKind): boolean =>
  kind === 'number' || kind === 'percent' || kind === 'price';

/** The parts of an answer if they say something; null where its words alone are shown. */
export const drawable = (parts: Parts | undefined): Parts | null =>
  parts === undefined || (parts.lead === '' && parts.tables.length === 0) ? null : parts;
