import { isStarter } from '../../card/runner.ts';
import { namesSaid } from '../../card/same-name.ts';
import { counted, percentText, signedPercentText } from '../../kernel/text.ts';
import { shareRange } from '../../record-search/record.ts';
import { type LineAndCells, saying, withTable } from '../jake/answer.ts';
import { named, personText } from '../jake/wording.ts';
import { type CardInPlay, racesAsked } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { isOfThisMeet, withThisMeet } from './at-this-meet.ts';
import { ASKS_BEST_OF, bestOf } from './best-of-a-person.ts';
import { horseOf } from './horses-named.ts';
import { kindLines } from './kinds-of-start.ts';
import { type PersonNamed, peopleNamed } from './people-named.ts';
import { atOnce, type ChatQuestion, type Tool } from './tool.ts';

/** Who rides a horse, and who trains it. */
export const RIDES =
  /\bwho(?:'s| is)? (?:rid(?:es|ing)|rode|the (?:jockey|rider)|on|up(?: on)?|aboard|in the irons)\b|\b(?:jockey|rider) (?:of|on|for)\b|\b(?:jockey|rider)(?:'s|s)? (?:record|stats|numbers|win|percent\w*)\b/i;
export const TRAINS =
  /\bwho(?:'s| is)? (?:train(?:s|ing|ed)|the trainer)\b|\btrainer (?:of|for)\b|\btrainer(?:'s|s)? (?:record|stats|numbers|win|percent\w*)\b/i;
/** What no card says of a person. */
const PRIVATE =
  /\bhow (?:old|tall|heavy|rich)\b|\bage\b|\b(?:injur\w*|hurt|married|wife|husband|salary|suspended|retire\w*|born|from)\b|\bhow many times\b|\bcareer\b/i;
const OF_A_PERSON = /\b(?:rid\w+|rode|train\w*|jockey|mounts?|barn|stable|entered)\b/i;
/** Whether a question asks for the chances of a horse that has a person's name. */
const isOfHorse = (question: ChatQuestion): boolean =>
  /\b(?:shot|chances?|beat|win|odds|price)\b/i.test(question.text) &&
  question.card.races.some(({ runners }) =>
    runners.some(({ horseName: name }) => namesSaid(question.text, name).length > 0),
  );
interface Mount {
  readonly race: number;
  readonly text: string;
}

function mountsOf({ races }: CardInPlay, { who, person }: PersonNamed): readonly Mount[] {
  return races.flatMap(({ number, runners }) =>
    runners
      .filter((runner) => isStarter(runner) && runner[who]?.name === person.name)
      .map(({ programNumber, horseName: horse }) => ({
        race: number,
        text: `race ${number} ${named({ programNumber, horse })}`,
      })),
  );
}

const RECORD_COLUMNS = columnsOf(
  ['Name', 'text'],
  ['Counted over', 'text'],
  ['Won', 'text'],
  ['Rate', 'percent'],
  ['95% range', 'text'],
  ['Return per dollar', 'number'],
);

/** Records of a person over each span of the card, as lines and as rows. */
function recordRows({ person }: PersonNamed): readonly LineAndCells[] {
  const records = person.records.filter(({ starts }) => starts > 0);
  return records.map(({ span, starts, wins, roi }) => {
    const range = shareRange(wins, starts);
    const ends = range === null ? null : `${range.low.toFixed(0)}% to ${range.high.toFixed(0)}%`;
    const money = roi === null ? null : signedPercentText(roi / 2);
    const rate = percentText(wins / starts);
    const line = `- ${span}: ${wins} for ${starts}, ${rate}${ends === null ? '' : `, 95% range ${ends}`}${money === null ? '' : `, return per dollar ${money}`}`;
    return { line, cells: [personText(person.name), span, `${wins} for ${starts}`, rate, ends, money] };
  });
}

/** Who a person is, and whom of the card. */
function headOfPerson(card: CardInPlay, named: PersonNamed): string {
  const { who, person } = named;
  const mounts = mountsOf(card, named);
  return `${personText(person.name)}, ${who}, ${mounts.length === 0 ? 'no starter on the card' : `on the card: ${mounts.map(({ text }) => text).join(', ')}`}.`;
}

const HOW_MANY = /\bhow many\b(?![^.?!]*\b(?:times|wins?|won|winners|races (?:has|did)|starts)\b)/i;

/** How many starters a person has on the card. */
function countOf(card: CardInPlay, named: PersonNamed): string {
  const { who, person } = named;
  const does = who === 'jockey' ? 'rides' : 'starts';
  return `${personText(person.name)} ${does} ${counted(mountsOf(card, named).length, 'horse')} on the card.`;
}

function personLines(card: CardInPlay, named: PersonNamed): readonly string[] {
  const rows = recordRows(named).map(({ line }) => line);
  return [headOfPerson(card, named), ...(rows.length === 0 ? ['- no record on the card'] : rows)];
}

/** People side by side: what is said of them, with their records as a table. */
export function peopleAnswer(question: ChatQuestion, people: readonly PersonNamed[]) {
  const { card, text } = question;
  const kinds = people.flatMap((person) => kindLines(card, person, text));
  const before = [
    ...kinds,
    ...inTheRace(question, people),
    pairLine(card, people) ?? (people.length > 1 ? firstSentence(people) : null),
  ];
  const source = `Source: ${card.card.source}.`;
  const counts = HOW_MANY.test(text) ? people.map((person) => countOf(card, person)) : [];
  const said = [...people.flatMap((person) => personLines(card, person)), ...counts];
  return withTable(saying([...before, ...said, source]), {
    lead: [...before, ...people.map((person) => headOfPerson(card, person))],
    caption: 'Records',
    columns: RECORD_COLUMNS,
    rows: people.flatMap(recordRows),
    note: [...counts, source],
  });
}

