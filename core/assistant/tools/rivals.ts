import { listText } from '../../kernel/text.ts';
import { saying } from '../jake/answer.ts';
import { headOf, namedIn, percent, priceOf, verdictText } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { closedRace } from './closed-race.ts';
import { type HorseNamed, horseOf, horsesCompared } from './horses-named.ts';
import { type Answering, atOnce, type ChatQuestion, type Tool } from './tool.ts';

const CAN_BEAT =
  /\b(?:who|which (?:horses?|one)|what|any(?:one|body|thing)?|some(?:one|body))\b.*\bbeats?\b(?! (?:favou?rites?|last)\b)|\b(?:danger|threat|rivals?|competition) (?:to|of|for)\b/i;
const TO_BEAT = /\bbeats?\b|\b(?:danger|threat|rivals?|competition) (?:to|of|for)\b/i;
const BEFORE = /\bdid\b|\bbeaten\b|\blast (?:time|out|race)\b|\bbeat (?:him|her|it)\b/i;
const SECOND =
  /\b(?:second|2nd|third|3rd) (?:best|pick|likeliest|selection)\b|\bnext best\b|\b(?:second|2nd|third|3rd) (?:most )?likely\b/i;
const SECOND_BY_PRICE = /\b(?:second|2nd|third|3rd) (?:choice|favou?rite)\b/i;
const FAVORITE = /\bfavou?rite\b|\bchalk\b/i;
const LISTED = 4;

interface Rated {
  readonly number: string;
  /** Of every runner that is bet with it. */
  readonly numbers: readonly string[];
  readonly chance: number;
  readonly price: number;
}

/** What can be bet on in a race, the likeliest winner first. */
const ratedIn = ({ evidence, chances }: RaceView): readonly Rated[] =>
  evidence.interests
    .map(({ runners, number, price }, index) => ({
      number: runners[0]?.programNumber ?? number,
      numbers: runners.map(({ programNumber }) => programNumber),
      chance: chances[index] ?? 0,
      price: price?.toOne ?? Number.POSITIVE_INFINITY,
    }))
    .toSorted((a, b) => b.chance - a.chance);

const textOf = (view: RaceView, { number, chance }: Rated): string =>
  `${namedIn(view, number)} ${percent(chance)} (${priceOf(view, number)})`;

/** Answers from a race that is still to be run. */
const ofRace =
  (raceNumber: number, card: ChatQuestion['card'], lines: (view: RaceView) => readonly string[]): Answering =>
  async (facts) => {
    const views = await facts.viewsOf([raceNumber]);
    const [view] = views;
    if (view !== undefined && isRun(view)) return closedRace(view, card, facts);
    const said = view === undefined ? [`Race ${raceNumber} is not on the card.`] : lines(view);
    return { answer: saying(said, [raceNumber]), views };
  };

/** The horses likeliest to beat several of a race, and how often one of those wins. */
const beatingAll =
  (horses: readonly HorseNamed[]) =>
  (view: RaceView): readonly string[] => {
    const rated = ratedIn(view);
    const isNamed = ({ numbers }: Rated) =>
      horses.some(({ runner }) => numbers.includes(runner.programNumber));
    const named = rated.filter(isNamed);
    const missing = horses.filter(
      ({ runner }) => !rated.some(({ numbers }) => numbers.includes(runner.programNumber)),
    );
    if (missing.length > 0)
      return missing.map(({ runner }) => `${headOf(view)}: #${runner.programNumber} is not a starter.`);
    const others = rated.filter((row) => !isNamed(row)).slice(0, LISTED);
    if (others.length === 0) return [`${headOf(view)} has no other starters.`];
    return [
      `Likeliest to beat ${listText(named.map(({ number }) => namedIn(view, number)))} in race ${view.picks.raceNumber}: ${others.map((row) => textOf(view, row)).join(', ')}.`,
      `${named.map((row) => textOf(view, row)).join(', ')}: one of them wins ${percent(named.reduce((sum, { chance }) => sum + chance, 0))} of the time.`,
      verdictText(view),
    ];
  };

