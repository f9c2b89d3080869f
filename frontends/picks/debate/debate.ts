import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { forTrack } from '#frame/frame.ts';

export type Debate = Reply<'POST /api/ai-debate/{raceNumber}'>;
/** What is there of a debate under way. */
export type DebateSoFar = Partial<Omit<Debate, 'speakers'>> & {
  readonly speakers?: Partial<Debate['speakers']>;
};
export type Side = Debate['checks'][number]['side'];

/** Races a debate always offers; a longer card adds its own. */
export const debateRaces = 12;

export const failureMessage = 'Failed to start debate';

/** The names of the two seats, as documented. Who sits there is another matter. */
export const seatNames: Readonly<Record<Side, string>> = { claude: 'Claude 3.5 Sonnet', gpt: 'GPT-4o' };
/** What the page is about, and that the two models may not be the ones who speak. */
export const debateIntro = `${seatNames.claude} and ${seatNames.gpt} take a race apart in three rounds. Without an AI key built-in analysts stand in for them; each round names who spoke.`;
export const sides: readonly Side[] = ['claude', 'gpt'];

export const todayQuery = (slug: string) => ask('GET /api/races/saratoga/today', forTrack(slug));

/** The rounds received so far, joined. */
export const roundsIn = (pieces: readonly DebateSoFar[]): DebateSoFar =>
  Object.assign({}, ...pieces, { speakers: Object.assign({}, ...pieces.map(({ speakers }) => speakers)) });

/** What a screen reader announces during a debate and at its end. */
export function aloud(debateSoFar: DebateSoFar, isPending: boolean): string {
  const rounds = Object.keys(debateSoFar.speakers ?? {}).length;
  if (debateSoFar.consensus) return `The debate is over. ${debateSoFar.consensus.explanation}`;
  if (!isPending) return '';
  return rounds === 0 ? 'The analysts are debating.' : `Round ${rounds} is ready.`;
}

/** Race 1 to Race 12 and the later ones of the card; where the card is known, those that are not on it say so. */
export const raceChoices = (onCard: readonly number[] | null) =>
  Array.from({ length: Math.max(debateRaces, ...(onCard ?? [])) }, (_, index) => index + 1).map((number) => ({
    value: String(number),
    label:
      onCard === null || onCard.includes(number) ? `Race ${number}` : `Race ${number} (not on today’s card)`,
  }));

/** The race an address asks for, of 1 to 12 and those of the card; the one the screen opens on unless it asks for one of these. */
export function requestedRaceNumber(
  requested: string | null,
  onCard: readonly number[] | null,
  opening: number | null = null,
): number {
  const number = Number(requested);
  return raceChoices(onCard).some(({ value }) => Number(value) === number) ? number : (opening ?? 1);
}
