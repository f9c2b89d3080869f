import { isStarter } from '../../card/runner.ts';
import { listText } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { named, personText } from '../jake/wording.ts';
import { type CardInPlay, racesAsked } from '../race-view.ts';
import { horsesNamed } from './horses-named.ts';
import { peopleNamed } from './people-named.ts';
import { atOnce, type Tool } from './tool.ts';

const ASKED = /\bstable ?mates?\b|\b(?:same|one) (?:barn|stable|trainer|owner|connections)\b/i;
/** Of one race: two in all is another count. */
const HAS_TWO =
  /\b(?:trainers?|barns?|owners?|stables?|anyone|anybody|who)\b[^.?!]{0,20}\b(?:have|has|with|got|entered|saddles?|runs?|sends?(?: out)?)\b[^.?!]{0,12}\b(?:(?:two|2)(?![- ]?(?:year|yo))|both|more than one|multiple|several)\b[^.?!]{0,12}\b(?:horses?|runners|starters|entries)\b/i;
const OTHER =
  /\b(?:w[io]n\w*|odds|rate|percent\w*|record|ran|did|best|figures?|mean\w*|never|starts?(?! today))\b/i;

type Race = CardInPlay['races'][number];

/** Two starters or more of one trainer or owner in a race. */
function sharedIn({ number, runners }: Race, who: 'trainer' | 'owner'): readonly string[] {
  const byName = new Map<string, string[]>();
  for (const runner of runners.filter(isStarter)) {
    const name = who === 'owner' ? runner.owner : (runner.trainer?.name ?? null);
    const horse = named({ programNumber: runner.programNumber, horse: runner.horseName });
    if (name !== null) byName.set(name, [...(byName.get(name) ?? []), horse]);
  }
  return [...byName]
    .filter(([, horses]) => horses.length > 1)
    .map(
      ([name, horses]) =>
        `- Race ${number}: ${who === 'owner' ? name : personText(name)}, ${listText(horses)}`,
    );
}

/** The trainers or owners with more than one starter in a race. */
export const stablemates: Tool = {
  name: 'stablemates',
  reads({ text, card, raceNumber }) {
    if (OTHER.test(text)) return null;
    const isOfOneRace = raceNumber !== null || /\b(?:same|one|any|a single) race\b/i.test(text);
    if (!ASKED.test(text) && !(isOfOneRace && HAS_TWO.test(text))) return null;
    if (peopleNamed(card, text).length > 0 || horsesNamed(card, text).length > 0) return null;
    const who = /\bowners?\b/i.test(text) ? 'owner' : 'trainer';
    const races = racesAsked(card, raceNumber);
    if (races.length === 0) return null;
    const lines = races.flatMap((race) => sharedIn(race, who));
    const where = raceNumber === null ? 'a race of the card' : `race ${raceNumber}`;
    return atOnce({
      answer: saying(
        [
          lines.length === 0
            ? `No ${who} has two starters in ${where}.`
            : `More than one starter of the same ${who} in ${where}:`,
          ...lines,
          `Source: ${card.card.source}.`,
        ],
        raceNumber === null ? [] : [raceNumber],
      ),
      views: [],
    });
  },
};
