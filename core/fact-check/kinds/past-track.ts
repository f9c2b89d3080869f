import type { Runner } from '../../card/runner.ts';
import { trackBySlug } from '../../card/track.ts';
import { TRACK_NAMES, trackName } from '../../card/tracks/names.ts';
import { escapedForPattern } from '../../kernel/text.ts';
import { type ClaimCheck, type HorseKind, isOfTheLastRace, matches, partAround, theHorse } from '../claim.ts';

const RACED =
  /\b(?:raced?|ran|won|winn(?:er|ing)|finish\w*|start|outing|effort|second|third|beaten|ship(?:s|ped|ping)?|exits|coming|comes|debut\w*|placed|scored|last)\b/i;
const WORK = /\b(?:work(?:ed|s|out|outs|ing)?|breez\w*|drill\w*|bullet)\b/i;
const RECORD = /\b\d+[- ](?:for|of|from|out of)[- ]\d+\b|\bstarts?\b.*\bat\b|\bwins?\b/i;

const NAMES = [...new Set(Object.values(TRACK_NAMES))]
  .toSorted((a, b) => b.length - a.length)
  .map(escapedForPattern);
const NAMED = new RegExp(
  `\\b(?:at|from|over|off|in) (${NAMES.join('|')})(?! at )(?:\\s(?:Park|Downs|Race Course|Racecourse))?`,
  'g',
);

function checkTrack(name: string, part: string, runner: Runner, today: string): ClaimCheck {
  const races = (runner.pastPerformances ?? []).map(({ track }) => trackName(track));
  const works = (runner.workouts ?? []).map(({ track }) => trackName(track));
  const isWork = WORK.test(part);
  const tracks = isWork ? works : isOfTheLastRace(part) ? races.slice(0, 1) : races;
  const verb = isWork ? 'worked' : isOfTheLastRace(part) ? 'last raced' : 'raced';
  const fact =
    tracks.length === 0
      ? `no ${isWork ? 'work' : 'past race'} listed for ${theHorse(runner)}`
      : `${theHorse(runner)} ${verb} at ${[...new Set(tracks)].join(', ')}`;
  if (tracks.includes(name)) return { holds: true, fact };
  return { holds: tracks.length === 0 || name === today ? null : false, fact };
}

/** Claims about the tracks where a horse raced or worked. */
export const pastTrack: HorseKind = (text, { race }) => {
  const today = trackBySlug(race.trackSlug)?.displayName ?? '';
  return matches(text, NAMED)
    .map((match) => ({ ...match, part: partAround(text, match.index) }))
    .filter(
      ({ part, parts }) =>
        (RACED.test(part) || WORK.test(part)) && !(RECORD.test(part) && parts[0] === today),
    )
    .map(({ words, index, parts, part }) => ({
      kind: 'track of a race',
      words,
      index,
      check: (runner) => checkTrack(parts[0] ?? '', part, runner, isOfTheLastRace(part) ? '' : today),
    }));
};
