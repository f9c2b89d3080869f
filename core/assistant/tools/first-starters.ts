import { isStarter, type Runner } from '../../card/runner.ts';
import { listText } from '../../kernel/text.ts';
import type { ShownRace } from '../../results/day-results.ts';
import { type LineAndCells, saying, sayingTable } from '../jake/answer.ts';
import { chanceOf, named, percent, personText, priceOf } from '../jake/wording.ts';
import { isRun, type RaceView } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { HORSE, horseCells } from '../shown/runner-cells.ts';
import { peopleNamed } from './people-named.ts';
import { placesText } from './result-words.ts';
import type { Tool } from './tool.ts';

const ASKED =
  /\bfirst[- ]timers?\b|\bfirst[- ]time starters?\b|\bfirst[- ]starters?\b|\bfirsters?\b|\bdebut(?:s|ers?|antes?|ing)?\b|\b(?:making|makes?) (?:its|his|her|their|a|the)? ?(?:first (?:career |lifetime )?(?:start|race)|debut)\b(?! (?:off|on|for|since|at))|\bunraced\b|\bnever (?:raced|run)\b/i;

/** Somebody at the track for the first time is no horse. */
const OF_A_FAN =
  /\b(?:i'?m|i am|we'?re|we are|us|as|for) (?:just |only |all |both )?(?:an? )?(?:\w+ )?first[- ]?timers?\b/i;

/** How a person does with them, not which there are. */
const OF_A_RECORD =
  /\b(?:how (?:is|are|does|do|good|well|often)|do(?:es)? \S+ (?:\S+ )?(?:do|win)|good|well|records?|stats?|percent\w*|rate|numbers?|hits?|hitting|strike|clip)\b|%/i;

const isUnraced = ({ records }: Runner): boolean => records?.life?.starts === 0;

const COLUMNS = columnsOf(
  ['Race', 'race'],
  ...HORSE,
  ['To win', 'percent'],
  ['Odds', 'text'],
  ['Works', 'text'],
  ['Trainer', 'text'],
  ['With first starters', 'text'],
);

function rowOf(view: RaceView, runner: Runner): LineAndCells {
  const { programNumber, horseName, workouts, angles, trainer } = runner;
  const best = (workouts ?? []).filter(({ isBullet }) => isBullet).length;
  const debut = angles.find(({ who, label }) => who === 'trainer' && /debut|1st time str/i.test(label));
  const chance = percent(chanceOf(view, programNumber) ?? 0);
  const price = priceOf(view, programNumber);
  const works =
    workouts === null ? null : `${workouts.length} works${best === 0 ? '' : `, ${best} of them bullets`}`;
  const rate = debut === undefined ? null : `${Math.round(100 * debut.winShare)}%`;
  const person = trainer === null ? null : personText(trainer.name);
  const parts = [
    `${chance} to win`,
    price,
    works,
    person === null ? null : `trainer ${person}`,
    debut === undefined ? null : `${rate} with first starters (${debut.starts})`,
  ].filter((part) => part !== null);
  const { raceNumber } = view.picks;
  return {
    line: `- Race ${raceNumber}, ${named({ programNumber, horse: horseName })}: ${parts.join(', ')}`,
    cells: [String(raceNumber), ...horseCells(runner), chance, price, works, person, rate],
  };
}

/** The first-time starters of a race that is off, and where they finished. */
function offLines(view: RaceView, results: readonly ShownRace[]): readonly string[] {
  const { raceNumber } = view.picks;
  const unraced = view.evidence.starters.filter(isUnraced);
  const places = placesText(
    results.find((race) => race.raceNumber === raceNumber),
    unraced.map(({ programNumber }) => programNumber),
  );
  const names = unraced.map(({ programNumber, horseName }) => named({ programNumber, horse: horseName }));
  return [
    `Race ${raceNumber} is off: ${places ?? 'no official result yet'}.`,
    `Its first-time starters: ${names.join(', ')}.`,
  ];
}

/** First-time starters of a race or of the races to come, likeliest winner first. */
export const firstStarters: Tool = {
  name: 'first-time starters',
  reads({ text, card, raceNumber }) {
    if (/\b(?:trainers?|barns?)\b.*\b(?:won|wins?)\b/i.test(text) || !ASKED.test(text)) return null;
    if (OF_A_FAN.test(text)) return null;
    if (OF_A_RECORD.test(text) && peopleNamed(card, text).length > 0) return null;
    const trainers = peopleNamed(card, text).filter(({ who }) => who === 'trainer');
    const isOfThem = ({ trainer }: Runner): boolean =>
      trainers.length === 0 || trainers.some(({ person }) => person.name === trainer?.name);
    const wanted = card.races.filter(
      ({ number, runners }) =>
        (raceNumber === null || number === raceNumber) &&
        runners.some((runner) => isStarter(runner) && isUnraced(runner)),
    );
    return async ({ viewsOf, resultsOn }) => {
      const all = await viewsOf(wanted.map(({ number }) => number));
      const views = all.filter((view) => !isRun(view));
      const [off] = all.filter(isRun);
      if (raceNumber !== null && off !== undefined) {
        const { races } = await resultsOn(card.track, card.day);
        return { answer: saying(offLines(off, races), [raceNumber]), views: [off] };
      }
      const found = views
        .flatMap((view) =>
          view.evidence.starters
            .filter((runner) => isUnraced(runner) && isOfThem(runner))
            .map((runner) => ({ view, runner })),
        )
        .toSorted(
          (a, b) =>
            (chanceOf(b.view, b.runner.programNumber) ?? 0) - (chanceOf(a.view, a.runner.programNumber) ?? 0),
        );
      const ofTrainer =
        trainers.length === 0 ? '' : ` of ${listText(trainers.map(({ person }) => personText(person.name)))}`;
      const where =
        `${ofTrainer.trim()} ${raceNumber === null ? 'in the races to come' : `in race ${raceNumber}`}`.trim();
      const lead =
        found.length === 0
          ? `No first-time starters ${where}.`
          : `First-time starters ${where}, ranked by chance to win:`;
      const rows = found.map(({ view, runner }) => rowOf(view, runner));
      const races = views.map(({ picks }) => picks.raceNumber);
      return {
        answer: sayingTable({ lead: [lead], caption: 'First-time starters', columns: COLUMNS, rows }, races),
        views,
      };
    };
  },
};
