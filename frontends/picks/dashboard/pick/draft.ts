import type { CallArguments, Reply } from '#api/api.ts';
import { HttpError } from '#api/api.ts';
import type { Entry, Race } from '#kit/kit.ts';
import { count, properName, trackTime } from '#kit/kit.ts';

type Sent = CallArguments<'POST /api/picks'>['body'];

/** A pick in the form; race and horses are empty until they are chosen. */
export type Draft = Omit<Sent, 'secondHorseId'> & {
  /** The horse to run second: only an exacta has one. */
  readonly secondHorseId: string;
  /** The track its race is of: with another one race and horse are empty again. */
  readonly trackSlug: string;
};

export const emptyDraft = (trackSlug: string): Draft => ({
  trackSlug,
  raceId: '',
  horseId: '',
  secondHorseId: '',
  betType: 'win',
  confidence: 75,
  reasoning: '',
  weatherFactor: 'neutral',
  trackBias: 'even',
  paceScenario: 'moderate',
});

/** The draft at a track: one of another track loses its race and its horse. */
export const atTrack = (draft: Draft, trackSlug: string): Draft =>
  draft.trackSlug === trackSlug ? draft : { ...draft, trackSlug, raceId: '', horseId: '', secondHorseId: '' };

/** The draft in another race: a horse of the last one does not run in it. */
export const inRace = (draft: Draft, raceId: string): Draft => ({
  ...draft,
  raceId,
  horseId: '',
  secondHorseId: '',
});

/** An exacta names two horses, every other bet one. */
export const hasSecond = ({ betType }: Pick<Draft, 'betType'>): boolean => betType === 'exacta';

/** Race, horse (of an exacta two different ones) and a reason that is more than blanks. */
export function isComplete(draft: Draft): boolean {
  const { raceId, horseId, secondHorseId, reasoning } = draft;
  const hasHorses = horseId !== '' && (!hasSecond(draft) || !['', horseId].includes(secondHorseId));
  return raceId !== '' && hasHorses && reasoning.trim() !== '';
}

export function sentOf({ trackSlug: _, secondHorseId, ...pick }: Draft): Sent {
  return hasSecond(pick) ? { ...pick, secondHorseId } : pick;
}

export const racesOffered = 10;

/** The first ten races of a track. */
export const racesOf = <Any extends Pick<Race, 'trackId'>>(
  races: readonly Any[],
  trackId: number,
): readonly Any[] => races.filter((race) => race.trackId === trackId).slice(0, racesOffered);

/** A race as the form offers it; only one still to be run can be chosen. */
export function raceChoice(race: Race) {
  const status = race.isCancelled ? 'canceled' : race.status;
  const isUpcoming = status === 'upcoming';
  return {
    value: race.id,
    label: [
      `Race ${count(race.raceNumber)}`,
      race.postTime ? trackTime(race.postTime) : 'TBD',
      properName(race.name),
      ...(isUpcoming ? [] : [status]),
    ].join(' · '),
    disabled: !isUpcoming,
  };
}

/** A horse as the form offers it; a scratched one cannot be chosen. */
export const horseChoice = (entry: Entry) => ({
  value: entry.horseId,
  label: [
    entry.programNumber,
    properName(entry.horseName),
    entry.scratchStatus ? 'SCRATCHED' : (entry.odds ?? 'no odds'),
  ].join(' · '),
  disabled: entry.scratchStatus,
});

type Named = Readonly<Record<string, string>>;
const choicesOf = (named: Named) => Object.entries(named).map(([value, label]) => ({ value, label }));

export const choices = {
  betType: choicesOf({ win: 'Win', place: 'Place', show: 'Show', exacta: 'Exacta' }),
  weatherFactor: choicesOf({ favorable: 'Favorable', neutral: 'Neutral', challenging: 'Challenging' }),
  trackBias: choicesOf({ inside: 'Inside', outside: 'Outside', even: 'Even' }),
  paceScenario: choicesOf({ fast_early: 'Fast early', moderate: 'Moderate', slow: 'Slow' }),
} as const;

/** How long the sentence about the lost session shows before the browser goes to the login. */
export const loginDelayMs = 500;

export const incompleteToast = {
  title: 'Incomplete Form',
  description: 'Please fill in all required fields.',
  tone: 'error',
} as const;

export const unauthorizedToast = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  tone: 'error',
} as const;

export const isUnauthorized = (error: Error): boolean =>
  error instanceof HttpError ? error.status === 401 : /^401: .*Unauthorized/.test(error.message);

/** What failed, in the server's words where it has some. */
export const failedToast = (error: Error) =>
  ({
    title: 'Submission Failed',
    description:
      (error instanceof HttpError && error.serverMessage) || 'Failed to submit pick. Please try again.',
    tone: 'error',
  }) as const;

const outcomes = {
  kept: 'You can change it until post time.',
  replaced: 'It replaces your last pick for this race and bet.',
  unchanged: 'You already had this pick.',
} as const;

export const submittedToast = ({ outcome }: Pick<Reply<'POST /api/picks'>, 'outcome'>) =>
  ({ title: 'Pick Submitted Successfully', description: outcomes[outcome], tone: 'good' }) as const;
