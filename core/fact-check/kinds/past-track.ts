import type { Runner } from '../../card/runner.ts';
import { TRACK_NAMES, trackName } from '../../handicapping/angles/wording.ts';
import { type HorseKind, isOfTheLastRace, type Judged, matches, partAround, theHorse } from '../claim.ts';

const RACED =
  /\b(?:raced?|ran|won|winn(?:er|ing)|finish\w*|start|outing|effort|second|third|beaten|ship(?:s|ped|ping)?|exits|coming|comes|debut\w*|placed|scored|last)\b/i;
const WORK = /\b(?:work(?:ed|s|out|outs|ing)?|breez\w*|drill\w*|bullet)\b/i;
const RECORD = /\b\d+[- ](?:for|of|from|out of)[- ]\d+\b|\bstarts?\b.*\bat\b|\bwins?\b/i;

const NAMES: readonly string[] = Object.values(TRACK_NAMES).toSorted((a, b) => b.length - a.length);
const NAMED = new RegExp(
  `\\b(?:at|from|over|off|in) (${NAMES.join('|')})(?! at )(?:\\s(?:Park|Downs|Race Course|Racecourse))?`,
  'g',
);

function judged(name: string, part: string, runner: Runner, today: string): Judged {
  const races = runner.pastRaces.map(({ track }) => trackName(track));
  const works = runner.workouts.map(({ track }) => trackName(track));
  const isWork = WORK.test(part);
  const told = isWork ? works : isOfTheLastRace(part) ? races.slice(0, 1) : races;
  const verb = isWork ? 'worked' : isOfTheLastRace(part) ? 'last raced' : 'raced';
  const fact = `${theHorse(runner)} ${verb} at ${[...new Set(told)].join(', ') || 'no track of the card'}`;
  if (told.includes(name)) return { holds: true, fact };
  return { holds: told.length === 0 || name === today ? null : false, fact };
}

/** Tracks at which a text says that a horse raced or worked. */
export const pastTrack: HorseKind = (text, { race }) => {
  const today = NAMES.find((name) => name.toLowerCase().replace(/ /g, '-') === race.trackSlug) ?? '';
  return matches(text, NAMED)
    .map((match) => ({ ...match, part: partAround(text, match.at) }))
    .filter(
      ({ part, parts }) =>
        (RACED.test(part) || WORK.test(part)) && !(RECORD.test(part) && parts[0] === today),
    )
    .map(({ words, at, parts, part }) => ({
      kind: 'track of a race',
      words,
      at,
      judge: (runner) => judged(parts[0] ?? '', part, runner, isOfTheLastRace(part) ? '' : today),
    }));
};
