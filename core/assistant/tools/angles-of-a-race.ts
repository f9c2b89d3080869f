import { inWords } from '../../angle-search/combination.ts';
import { matchesIn } from '../../angle-search/match.ts';
import { readCombination } from '../../angle-search/read-combination.ts';
import { counted } from '../../kernel/text.ts';
import { saying, sayingTable } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { type RaceView, racesAsked } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { ANGLES } from './angle-words.ts';
import { type HorseNamed, horseOf } from './horses-named.ts';
import type { Answering, Tool } from './tool.ts';

const ASKED = /\bangles?\b/i;
const MOST = /\bmost angles\b|\b(?:several|multiple|more than one|two|both) angles\b/i;
const MOST_LISTED = 5;
const OTHER = /\bmean(?:s|ing)?\b|\bwhat(?:'s| is| are) (?:an )?angles?\W*$|\bhow (?:do|does)\b/i;

/** The angles that fit starters of these races, the rarest first. */
function anglesIn(views: readonly RaceView[]) {
  return [...new Set(ANGLES.map(([, angle]) => angle))]
    .map((angle) => {
      const combination = readCombination(angle);
      const horses = views.flatMap((view) => matchesIn(view.evidence, combination));
      return { words: inWords(combination), horses };
    })
    .filter(({ horses }) => horses.length > 0)
    .toSorted((a, b) => a.horses.length - b.horses.length);
}

type Found = ReturnType<typeof anglesIn>[number];

/** An angle with its horses in one race, or with their number over the whole card. */
function rowOf({ words, horses }: Found, isOneRace: boolean) {
  const who = isOneRace
    ? horses.map((horse) => named({ programNumber: horse.programNumber, horse: horse.horseName })).join(', ')
    : counted(horses.length, 'starter');
  return { line: `- ${words}: ${who}`, cells: [words, who] };
}

/** The angles that fit one horse. */
const ofHorse =
  ({ raceNumber, runner: { programNumber, horseName } }: HorseNamed): Answering =>
  async ({ viewsOf }) => {
    const views = await viewsOf([raceNumber]);
    const found = anglesIn(views).filter(({ horses }) =>
      horses.some((horse) => horse.programNumber === programNumber),
    );
    const name = named({ programNumber, horse: horseName });
    const lines = found.map(({ words }) => `- ${words}`);
    const lead =
      found.length === 0
        ? `No angle fits ${name} in race ${raceNumber}.`
        : `${counted(found.length, 'angle')} of ${name} in race ${raceNumber}:`;
    return { answer: saying([lead, ...lines], [raceNumber]), views };
  };

/** The starters with the most angles. */
const withMost =
  (numbers: readonly number[]): Answering =>
  async ({ viewsOf }) => {
    const views = await viewsOf(numbers);
    const rows = views
      .flatMap((view) => {
        const found = anglesIn([view]);
        return view.evidence.starters.map(({ programNumber, horseName }) => ({
          race: view.picks.raceNumber,
          name: named({ programNumber, horse: horseName }),
          words: found
            .filter(({ horses }) => horses.some((horse) => horse.programNumber === programNumber))
            .map(({ words }) => words),
        }));
      })
      .filter(({ words }) => words.length > 0)
      .toSorted((a, b) => b.words.length - a.words.length)
      .slice(0, MOST_LISTED);
    const lines = rows.map(
      ({ race, name, words }) =>
        `- Race ${race}, ${name}: ${counted(words.length, 'angle')} (${words.join('; ')})`,
    );
    const said =
      lines.length === 0 ? ['No starter fits an angle.'] : ['The starters with the most angles:', ...lines];
    return { answer: saying(said, numbers.length === 1 ? numbers : []), views: [] };
  };

/** Every angle that fits starters of a race, with its horses; over the whole card, with their number. */
export const anglesOfARace: Tool = {
  name: 'angles of a race',
  reads(question) {
    const { text, card, raceNumber } = question;
    if (!ASKED.test(text) || OTHER.test(text)) return null;
    const horse = horseOf(question);
    if (horse !== null) return ofHorse(horse);
    const numbers = racesAsked(card, raceNumber).map(({ number }) => number);
    if (numbers.length === 0) return null;
    if (MOST.test(text)) return withMost(numbers);
    return async ({ viewsOf }) => {
      const views = await viewsOf(numbers);
      const found = anglesIn(views);
      const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
      const races = raceNumber === null ? [] : [raceNumber];
      if (found.length === 0) return { answer: saying([`No starter ${where} fits an angle.`], races), views };
      const answer = sayingTable(
        {
          lead: [`Angles ${where}, the rarest first:`],
          caption: `Angles ${where}`,
          columns: columnsOf(['Angle', 'text'], [raceNumber === null ? 'Starters' : 'Horses', 'text']),
          rows: found.map((angle) => rowOf(angle, raceNumber !== null)),
          note: ['The angle search shows how such starters did before.'],
        },
        races,
      );
      return { answer, views: raceNumber === null ? [] : views };
    };
  },
};
