import type { CheerioAPI } from 'cheerio';
import { leadingNumber } from '#core/card/betting-interest.ts';
import type { RaceDraft, RunnerDraft } from '#core/card/card-draft.ts';
import type { QuotedPrice } from '#core/card/price.ts';
import { sexOfLetter } from '#core/card/sex.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { instantOn, parseClock, parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import { distanceIn } from '../readings/distance.ts';
import { sumIn } from '../readings/number.ts';
import { oddsIn } from '../readings/odds.ts';
import { pageIn } from '../readings/page.ts';
import { programNumberIn } from '../readings/program-number.ts';
import { surfaceIn } from '../readings/surface.ts';
import { dayIn, lineOf, postTimeText, raceNumberIn, trackNameIn } from './page.ts';

/** A horse's row with what the board beside it shows. */
export interface EntryRow {
  readonly runner: RunnerDraft;
  readonly liveOdds: QuotedPrice | null;
}

/** The entries of one race as the fragment shows them. */
export interface EntriesPage {
  /** The day of the post time; null where only a clock is shown. */
  readonly day: RaceDay | null;
  /** As the fragment names it, `Saratoga`; null where it does not. */
  readonly trackName: string | null;
  readonly race: RaceDraft;
  readonly rows: readonly EntryRow[];
  /** Races and days the page links to: `2026-08-08` with 1, 2, 3. */
  readonly links: readonly { readonly day: RaceDay; readonly raceNumber: number }[];
}

/** More than any race has; what follows is not looked at. */
const MOST_RUNNERS = 40;
const ZONE = 'America/New_York';
type Part = ReturnType<CheerioAPI>;

const textOf = (part: Part): string => lineOf(part.first().text());

/** `119lbs • L • 2/C`: weight, medication, age and sex in any order. */
function bodyOf(line: string): Pick<RunnerDraft, 'weightLb' | 'medication' | 'age' | 'sex'> {
  const parts = line.split('•').map((part) => part.trim());
  const weight = parts.map((part) => /^(\d{2,3})\s*lbs?$/i.exec(part)?.[1]).find(Boolean);
  const [, age, sex = ''] = parts.map((part) => /^(\d{1,2})\/([A-Z])$/.exec(part)).find(Boolean) ?? [];
  return {
    weightLb: sumIn(weight),
    medication: parts.some((part) => /^L\d?$/.test(part)) ? 'lasix' : null,
    age: sumIn(age),
    sex: sexOfLetter(sex),
  };
}

function peopleOf(lines: readonly string[]): Pick<RunnerDraft, 'jockeyName' | 'trainerName'> {
  const line = lines.find((line) => line.includes('•') && !/\d\s*lbs?\b/i.test(line)) ?? '';
  const [jockey = '', trainer = ''] = line.split('•').map((part) => part.trim());
  return { jockeyName: jockey === '' ? null : jockey, trainerName: trainer === '' ? null : trainer };
}

/** Shows a scratch in the place of the odds; before there are odds, the page shows no scratches. */
const outByOdds = (odds: string): boolean | null => (odds === '' ? null : /^scr/i.test(odds));

function rowOf(page: CheerioAPI, row: Part): EntryRow | null {
  const link = row.find('.blend-links a, a[href*="equibase"]').first();
  const horseName = textOf(link);
  const programNumber = programNumberIn(textOf(row.find('[class*="saddle-"]')));
  if (horseName === '' || programNumber === null) return null;
  const lines = row
    .find('div')
    .toArray()
    .filter((element) => page(element).children().length === 0)
    .map((element) => lineOf(page(element).text()));
  const odds = textOf(row.find('[title="Current Odds"]'));
  const line = textOf(row.find('[title="Morning Line Odds"]')).replace(/^ML\s*/i, '');
  return {
    liveOdds: oddsIn(odds),
    runner: {
      programNumber,
      horseName,
      postPosition: null,
      coupledWith: null,
      isScratched: outByOdds(odds),
      morningLine: oddsIn(line),
      claimingPrice: null,
      blinkers: null,
      sire: null,
      dam: null,
      damSire: null,
      ...peopleOf(lines),
      ...bodyOf(lines.find((line) => /\d\s*lbs?\b/i.test(line)) ?? ''),
    },
  };
}

/** Runners that share a number but for its letter are one betting interest. */
function coupled(rows: readonly EntryRow[]): readonly EntryRow[] {
  const count = (interest: string): number =>
    rows.filter(({ runner }) => leadingNumber(runner.programNumber) === interest).length;
  return rows.map((row) => {
    const interest = leadingNumber(row.runner.programNumber);
    return count(interest) < 2 ? row : { ...row, runner: { ...row.runner, coupledWith: interest } };
  });
}

/** The clock on the badge is Eastern and names no zone. */
function postTimeIn(page: CheerioAPI): { day: RaceDay | null; at: Instant | null } {
  const day = dayIn(page);
  const minute = parseClock(postTimeText(page).slice(11, 16));
  return { day, at: day === null || minute === null ? null : instantOn(day, minute, ZONE) };
}

function linksIn(page: CheerioAPI): EntriesPage['links'] {
  const links = page('[hx-get]').toArray();
  return links.flatMap((link) => {
    const query = (page(link).attr('hx-get') ?? '').split('?')[1] ?? '';
    const parameters = new Map(query.split('&').map((part) => part.split('=') as [string, string]));
    const day = parseRaceDay(parameters.get('day') ?? '');
    const raceNumber = Number(parameters.get('race'));
    return day === null || !Number.isInteger(raceNumber) || raceNumber < 1 ? [] : [{ day, raceNumber }];
  });
}

const FURLONGS = /furlong|mile|yard/i;

function raceOf(page: CheerioAPI, number: number, instant: Instant | null): Omit<RaceDraft, 'runners'> {
  const distance = page('div[title]')
    .filter((_, element) => FURLONGS.test(page(element).attr('title') ?? ''))
    .first();
  const read = distanceIn(distance.attr('title')) ?? distanceIn(textOf(distance));
  const [, purse = '', type = ''] = /^(\$[\d,]+)?\s*(.*)$/.exec(textOf(page('section'))) ?? [];
  const conditions = page('div, p')
    .toArray()
    .filter((element) => page(element).children().length === 0)
    .map((element) => lineOf(page(element).text()))
    .find((line) => /^for\s/i.test(line));
  return {
    number,
    name: null,
    postTime: instant,
    distanceYards: read?.yards ?? null,
    isAbout: read?.isAbout ?? false,
    surface: surfaceIn(textOf(distance.next())),
    raceType: type === '' ? null : type,
    grade: null,
    conditions: conditions ?? null,
    ages: null,
    sexes: null,
    purse: sumIn(purse),
    claiming: null,
    condition: null,
    isCancelled: null,
    wagers: [],
  };
}

/** Reads the entries fragment of one race; null where it names no race or no horse. */
export function entriesPage(html: string): EntriesPage | null {
  const page = pageIn(html);
  if (page === null) return null;
  const number = raceNumberIn(textOf(page('header')));
  const rows = page('[class*="saddle-"]')
    .slice(0, MOST_RUNNERS)
    .toArray()
    .flatMap((cell) => rowOf(page, page(cell).parent()) ?? []);
  if (number === null || rows.length === 0) return null;
  const { day, at: instant } = postTimeIn(page);
  const entryRows = coupled(rows);
  return {
    day,
    trackName: trackNameIn(page.text()),
    race: { ...raceOf(page, number, instant), runners: entryRows.map(({ runner }) => runner) },
    rows: entryRows,
    links: linksIn(page),
  };
}
