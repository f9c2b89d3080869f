/**
 * `npm run bench -- questions [FILE …]`: asks the chat the questions of JSON files, without an AI key, and grades the
 * answers, each file apart. Without a file: `config/tooling/bench/questions/asked.json`, by which the chat was built, and
 * `unseen.json`, written by someone who had not read the chat: do not build by it, only its counts are printed.
 *
 * A file is an array of questions:
 *
 *     { "question": "highest last figure in race 4", "day": "real", "kind": "ranking",
 *       "facts": { "horse": { "read": "top-last-figure", "race": 4 }, "figure": { "read": "last-figure", "race": 4 } },
 *       "right": ["^highest last figure in race 4: {figure}", "{horse}"] }
 *
 * - `day`: `real` is the card of Saratoga, 7 June 2025, in `../shared/data/drf/SAR0607.DRF` (left out, with a message,
 *   where it is missing), `demo` the demo day of 1 August 2026 with 40 race days before it.
 * - `at`: the racing clock, ISO with zone; without it 11:00 AM on the real day, 45 minutes before the first demo race.
 * - `after`: questions asked before in the same conversation, oldest first.
 * - `given`: `{ "race": 1, "order": ["5", "2"] }` keeps an official result of the day before the question is asked.
 * - `facts`: by a name of your own, `{ "value": "…" }` (a regular expression, worked out by hand) or `{ "read": …, "race":
 *   …, "number": … }`: read from the raw columns of the file or the stored rows, never by a tool of the chat. The reads
 *   are the keys of `READS` in `questions/question-file.ts`; a new kind of fact is a line there. `"nameOnly": true` leaves
 *   the program number out, `"daysAgo": 3` takes the results of that day.
 * - `right`, `useful`, `wrong`: regular expressions, without regard to case; `{name}` stands for the fact, and for each
 *   of its entries where it has several, and `{answered}` for an answer that is no refusal.
 *
 * Grades: `wrong` where a pattern of `wrong` is found; else `right` where all of `right` are; else `useful` where there
 * are patterns of `useful` and all are; else `useless`. A right answer answers the question with the number or name asked
 * for; a useful one says plainly what is not known, or asks back; a wrong one answers another question, or has a number
 * that the raw rows do not.
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openServerApp } from '#config/app.ts';
import { readSettings } from '#config/env.ts';
import { answerAhead } from '#config/read-ahead.ts';
import type { Exchange } from '#core/assistant/jake/said.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { groupBy } from '#core/kernel/group-by.ts';
import { instant } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { quantile } from './crowd.ts';
import { type Row, rowOf } from './figures.ts';
import { DEMO_SEASON, dropFolder, newDataFolder, runCommand } from './product.ts';
import { type BenchQuestion, type Grade, gradeOf, readQuestions } from './questions/question-file.ts';
import { horsesOfCard, horsesOfFile } from './questions/raw-rows.ts';
import { note, realPath } from './real-files.ts';

const OWN_FILES = ['questions/asked.json', 'questions/unseen.json'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);
const REAL_DAY = '2025-06-07' as RaceDay;
const DEMO_DAY = '2026-08-01' as RaceDay;
const USUAL_CLOCK = { real: `${REAL_DAY}T11:00:00-04:00`, demo: `${DEMO_DAY}T12:25:00-04:00` } as const;

interface Graded {
  readonly question: BenchQuestion;
  readonly grade: Grade;
  readonly answer: string;
  /** From the question to the whole answer: without a key its first words come with the rest. */
  readonly ms: number;
}

/** The answers of a server from its start on. */
interface AnswersOfAStart {
  readonly graded: readonly Graded[];
  /** From its first question to the answer, before anything was answered ahead. */
  readonly firstMs: number;
}

const FIRST_QUESTION = 'Who wins race 5';

/** A result of a race of the day in an order that the file gives. */
const sheetGiven = (
  day: RaceDay,
  { race, order }: NonNullable<BenchQuestion['given']>,
  names: ReadonlyMap<string, string>,
) =>
  aSheet({
    track: FLAGSHIP.code,
    day,
    races: [
      aRaceResult({
        raceNumber: race,
        starters: order.map((programNumber, index) =>
          aFinisher({
            programNumber,
            bettingInterest: programNumber,
            horseName: names.get(programNumber) ?? programNumber,
            official: index + 1,
            crossed: index + 1,
          }),
        ),
      }),
    ],
  });

/** Asks the questions of one day and clock on a data folder that has its card. */
async function askedAt(
  questions: readonly BenchQuestion[],
  dataFolder: string,
  day: BenchQuestion['day'],
  clock: string,
  file: string | null,
): Promise<AnswersOfAStart> {
  // The clock stands still: what is said of a time is the same on a slow machine.
  const startedAt = instant(Date.now());
  const settings = readSettings({ RACING_DATA_DIR: dataFolder, RACING_NOW: clock, LOG_LEVEL: 'warn' });
  const { get, appDatabase, racingDay } = await openServerApp(
    settings,
    () => undefined,
    () => startedAt,
  );
  try {
    const raceDay = day === 'real' ? REAL_DAY : DEMO_DAY;
    const stored = await get('cards').cardFor(FLAGSHIP.slug, raceDay);
    if (stored === null) throw new Error(`no card of ${raceDay} is stored`);
    const raw = {
      raceDay,
      horses: file === null ? horsesOfCard(stored.card, FLAGSHIP.timeZone) : horsesOfFile(file),
      earlier: await get('results').sheetsBetween(FLAGSHIP.code, addDays(raceDay, -7), addDays(raceDay, -1)),
    };
    const findAnswer = get('findAnswer');
    const started = performance.now();
    await findAnswer(FLAGSHIP.slug, FIRST_QUESTION);
    const firstMs = performance.now() - started;
    await answerAhead(get);
    const graded: Graded[] = [];
    for (const question of questions) {
      if (question.given !== undefined) {
        const { race } = question.given;
        const names = raw.horses
          .filter((horse) => horse.race === race)
          .map(({ number, name }) => [number, name] as const);
        await get('results').keep(sheetGiven(raceDay, question.given, new Map(names)), `given ${race}`);
      }
      const earlier: Exchange[] = [];
      for (const before of question.after ?? [])
        earlier.push({
          question: before,
          answer: (await findAnswer(FLAGSHIP.slug, before, earlier)).answer.text,
        });
      const from = performance.now();
      const { answer } = await findAnswer(FLAGSHIP.slug, question.question, earlier);
      const ms = performance.now() - from;
      graded.push({ question, answer: answer.text, grade: gradeOf(question, answer.text, raw), ms });
    }
    return { graded, firstMs };
  } finally {
    racingDay.end();
    await appDatabase.close();
  }
}

