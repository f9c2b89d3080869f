import { distanceText } from '../../card/distance.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { withoutNames } from '../../card/same-name.ts';
import type { Workout } from '../../card/workout.ts';
import { dateText } from '../../kernel/day-text.ts';
import { counted } from '../../kernel/text.ts';
import { saying, sayingTable } from '../jake/answer.ts';
import { named } from '../jake/wording.ts';
import { horseNamesOn, type RaceView, racesAsked } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';
import { horseOf } from './horses-named.ts';
import { isNegated } from './negation.ts';
import type { Tool } from './tool.ts';

/** Whoever does best in the morning: `best workers`, `sharpest morning horses`. */
const BEST =
  /\b(?:best|top|sharpest|fastest|hottest|strongest|sharp|hot|good|nicest|quickest) (?:(?:recent|latest|morning|last) )*(?:workers?\b|works?\b|workouts?\b|bullets?\b|morning (?:horses?|runners?|movers?|trainers?|glor(?:y|ies))\b|drills?\b)/i;
const ASKED =
  /\bwork(?:s|ed|out|outs|ing|tab)?\b(?! (?:well|best|better|out for|for me))|\bbullets?\b|\bbreez(?:e|ed|es|ing)\b|\bdrills?\b|\bmorning(?:s| works?)\b|\btrain(?:ed|ing) (?:well|sharply|lately)\b|\bhow (?:did|has|is)\b.*\btrain(?:ed|ing)?\b/i;
const PRODUCT = /\bhow (?:does|do|is)\b.*\bwork\b|\bmorning line\b/i;
/** A bullet is a work here, not part of a horse's name. */
const BULLETS_ALONE = /\bbullet (?:works?|workouts?|drills?)\b/gi;
const LISTED = 5;

function secondsText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds - 60 * minutes).toFixed(1);
  return minutes === 0 ? rest : `${minutes}:${rest.padStart(4, '0')}`;
}

const COLUMNS = columnsOf(
  ['Day', 'text'],
  ['Track', 'text'],
  ['Distance', 'text'],
  ['Time', 'number'],
  ['Rank', 'text'],
  ['Bullet', 'text'],
);

const workCells = (work: Workout): readonly (string | null)[] => [
  dateText(work.day),
  work.track,
  distanceText(work.distanceYards, false),
  `${secondsText(work.seconds)}${work.manner === '' ? '' : ` ${work.manner}`}`,
  work.rank === null || work.count === null ? null : `${work.rank} of ${work.count}`,
  work.isBullet ? 'bullet' : null,
];

const bulletsIn = (listed: readonly Workout[]): number => listed.filter(({ isBullet }) => isBullet).length;

/** The latest works of a horse as a table; a sentence where the card gives none. */
function worksAnswer(head: string, listed: readonly Workout[] | null, source: string | null, race: number) {
  if (listed === null) return saying([`${head}: the card gives no works.`, source], [race]);
  return sayingTable(
    {
      lead: [`${head}: ${counted(listed.length, 'work')} on the card, ${bulletsIn(listed)} of them bullets:`],
      caption: 'Latest works',
      columns: COLUMNS,
      rows: listed.slice(0, LISTED).map((work) => ({ line: workLine(work), cells: workCells(work) })),
      note: [source],
    },
    [race],
  );
}

function workLine({ day, track, distanceYards, seconds, rank, count, isBullet, manner }: Workout): string {
  const ranked = rank === null || count === null ? '' : `, ${rank} of ${count}`;
  return `- ${dateText(day)}, ${track}: ${distanceText(distanceYards, false)} in ${secondsText(seconds)}${manner === '' ? '' : ` ${manner}`}${ranked}${isBullet ? ', bullet' : ''}`;
}

interface Bullet {
  readonly race: number;
  readonly runner: Runner;
  readonly latest: Workout;
}

/** The starters whose latest work is a bullet; the one fastest of the most works first where the best are asked. */
function bulletsOf(views: readonly RaceView[], wantsBest: boolean): readonly Bullet[] {
  const found = views.flatMap(({ evidence, picks }) =>
    evidence.starters.filter(isStarter).flatMap((runner) => {
      const latest = runner.workouts?.[0];
      return latest?.isBullet === true ? [{ race: picks.raceNumber, runner, latest }] : [];
    }),
  );
  return wantsBest ? found.toSorted((a, b) => (b.latest.count ?? 0) - (a.latest.count ?? 0)) : found;
}

function bulletsAnswer(bullets: readonly Bullet[], raceNumber: number | null, wantsBest: boolean) {
  const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
  const rows = bullets.map(({ race, runner, latest }) => ({
    line: `${workLine(latest).replace('- ', `- Race ${race}, ${named({ programNumber: runner.programNumber, horse: runner.horseName })}: `)}`,
    cells: [String(race), ...horseCells(runner), ...workCells(latest).slice(0, -1)],
  }));
  const first =
    rows.length === 0
      ? `No starter ${where} had a bullet in its latest work.`
      : `${counted(rows.length, 'starter')} ${where} with a bullet in the latest work${wantsBest ? ', the fastest of the most works first' : ''}:`;
  const columns = [...columnsOf(['Race', 'race'], ...HORSE), ...COLUMNS.slice(0, -1)];
  return sayingTable(
    { lead: [first], caption: 'Bullets in the latest work', columns, rows },
    raceNumber === null ? [] : [raceNumber],
  );
}

/** The morning works of a horse, or who has the latest bullets of a race or the card. */
export const works: Tool = {
  name: 'works',
  reads(question) {
    const { text, card, raceNumber } = question;
    const withoutHorses = withoutNames(text, horseNamesOn(card));
    if (
      (!ASKED.test(withoutHorses) && (!BEST.test(withoutHorses) || isNegated(withoutHorses))) ||
      PRODUCT.test(withoutHorses)
    )
      return null;
    const horse = horseOf({ ...question, text: text.replace(BULLETS_ALONE, 'works') });
    if (horse !== null) {
      return async ({ viewsOf }) => {
        const views = await viewsOf([horse.raceNumber]);
        const { programNumber, horseName } = horse.runner;
        const listed = views[0]?.evidence.runners.find(
          (row) => row.programNumber === programNumber,
        )?.workouts;
        const head = `${named({ programNumber, horse: horseName })}, race ${horse.raceNumber}`;
        const source = views[0] === undefined ? null : `Source: ${views[0].card.source}.`;
        return { answer: worksAnswer(head, listed ?? null, source, horse.raceNumber), views };
      };
    }
    const races = racesAsked(card, raceNumber);
    if (races.length === 0) return null;
    return async ({ viewsOf }) => {
      const views = await viewsOf(races.map(({ number }) => number));
      return {
        answer: bulletsAnswer(bulletsOf(views, BEST.test(text)), raceNumber, BEST.test(text)),
        views: raceNumber === null ? [] : views,
      };
    };
  },
};
