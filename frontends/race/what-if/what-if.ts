import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { count, percent } from '#kit/kit.ts';
import type { Switches } from './switches.ts';

export type RaceIf = Reply<'GET /api/tracks/{slug}/cards/{date}/races/{number}/if'>;
export type HorseIf = RaceIf['horses'][number];
export type TicketIf = RaceIf['tickets'][number];

/** The race as it is and as the switches would make it. */
export function raceIfQuery(slug: string, date: string, number: number, switches: Switches) {
  const { scratch, surface, going, pace } = switches;
  const query = {
    ...(scratch && { scratch }),
    ...(surface && { surface: surface as RaceIf['switches']['surface'] & string }),
    ...(going && { going }),
    ...(pace && { pace: pace as RaceIf['switches']['pace'] & string }),
  };
  return ask('GET /api/tracks/{slug}/cards/{date}/races/{number}/if', {
    params: { slug, date, number },
    query,
  });
}

const words = (text: string | null | undefined): string => text ?? '–';

/** What changes for a horse, column by column: as it is and as it would be. */
export const columnsOf = ({ before, after }: HorseIf) => [
  {
    label: 'Chance',
    before: before === null ? '–' : percent(before.chance, 1),
    after: after === null ? '–' : percent(after.chance, 1),
  },
  { label: 'Take', before: words(before?.priceToTake?.text), after: words(after?.priceToTake?.text) },
  { label: 'Verdict', before: words(before?.verdict), after: words(after?.verdict) },
];

/** Horses in the race either way, those that would be out last. */
export const shownHorses = ({ horses }: Pick<RaceIf, 'horses'>): readonly HorseIf[] =>
  horses.filter(({ before, after }) => before !== null || after !== null);

/** Why a horse is in or out; null for one that runs either way. */
export function entryText({ before, after }: HorseIf): string | null {
  if (after === null) return 'out';
  return before === null ? 'draws in' : null;
}

/** `0 for 3`, `1 for 3`; `unknown` where the record is. */
export const wetText = (record: HorseIf['wetRecord']): string =>
  record === null ? 'unknown' : `${count(record.wins)} for ${count(record.starts)}`;
