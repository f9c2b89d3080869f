import type { CardChange } from '../../card/card-change.ts';
import { equipmentText } from '../../card/equipment.ts';
import { horseName } from '../../card/horse-name.ts';
import type { Runner } from '../../card/runner.ts';
import { trackTimeText } from '../../card/track-time.ts';
import { counted } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { type CardInPlay, racesAsked } from '../race-view.ts';
import type { Tool } from './tool.ts';

const SCRATCHES = /\bscratch(?:es|ed)?\b|\bnon[- ]?runners?\b|\bwithdrawn\b|\bwho(?:'s| is) out\b/i;
const CHANGES =
  /\bchanges?\b(?! (?:my|the subject|anything))|\bchanged\b|\b(?:rider|jockey) (?:change|switch)(?:es)?\b|\bequipment\b|\boff the turf\b(?=.*\b(?:races?|today|any)\b)|\b(?:is|are|was|were|any\w*|what)\b.*\boff the turf\b|\bwhat(?:'s| is) new\b/i;
/** `How did #3 do after the scratch`, `a ticket with a scratched horse`: about something else. */
const OTHER =
  /\bwhat (?:happens|if)\b|\bhow (?:would|does|do|will|might)\b|\bwould\b|\bif\b|\bticket|\brefund|\bhow (?:do|does|often)\b|\bclass change\b|\b(?:trainers?|barns?)\b|\bmean(?:s|ing)?\b/i;

const EQUIPMENT = /\bequipment\b|\bblinkers?\b/i;

const KINDS: Readonly<Record<string, string>> = {
  jockey: 'jockey',
  weight: 'weight',
  blinkers: 'equipment',
  equipment: 'equipment',
  'morning-line': 'morning line',
  surface: 'surface',
  distance: 'distance',
  'post-time': 'post time',
  going: 'track condition',
};

function changeText(number: number, trackSlug: string, change: CardChange): string {
  const { programNumber, horseName: name, fact, before, after, reason, knownAt, provenance } = change;
  const who = programNumber === null ? '' : ` #${programNumber}${name === null ? '' : ` ${horseName(name)}`}`;
  const kind = KINDS[fact.what];
  const what =
    kind === undefined
      ? (after ?? fact.what)
      : `${kind} ${after ?? 'unknown'}${before === null ? '' : `, was ${before}`}`;
  return `- Race ${number}${who}: ${what}${reason === null ? '' : ` (${reason})`}, ${trackTimeText(knownAt, trackSlug)}, ${provenance.source}`;
}

function scratchLines({ races }: CardInPlay, number: number | null): readonly string[] {
  return races
    .filter((race) => number === null || race.number === number)
    .flatMap((race) =>
      race.runners.flatMap((runner) =>
        runner.isScratched
          ? [`- Race ${race.number}: #${runner.programNumber} ${horseName(runner.horseName)}`]
          : [],
      ),
    );
}

const wornBy = ({ blinkers, equipment = [] }: Runner): readonly string[] => [
  ...(blinkers === null ? [] : [`blinkers ${blinkers}`]),
  ...equipment.map((change) => equipmentText(change).toLowerCase()),
];

/** The blinkers that the card prints as put on or taken off, and other equipment announced since. */
const equipmentLines = ({ races }: CardInPlay, number: number | null): readonly string[] =>
  races
    .filter((race) => number === null || race.number === number)
    .flatMap((race) =>
      race.runners.flatMap((runner) =>
        runner.isScratched
          ? []
          : wornBy(runner).map(
              (worn) =>
                `- Race ${race.number}: #${runner.programNumber} ${horseName(runner.horseName)}, ${worn}`,
            ),
      ),
    );

/** A card without any such word may be of a source that never has it. */
const noEquipment = (card: CardInPlay, where: string): string =>
  card.races.some(({ runners }) => runners.some(({ blinkers }) => blinkers !== null))
    ? `No blinkers go on or come off ${where}, by the card.`
    : 'The card says nothing of blinkers that go on or come off: its source may not report them.';

const allChanges = (lines: readonly string[], where: string): readonly string[] =>
  lines.length === 0
    ? [`No changes ${where} since the card was imported.`]
    : [`Changes ${where} since the card was imported:`, ...lines];

/** Who is scratched, and every change of the card since it was imported. */
export const changes: Tool = {
  name: 'scratches and changes',
  reads({ text, card, raceNumber }) {
    const [wantsScratches, wantsChanges] = [SCRATCHES.test(text), CHANGES.test(text)];
    if ((!wantsScratches && !wantsChanges) || OTHER.test(text)) return null;
    const races = racesAsked(card, raceNumber);
    if (races.length === 0) return null;
    return async ({ showChanges }) => {
      const found = await Promise.all(
        races.map(async ({ id, number, trackSlug }) =>
          (await showChanges(id)).changes
            .filter(({ isInForce, fact }) => isInForce && (wantsChanges || fact.what === 'scratched'))
            .map((change) => changeText(number, trackSlug, change)),
        ),
      );
      const scratched = scratchLines(card, raceNumber);
      const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
      const lines = found.flat();
      const head =
        scratched.length === 0
          ? `No scratches reported ${where}.`
          : `${counted(scratched.length, 'scratch', 'scratches')} ${where}:`;
      const later = wantsChanges
        ? allChanges(lines, where)
        : lines.length === 0
          ? []
          : ['Reported:', ...lines];
      const worn = EQUIPMENT.test(text) ? equipmentLines(card, raceNumber) : [];
      const equipment =
        worn.length > 0
          ? ['Equipment on the card:', ...worn]
          : EQUIPMENT.test(text)
            ? [noEquipment(card, where)]
            : [];
      return {
        answer: saying(
          [head, ...scratched, ...later, ...equipment, `Card: ${card.card.source}.`],
          raceNumber === null ? [] : [raceNumber],
        ),
        views: [],
      };
    };
  },
};
