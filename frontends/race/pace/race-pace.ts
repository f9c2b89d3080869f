import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import type { PlacedHorse } from '#kit/charts/charts.ts';
import { count, rounded, unknownFigure } from '#kit/kit.ts';

export type RacePace = Reply<'GET /api/tracks/{slug}/cards/{date}/races/{number}/pace'>;
export type PaceStarter = RacePace['starters'][number];
export type CallName = keyof PaceStarter['calls'];

export const callNames = ['start', 'half', 'stretch'] as const satisfies readonly CallName[];

/** The expected pace of a race of any day. */
export const racePaceQuery = (slug: string, date: string, number: number) =>
  ask('GET /api/tracks/{slug}/cards/{date}/races/{number}/pace', { params: { slug, date, number } });

/** The starters on the map at a call. */
export const placedAt = (starters: readonly PaceStarter[], call: CallName): readonly PlacedHorse[] =>
  starters.map(({ programNumber, horseName, postPosition, calls }) => ({
    number: programNumber,
    name: horseName,
    post: postPosition,
    forward: calls[call],
  }));

/** `2 of 5, pressed 1`; `unknown` without enough first calls. */
export function latelyText(lately: PaceStarter['lately']): string {
  if (lately === null) return 'unknown';
  const led = `${count(lately.led)} of ${count(lately.races)}`;
  return lately.pressed > 0 ? `${led}, pressed ${count(lately.pressed)}` : led;
}

/** Who led most often first; those of whom nothing is known last. */
export const byLately = (starters: readonly PaceStarter[]): readonly PaceStarter[] => {
  const share = ({ lately }: PaceStarter): number =>
    lately === null ? -1 : (lately.led + lately.pressed / 2) / lately.races;
  return [...starters].sort((a, b) => share(b) - share(a));
};

/** Share of the field behind a horse in whole percent; a dash while unknown. */
export const behindText = (share: number | null): string =>
  share === null ? unknownFigure : rounded(100 * share, '%');