/** The horses likeliest to beat one of a race, or its favorite. */
const beating =
  (horse: HorseNamed | null) =>
  (view: RaceView): readonly string[] => {
    const rated = ratedIn(view);
    const [favorite] = rated.toSorted((a, b) => a.price - b.price);
    const rivalNumber = horse?.runner.programNumber ?? favorite?.number ?? '';
    const rival = rated.find(({ numbers }) => numbers.includes(rivalNumber));
    if (rival === undefined) return [`${headOf(view)}: that horse is not a starter.`];
    const others = rated.filter(({ number }) => number !== rival.number).slice(0, LISTED);
    return [
      `Likeliest to beat ${namedIn(view, rival.number)} in race ${view.picks.raceNumber}: ${others.map((row) => textOf(view, row)).join(', ')}.`,
      `${textOf(view, rival)} itself; it loses ${percent(1 - rival.chance)} of the time.`,
      verdictText(view),
    ];
  };

/** The second or third horse of a race by our chances, or by the prices. */
const following =
  (text: string) =>
  (view: RaceView): readonly string[] => {
    const isByPrice = SECOND_BY_PRICE.test(text);
    const place = /\bthird\b|\b3rd\b/i.test(text) ? 2 : 1;
    const rated = ratedIn(view).toSorted((a, b) => (isByPrice ? a.price - b.price : b.chance - a.chance));
    const row = rated[place];
    if (row === undefined) return [`${headOf(view)} has no ${place + 1} starters.`];
    const word = `${place === 1 ? 'Second' : 'Third'} ${isByPrice ? 'choice by the prices' : 'by our chances'}`;
    return [
      `${word} in race ${view.picks.raceNumber}: ${textOf(view, row)}.`,
      `Before it: ${rated
        .slice(0, place)
        .map((ahead) => textOf(view, ahead))
        .join(', ')}.`,
      verdictText(view),
    ];
  };

/** Several horses to be beaten, `beat Silver Latch and Quiet Ford`; null where the question sets its horses against each other. */
function allToBeat(question: ChatQuestion): readonly HorseNamed[] | null {
  const { text } = question;
  const horses = horsesCompared(question);
  if (horses.length < 2) return [];
  const verb = text.search(TO_BEAT);
  const isAfter = horses.every(({ position }) => position > verb);
  const isOneRace = new Set(horses.map((horse) => horse.raceNumber)).size === 1;
  return isAfter && isOneRace && !/\bor\b/i.test(text.slice(verb)) ? horses : null;
}

const WHICH_ONE = saying(['Of which race? Name it, for instance "second best in race 3".']);

/** Who can beat a horse or the favorite, and who is second or third best. */
export const rivals: Tool = {
  name: 'rivals',
  reads(question) {
    if (/^\W*compar/i.test(question.text)) return null;
    const { text, card, raceNumber } = question;
    const isOnCard = card.races.some(({ number }) => number === raceNumber);
    if (SECOND.test(text) || SECOND_BY_PRICE.test(text)) {
      if (raceNumber === null) return atOnce({ answer: WHICH_ONE, views: [], isFixed: true });
      return isOnCard ? ofRace(raceNumber, card, following(text)) : null;
    }
    if (!CAN_BEAT.test(text) || BEFORE.test(text)) return null;
    const toBeat = FAVORITE.test(text) ? [] : allToBeat(question);
    if (toBeat === null) return null;
    const [first] = toBeat;
    if (first !== undefined) return ofRace(first.raceNumber, card, beatingAll(toBeat));
    const horse = horseOf(question);
    if (horse !== null) return ofRace(horse.raceNumber, card, beating(horse));
    return isOnCard && raceNumber !== null && FAVORITE.test(text)
      ? ofRace(raceNumber, card, beating(null))
      : null;
  },
};
