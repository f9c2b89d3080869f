import type { Record4, Runner } from '../../card/runner.ts';
import { spokenNames } from '../../card/tracks/spoken-names.ts';
import { ORDINAL } from '../../fact-check/number-words.ts';
import { escapedForPattern } from '../../kernel/text.ts';
import type { CardInPlay } from '../race-view.ts';

/** Under what condition a record counts, and where the card has it. */
export interface RecordCondition {
  /** ` on turf`; empty for the whole life. */
  readonly words: string;
  /** Null where the card has no such record of the horse; left out where cards have none of any horse. */
  readonly recordOf?: (runner: Runner) => Record4 | null;
}

type Split = 'life' | 'distance' | 'track' | 'turf' | 'wet' | 'fastDirt' | 'allWeather';

const ofSplit = (words: string, split: Split): RecordCondition => ({
  words,
  recordOf: ({ records }) => records?.[split] ?? null,
});

/** The latest year's record of the card, where that is the year of the card. */
const ofYear = (year: number): RecordCondition => ({
  words: ' this year',
  recordOf: ({ records }) => (records?.currentYear?.year === year ? records.currentYear : null),
});
const THIS_YEAR: RecordCondition = { words: ' this year' };

const CONDITIONS: readonly (readonly [RegExp, RecordCondition])[] = [
  [
    /\b(?:(?:at|over|going|for) )?(?:the|this|that|today'?s|their|its) (?:distance|trip)\b|\bdistance winners?\b|\bgoing this far\b/i,
    ofSplit(" at today's distance", 'distance'),
  ],
  [/\b(?:on|over) (?:the |this )?(?:turf|grass|lawn|weeds)(?: course)?\b/i, ofSplit(' on turf', 'turf')],
  [
    /\b(?:at|over|on) (?:this|the|today'?s) (?:track|course|oval)\b(?! (?:today|this afternoon))|\bcourse winners?\b/i,
    ofSplit(' at this track', 'track'),
  ],
  [
    /\b(?:in|on|over) (?:the |an? )?(?:mud|muddy|slop|sloppy|wet|off|rain)(?:[- ](?:track|going|surface|dirt)s?)?\b/i,
    ofSplit(' on a wet track', 'wet'),
  ],
  [/\bon (?:the |a )?fast (?:dirt|track)\b/i, ofSplit(' on fast dirt', 'fastDirt')],
  [
    /\bon (?:the )?(?:synthetics?|all[- ]weather|poly(?:track)?|tapeta)\b/i,
    ofSplit(' on synthetic tracks', 'allWeather'),
  ],
  [/\bon (?:the )?dirt\b/i, { words: ' on dirt' }],
  [/\b(?:in|at) (?:a )?(?:sprints?|sprinting)\b|\bsprinting\b/i, { words: ' in sprints' }],
  [
    /\b(?:in|at) (?:a )?(?:routes?|routing)\b|\b(?:routing|around two turns|going long)\b/i,
    { words: ' in routes' },
  ],
  [
    /\b(?:at|over|going) (?:an? |one )?(?:\S+ )?(?:\S+ )?(?:miles?|furlongs?|yards)\b|\bat \d\S*f\b/i,
    { words: ' at that distance' },
  ],
  [
    /\b(?:fresh|off (?:a |the )?(?:lay-?off|break|rest|bench)|second off|first off)\b/i,
    { words: ' off a layoff' },
  ],
  [/\bas (?:the |a )?favou?rites?\b|\bwhen favored\b/i, { words: ' as the favorite' }],
  [
    /\b(?:in|at|against) (?:graded |allowance |claiming )?(?:stakes|allowances?|claimers|claiming|maidens?|this (?:class|level)|company)\b/i,
    { words: ' in that class' },
  ],
  [/\bthis year\b/i, THIS_YEAR],
  [
    /\bthis (?:season|meet)\b|\blast (?:year|season|meet)\b|\bin 20\d\d\b|\bsince\b/i,
    { words: ' over that time' },
  ],
];

/** Words of a condition that none above has read: another question. */
const UNREAD =
  /\b(?:turf|grass|dirt|mud|slop|wet|synthetic|distance|sprint\w*|rout(?:e|es|ing)|furlongs?|miles?|stakes|fill(?:y|ies)|mares?|colts?|geldings?|year[- ]olds?|favou?rites?|longshots?|blinkers|lasix|night|rail|lead|front[- ]end|wire|from behind|against|with (?:this|that|the|his|her|its|a new))\b/i;
/** `Undefeated here`, not `undefeated horses here`, which may be those that run here today. */
const BEFORE_HERE =
  '(?:undefeated|unbeaten|lost|beaten|won|win|wins|winners?|winless|\\d{1,2}[- ]for[- ]\\d{1,2}|record)(?: (?:a race|races|before|ever))?';
const NOT_TODAY = `(?! (?:today|tomorrow|now|this)\\b| in (?!race\\b|the (?:${ORDINAL})\\b))`;
const PROVEN = '(?:previous|prior|past|former|proven|earlier|known)';

/** A question on records with the track of the card, by name, nickname or `here`, as `at this track`. */
export function atThisTrack(text: string, { track }: Pick<CardInPlay, 'track'>): string {
  const names = [...spokenNames(track), track.slug]
    .map((name) => escapedForPattern(name.replace(/^the /i, '')))
    .join('|');
  const place = `(?:here|(?:at|over|around|on|in) (?:the )?(?:${names})(?: (?:race ?course|race ?track|track|oval))?|(?:at|over|around|on) (?:the|this|today'?s) (?:track|course|oval|strip|main track))`;
  return text
    .replace(/\s+/g, ' ')
    .replace(new RegExp(`\\b(${BEFORE_HERE}) ${place}\\b${NOT_TODAY}`, 'gi'), '$1 at this track')
    .replace(
      new RegExp(
        `\\b(?:${PROVEN} (?:${names})|(?:${names})(?= winners? (?:in race|on the card))) winners?\\b`,
        'gi',
      ),
      'course winners',
    );
}

/** The conditions of a record that a question names; empty for none, null where something of the kind is not read. */
export function conditionsIn(text: string, card: CardInPlay): readonly RecordCondition[] | null {
  const found = CONDITIONS.filter(([pattern]) => pattern.test(text));
  const left = found.reduce((rest, [pattern]) => rest.replace(pattern, ' '), text);
  if (UNREAD.test(left)) return null;
  const isHere = atThisTrack(left, card) !== left.replace(/\s+/g, ' ');
  return [
    ...found.map(([, condition]) =>
      condition === THIS_YEAR ? ofYear(Number(card.day.slice(0, 4))) : condition,
    ),
    ...(isHere ? [ofSplit(' at this track', 'track')] : []),
  ];
}

/** The one record that several conditions mean together: cards have none of two at once. */
export function together(conditions: readonly RecordCondition[]): RecordCondition {
  const [first, second] = conditions;
  if (first === undefined) return ofSplit('', 'life');
  if (second === undefined) return first;
  return { words: conditions.map(({ words }) => words).join('') };
}