/** Whom the people of a question ride or train in the race that it names. */
function inTheRace({ card, raceNumber }: ChatQuestion, people: readonly PersonNamed[]): readonly string[] {
  if (raceNumber === null) return [];
  return people.map((named) => {
    const mounts = mountsOf(card, named).filter(({ race }) => race === raceNumber);
    const does = named.who === 'jockey' ? 'rides' : 'trains';
    return mounts.length === 0
      ? `${personText(named.person.name)} has no starter in race ${raceNumber}.`
      : `In race ${raceNumber} ${personText(named.person.name)} ${does} ${mounts.map(({ text }) => text.replace(/^race \d+ /, '')).join(' and ')}.`;
  });
}

/** A jockey and a trainer together, as the card counts them; null where the question names no such pair. */
function pairLine({ races }: CardInPlay, people: readonly PersonNamed[]): string | null {
  const jockey = people.find(({ who }) => who === 'jockey')?.person.name;
  const trainer = people.find(({ who }) => who === 'trainer')?.person.name;
  if (jockey === undefined || trainer === undefined) return null;
  const record = races
    .flatMap(({ runners }) => runners)
    .find((runner) => runner.jockey?.name === jockey && runner.trainer?.name === trainer)?.combination;
  return record == null || record.starts === 0
    ? `The card has no record of ${personText(jockey)} for ${personText(trainer)} together.`
    : `${personText(jockey)} for ${personText(trainer)}: ${record.wins} for ${record.starts} over ${record.span}.`;
}

/** How often people win by the first record of the card that has starts, the highest rate first; those without one left out. */
export const ratesOf = (people: readonly PersonNamed[]) =>
  people
    .flatMap(({ person }) => {
      const record = person.records.find(({ starts }) => starts > 0);
      return record === undefined
        ? []
        : [{ name: personText(person.name), ...record, rate: record.wins / record.starts }];
    })
    .toSorted((a, b) => b.rate - a.rate);

function firstSentence(people: readonly PersonNamed[]): string | null {
  const rates = ratesOf(people);
  const [best, next] = rates;
  if (best === undefined || next === undefined || rates.length < people.length) return null;
  const span = best.span === next.span ? best.span : `${best.span} and ${next.span}`;
  return `${best.name} wins more often: ${percentText(best.rate)} of ${best.starts} against ${percentText(next.rate)} of ${next.starts} (${span}).`;
}

const RIDES_FOR = /\bwho(?:'s| is|s)? (?:all )?rid(?:es|ing) for\b/i;

/** Who rides the horses of a trainer; null where the question names none. */
function ridersOf({ card, text, raceNumber }: ChatQuestion) {
  const trainer = peopleNamed(card, text).find(({ who }) => who === 'trainer')?.person.name;
  if (trainer === undefined) return null;
  const lines = racesAsked(card, raceNumber).flatMap(({ number, runners }) =>
    runners
      .filter((runner) => isStarter(runner) && runner.trainer?.name === trainer)
      .map(
        ({ programNumber, horseName: horse, jockey }) =>
          `- Race ${number}, ${named({ programNumber, horse })}: ${jockey === null ? 'no jockey named' : personText(jockey.name)}`,
      ),
  );
  const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
  const head =
    lines.length === 0
      ? `${personText(trainer)}, trainer: no starter ${where}.`
      : `${personText(trainer)}, trainer: who rides the horses ${where}.`;
  return atOnce({ answer: saying([head, ...lines, `Source: ${card.card.source}.`]), views: [] });
}

function ofHorse(question: ChatQuestion, who: 'jockey' | 'trainer') {
  const horse = horseOf(question);
  if (horse === null) return null;
  const { runner, raceNumber } = horse;
  const person = runner[who];
  const head = `${named({ programNumber: runner.programNumber, horse: runner.horseName })}, race ${raceNumber}`;
  const lines =
    person === null
      ? [`${head}: no ${who} is named.`]
      : [
          `${personText(person.name)} ${who === 'jockey' ? 'rides' : 'trains'} ${head}.`,
          ...personLines(question.card, { who, person, position: 0 }).slice(1),
        ];
  return atOnce({
    answer: saying([...lines, `Source: ${question.card.card.source}.`], [raceNumber]),
    views: [],
  });
}

/** Jockeys and trainers by name: their mounts on the card and records, side by side where several are named. */
export const peopleCompared: Tool = {
  name: 'a jockey or trainer',
  reads(question) {
    const { text, card } = question;
    const ridersFor = RIDES_FOR.test(text) ? ridersOf(question) : null;
    if (ridersFor !== null) return ridersFor;
    if (RIDES.test(text)) return ofHorse(question, 'jockey');
    if (TRAINS.test(text)) return ofHorse(question, 'trainer');
    const people = peopleNamed(card, text).slice(0, 4);
    if (people.length === 0 || PRIVATE.test(text)) return null;
    if (isOfHorse(question) && !OF_A_PERSON.test(text)) return null;
    const [person, another] = people;
    if (person !== undefined && another === undefined && ASKS_BEST_OF.test(text))
      return bestOf(question, person);
    const answer = peopleAnswer(question, people);
    return isOfThisMeet(text) ? withThisMeet(question, people, answer) : atOnce({ answer, views: [] });
  },
};
