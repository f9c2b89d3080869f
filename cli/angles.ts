import { Command, InvalidArgumentError, Option } from 'commander';
import type { CardAngle } from '#core/angle-search/angle.ts';
import { angleInWords } from '#core/angle-search/angle.ts';
import type { MatchedHorse, MatchedRace } from '#core/angle-search/match.ts';
import type {
  AngleRecord,
  AngleSearch,
  AngleSearchRequest,
  SearchedDays,
} from '#core/angle-search/use-cases/search-angles.ts';
import { trackOrRefusal } from '#core/card/days-card.ts';
import { raceTitle } from '#core/card/race-class.ts';
import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import { counted } from '#core/kernel/text.ts';
import { printResult } from './print.ts';
import { tableLines } from './table.ts';
import { anyTrackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface AnglesDeps {
  cardAngles(): Promise<readonly CardAngle[]>;
  searchAngles(request: AngleSearchRequest): Promise<AngleSearch>;
  close(): Promise<void>;
}

const tokenOf = ({ name, parameters }: CardAngle): string =>
  parameters.length === 0 ? name : `${name}(${parameters.map(({ usual }) => usual).join(',')})`;

const listText = (angles: readonly CardAngle[]): string =>
  tableLines(
    [
      ['angle', 'left', tokenOf],
      ['holds', 'left', (angle) => angleInWords(angle, [])],
    ],
    angles,
  ).join('\n');

const outcomeText = ({ outcome }: MatchedHorse): string =>
  outcome === null ? '' : ` · finished ${outcome.place ?? 'unplaced'} at ${outcome.odds ?? '?'}-1`;

const raceText = ({ race, horses }: MatchedRace): string =>
  [
    `${race.trackSlug} ${race.day} race ${race.number}: ${raceTitle({ ...race })}`,
    ...horses.map(
      (horse) =>
        `  #${horse.programNumber} ${horse.horseName} (${horse.morningLine?.text ?? 'no line'})${outcomeText(horse)}`,
    ),
  ].join('\n');

const rounded = (value: number): string => value.toFixed(1);

function recordText({ span, races, ...record }: AngleRecord): string {
  const searched = `${counted(races, 'race')} from ${span.from} to ${span.to}`;
  if (record.winRate === null || record.winRange === null) return `No past starts in ${searched}.`;
  const wins = `${counted(record.starts, 'start')}, ${counted(record.wins, 'win')}: ${rounded(record.winRate)}% (95 in 100: ${rounded(record.winRange.low)}% to ${rounded(record.winRange.high)}%)`;
  const back = (roi: number): string => `$${(1 + roi / 100).toFixed(2)}`;
  const { roi, roiRange } = record;
  const money =
    roi === null || roiRange === null
      ? 'Return unknown: no price.'
      : `Returned ${back(roi)} per $1 to win (${back(roiRange.low)} to ${back(roiRange.high)}, ${counted(record.priced, 'priced start')})`;
  return [wins, money, `Searched ${searched}.`].join('\n');
}

const searchText = (search: AngleSearch): string =>
  [
    search.words,
    search.matches.length === 0 ? 'No starter matches.' : search.matches.map(raceText).join('\n'),
    ...(search.more > 0 ? [`${counted(search.more, 'more race')} not listed.`] : []),
    recordText(search.record),
  ].join('\n\n');

function daysArgument(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= 400) return days;
  throw new InvalidArgumentError('Give a number of days from 1 to 400.');
}

const written = ({ matches, record, ...search }: AngleSearch) => ({
  ...search,
  matches: matches.map(({ race, horses }) => ({
    ...race,
    postTime: toIsoOrNull(race.postTime),
    horses: horses.map(({ outcome, morningLine, ...horse }) => ({
      ...horse,
      morningLine: morningLine?.text ?? null,
      finish: outcome?.place ?? null,
      odds: outcome?.odds ?? null,
    })),
  })),
  record: {
    ...record,
    latest: record.latest === null ? null : { ...record.latest, at: toIso(record.latest.at) },
  },
});

interface RunOptions {
  readonly when: SearchedDays;
  readonly days: number;
  readonly track?: string;
  readonly json?: true;
}

const listCommand = (open: () => Promise<AnglesDeps>): Command =>
  new Command('list')
    .description('list every angle over the card')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli angles list')
    .action(async ({ json }: { json?: true }) => {
      const angles = await withApp(open, (app) => app.cardAngles());
      const plain = angles.map(({ name, title, sentence, parameters }) => ({
        name,
        title,
        sentence,
        parameters,
      }));
      printResult({ json }, plain, listText(angles));
    });

const runCommand = (open: () => Promise<AnglesDeps>): Command =>
  new Command('run')
    .description('find the starters of whom a combination of angles holds, and what such starters did before')
    .argument('<combination>', 'angles joined with and, or, not and parentheses')
    .addOption(
      new Option('--when <days>', 'days to search').choices(['today', 'tomorrow', 'past']).default('today'),
    )
    .option('--days <count>', 'days before today that the record looks back', daysArgument, 60)
    .addOption(anyTrackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli angles run "layoff(60) and (first-lasix or class-drop)"')
    .action(async (find: string, { when, days, track, json }: RunOptions) => {
      const request = { find, when, days, track: track === undefined ? null : trackOrRefusal(track) };
      const search = await withApp(open, (app) => app.searchAngles(request));
      printResult({ json }, written(search), searchText(search));
    });

/** `racing-cli angles`: angles over the card and their record. */
export const anglesCommand = (open: () => Promise<AnglesDeps>): Command =>
  new Command('angles')
    .description('search the card by angles')
    .addHelpText(
      'after',
      '\nExample: racing-cli angles run "second-off-layoff and won-at-track" --when tomorrow',
    )
    .addCommand(listCommand(open))
    .addCommand(runCommand(open));
