import { horseNameKey } from '../card/same-name.ts';
import { TRACKS, trackBySlug } from '../card/track.ts';
import { TRACK_NAMES, trackName } from '../card/tracks/names.ts';
import type { Evidence } from '../handicapping/evidence.ts';
import { isSamePerson } from './people.ts';

const VERB =
  '(?:draws?|drew|breaks?|broke|starts?|started|carries|wears|was|is|has|had|won|ran|gets|comes|finished|raced|worked|exits|ships|drops|returns|earned|posted|rates|looks|owns|stretches|adds)';
const CAPITALIZED = "\\p{Lu}[\\p{L}'’]+";
const SUBJECT = new RegExp(
  `(?:^|[.;:,] |\\b(?:and|but|while|that) )((?:${CAPITALIZED})(?: (?:of |the |in |and |to |a |for )?${CAPITALIZED}){0,4}) (?=${VERB}\\b)`,
  'gu',
);
const NUMBERED = new RegExp(
  `(?:#|\\b[Nn]o\\. |\\b[Nn]umber |\\b[Tt]he )\\d{1,2}[A-Z]?,? (${CAPITALIZED}(?: ${CAPITALIZED}){0,3})|(${CAPITALIZED}(?: ${CAPITALIZED}){0,3}) \\(#?\\d{1,2}[A-Z]?\\)`,
  'gu',
);

/** Words that may be capitalized without being a name. */
const ORDINARY = new Set(
  'the a an it he she they this that these those there here his her its their our my your we you i and but or so if as at on in of for from with by to both each every all no none nobody nothing one two three four five six seven eight nine ten number post gate jockey trainer rider owner sire dam speed pace class form race races racing track turf dirt early late first second third last next today tomorrow yesterday favorite favourite morning line odds price value class trip distance weight beyer brisnet lasix blinkers who what which when where while since because although though however still also only even most many few some any other another such rivals rival everything everyone each horse horses runner runners card weather claude gpt jake against figure figures works work bet bets exacta trifecta saratoga monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december round final verdict consensus pick picks angle angles evidence analyst market board money connections pedigree note overall finally meanwhile yes maybe perhaps tactical inside outside rail fast slow wet sloppy firm good yielding grade stakes allowance claiming maiden being having given despite without under after before then now again'.split(
    ' ',
  ),
);

const isOrdinary = (name: string): boolean =>
  name.split(' ').every((word) => ORDINARY.has(word.toLowerCase().replace(/['’]s?$/, '')));

const withoutOpeners = (name: string): string => {
  const words = name.split(' ');
  while (words.length > 1 && ORDINARY.has((words[0] ?? '').toLowerCase())) words.shift();
  return words.join(' ');
};

const TRACK_KEYS: ReadonlySet<string> = new Set(
  [...Object.values(TRACK_NAMES), ...TRACKS.map(({ name }) => name)].map(horseNameKey),
);

/** Names of today's track and of those where a runner raced or worked. */
function tracksOnCard({ runners, race }: Evidence): readonly string[] {
  const seen = runners.flatMap(({ pastPerformances, workouts }) =>
    [...(pastPerformances ?? []), ...(workouts ?? [])].map(({ track }) => trackName(track)),
  );
  return [trackBySlug(race.trackSlug)?.displayName ?? '', ...seen].filter((name) => name !== '');
}

const isTrackName = (key: string, evidence: Evidence): boolean =>
  TRACK_KEYS.has(key) ||
  [...new Set(tracksOnCard(evidence).map(horseNameKey))].some(
    (track) => track.includes(key) || key.includes(track),
  );

function isKnown(name: string, evidence: Evidence): boolean {
  const { runners, race } = evidence;
  const key = horseNameKey(name);
  if (isTrackName(key, evidence) || (race.name !== null && horseNameKey(race.name).includes(key)))
    return true;
  return runners.some(
    ({ horseName, owner, pedigree, jockey, trainer, pastPerformances }) =>
      [
        horseName,
        owner,
        pedigree.sire,
        pedigree.dam,
        pedigree.damSire,
        pedigree.sireSire,
        pedigree.breeder,
      ].some((known) => known !== null && horseNameKey(known) === key) ||
      [jockey?.name, trainer?.name].some((known) => known !== undefined && isSamePerson(name, known)) ||
      (pastPerformances ?? []).some(
        (past) =>
          isSamePerson(name, past.jockey ?? '') ||
          isSamePerson(name, past.trainer ?? '') ||
          horseNameKey(past.raceName ?? '') === key ||
          past.firstThree.some((other) => horseNameKey(other.name) === key),
      ),
  );
}

/** Names used like a horse’s that nothing on the card has. */
export function unknownNames(sentence: string, evidence: Evidence): readonly string[] {
  const names = [...sentence.matchAll(SUBJECT), ...sentence.matchAll(NUMBERED)].map((found) =>
    withoutOpeners(found[1] ?? found[2] ?? ''),
  );
  return [...new Set(names)].filter((name) => name !== '' && !isOrdinary(name) && !isKnown(name, evidence));
}