async function askedOn(
  questions: readonly BenchQuestion[],
  day: BenchQuestion['day'],
): Promise<readonly AnswersOfAStart[]> {
  const ofDay = questions.filter((question) => question.day === day);
  const file = day === 'real' ? realPath('drf/SAR0607.DRF', 'what the chat says of a real card') : null;
  if (ofDay.length === 0 || (day === 'real' && file === null)) return [];
  const dataFolder = newDataFolder();
  try {
    if (file === null)
      runCommand(dataFolder, 'demo', 'load', '--served-day', DEMO_DAY, '--days', String(DEMO_SEASON));
    else runCommand(dataFolder, 'card', 'import', file);
    const clocks = [...new Set(ofDay.map(({ at: wanted }) => wanted ?? USUAL_CLOCK[day]))];
    const starts: AnswersOfAStart[] = [];
    for (const clock of clocks) {
      const atClock = ofDay.filter(({ at: wanted }) => (wanted ?? USUAL_CLOCK[day]) === clock);
      starts.push(await askedAt(atClock, dataFolder, day, clock, file));
    }
    return starts;
  } finally {
    dropFolder(dataFolder);
  }
}

const GRADES: readonly Grade[] = ['right', 'useful', 'useless', 'wrong'];

const countsOf = (graded: readonly Graded[]): string =>
  GRADES.map((grade) => `${graded.filter((row) => row.grade === grade).length} ${grade}`).join(', ');

/** Counts of each kind of question that has an answer that is useless or wrong. */
const countsByKind = (graded: readonly Graded[]): readonly string[] =>
  [...groupBy(graded, ({ question }) => question.kind)]
    .filter(([, ofKind]) => ofKind.some(({ grade }) => grade === 'useless' || grade === 'wrong'))
    .map(([kind, ofKind]) => `${kind}: ${countsOf(ofKind)}`);

/**
 * The rows of the questions of one file. Every answer that is not right is printed, save those of `unseen.json`: of them
 * only counts are, so that nobody builds by them.
 */
function rowsOfFile(file: string, graded: readonly Graded[]): readonly Row[] {
  const name = basename(file, '.json');
  for (const { question, grade, answer } of name === 'unseen' ? [] : graded)
    if (grade !== 'right') note(`${name}, ${grade}: ${question.day}, "${question.question}"\n${answer}\n`);
  const count = (grade: Grade): number => graded.filter((row) => row.grade === grade).length;
  note([`${name}: ${countsOf(graded)}`, ...countsByKind(graded)].join('\n'));
  const share = (100 * (count('right') + count('useful'))) / graded.length;
  return [
    rowOf(`${name} questions to the chat answered right or usefully, of ${graded.length}`, share, '%', 0, {
      atLeast: 90,
    }),
    rowOf(`${name} questions to the chat answered wrong`, count('wrong'), '', 0, { atMost: 0 }),
  ];
}

/**
 * How long answers take on the server, once it has answered ahead as it does 15 seconds after each start; and the first
 * one of a process that has not.
 */
function timeRows([first, ...later]: readonly AnswersOfAStart[]): readonly Row[] {
  if (first === undefined) return [];
  const times = [first, ...later].flatMap(({ graded }) => graded.map(({ ms }) => ms));
  const what = 'chat without an AI key, from a question to its answer on the server';
  return [
    rowOf(`${what}, 95th percentile of ${times.length}`, quantile(times, 0.95), ' ms', 0, { atMost: 300 }),
    rowOf(`${what}, slowest`, Math.max(...times), ' ms', 0, { atMost: 300 }),
    rowOf(`${what}, the first question after a start`, first.firstMs, ' ms', 0, { atMost: 2000 }),
  ];
}

/** The rows of the questions put to the chat, those of each file apart. */
export async function questionRows(files: readonly string[] = []): Promise<readonly Row[]> {
  const byFile = (files.length === 0 ? OWN_FILES : files).map(
    (file) => [file, new Set(readQuestions(file))] as const,
  );
  const questions = byFile.flatMap(([, ofFile]) => [...ofFile]);
  const starts = [...(await askedOn(questions, 'demo')), ...(await askedOn(questions, 'real'))];
  const graded = starts.flatMap((start) => start.graded);
  const rows = byFile.flatMap(([file, ofFile]) =>
    rowsOfFile(
      file,
      graded.filter(({ question }) => ofFile.has(question)),
    ),
  );
  return [...rows, ...timeRows(starts)];
}
