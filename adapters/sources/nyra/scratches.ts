import type { CheerioAPI } from 'cheerio';
import type { CourseState, LateChange, LateFact } from '#core/card/late-changes.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { instantOn, parseClock, parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import { linesOf, pageIn } from '../readings/page.ts';
import { programNumberIn } from '../readings/program-number.ts';
import { raceNumberIn, type Texts } from './page.ts';

/** The scratch file as it reads, before it is known whether it is of the day that was asked for. */
export interface ScratchPage {
  readonly day: RaceDay;
  /** When it was last written; null where it does not say. */
  readonly updatedAt: Instant | null;
  readonly courses: readonly CourseState[];
  readonly changes: readonly LateChange[];
}

const ZONE = 'America/New_York';
const HEADING = /changes for [a-z]+,?\s+(\d{1,2})\/(\d{1,2})\/(\d{4})/i;
const UPDATED = /last updated:?\s*(\d{1,2})\/(\d{1,2})\/(\d{4})\s+(\d{1,2}:\d{2})(?::\d{2})?\s*([ap]m)/i;

const dayOf = (month = '', date = '', year = ''): RaceDay | null =>
  parseRaceDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`);

function updatedIn(text: string): Instant | null {
  const [, month, date, year, clock, half] = UPDATED.exec(text) ?? [];
  const [day, minute] = [dayOf(month, date, year), parseClock(`${clock} ${half}`)];
  return day === null || minute === null ? null : instantOn(day, minute, ZONE);
}

type Section = 'scratch' | 'jockey' | 'other';

const SECTIONS: readonly (readonly [RegExp, Section])[] = [
  [/^scratches$/i, 'scratch'],
  [/^jockey changes$/i, 'jockey'],
  [/^misc(ellaneous)?\.? changes$/i, 'other'],
];

const sectionOf = (line: string): Section | null =>
  SECTIONS.find(([pattern]) => pattern.test(line))?.[1] ?? null;

const NOTHING = /^(none\.?|n\/a|-+)$/i;
const HORSE = /^#?(\d{1,2}[A-Z]?)\b[\s.:-]*(.*)$/i;

const OFF_THE_TURF =
  /\boff (?:the )?turf\b|\b(?:moved|switched|taken) (?:off .*)?to (?:the )?(?:main track|dirt)\b/i;
/** Of the race; wagers are cancelled, too. */
const CANCELLED = /^(?:the\s+)?(?:race\s+)?(?:is\s+|has been\s+)?cancel+ed\b/i;
const WEIGHT = /\b(\d{3})\s*(?:lbs?\b|pounds\b)/i;
const BLINKERS = /\bblinkers?\s+(on|off)\b/i;

/** What a line of miscellaneous changes says; words that name no fact are a remark. */
function otherFact(text: string): LateFact {
  if (CANCELLED.test(text)) return { what: 'cancelled', to: true };
  if (OFF_THE_TURF.test(text)) return { what: 'surface', to: 'dirt' };
  const weight = WEIGHT.exec(text)?.[1];
  if (weight !== undefined) return { what: 'weight', to: Number(weight) };
  const blinkers = BLINKERS.exec(text)?.[1]?.toLowerCase();
  if (blinkers !== undefined) return { what: 'blinkers', to: blinkers === 'on' ? 'on' : 'off' };
  return { what: 'remark', to: text };
}

function factOf(kind: Section, rider: string | null, text: string): LateFact {
  if (kind === 'scratch') return { what: 'scratched', to: true };
  if (kind === 'jockey' && rider !== null) return { what: 'jockey', to: rider };
  return kind === 'other' ? otherFact(text) : { what: 'remark', to: text };
}

/** The horse of a line: what comes before a dash, a bracket, or the words of a change. */
const NAME_ENDS = /\s*(?:\(|\b(?:blinkers?|now|carries|overweight|\d{3}\s*(?:lbs?|pounds))\b).*$/i;

/** `3 HARBOR LIGHT (VET)` or `7 LONG WHARF - J EXAMPLE`. */
function changeOf(raceNumber: number, kind: Section, text: string): LateChange {
  const [, number = '', words = ''] = HORSE.exec(text) ?? [];
  const [horse = '', rider] = words.split(/\s+-\s+|\s+-$/);
  const reason = /\(([^)]*)\)\s*$/.exec(horse)?.[1]?.trim();
  const name = horse.replace(NAME_ENDS, '').trim();
  return {
    raceNumber,
    fact: factOf(kind, rider?.trim() || null, text),
    programNumber: programNumberIn(number),
    horseName: name === '' ? null : name,
    reason: kind === 'scratch' && reason ? reason : null,
    text,
  };
}

/** `1st RACE:` or `RACE 1 -`. */
const RACE_LABEL = /^.*?\brace\b(?:\s+\d{1,2})?[\s:-]*/i;

/** One line lists several horses of a race, separated by commas or semicolons. */
const PARTS = /\s*[;,]\s*(?=#?\d{1,2}[A-Z]?\b)/i;

function changesIn(lines: Texts): readonly LateChange[] {
  const changes: LateChange[] = [];
  let kind: Section | null = null;
  let race: number | null = null;
  for (const line of lines) {
    const section = sectionOf(line);
    if (section !== null) [kind, race] = [section, null];
    else if (kind !== null) {
      const named = raceNumberIn(line);
      race = named ?? race;
      const text = named === null ? line : line.replace(RACE_LABEL, '').trim();
      if (race === null || text === '' || NOTHING.test(text)) continue;
      for (const part of text.split(PARTS)) changes.push(changeOf(race, kind, part));
    }
  }
  return changes;
}

/** `Mellon: FIRM Inner: GOOD` by course. */
const labelled = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([A-Za-z]+):\s*([^:]*?)(?=\s+[A-Za-z]+:|$)/g)].map(([, course = '', value = '']) => [
      course,
      value.trim(),
    ]),
  );

const TRACK = 'Track';
/** What the first column calls the courses' table of contents. */
const GOINGS = 'Turf';
const RACES = 'Turf Races';

function cellsIn(page: CheerioAPI): ReadonlyMap<string, string> {
  const rows = page('tr').toArray();
  return new Map(
    rows.flatMap((row) => {
      const [label = '', value = ''] = page(row)
        .children('td, th')
        .toArray()
        .map((element) => page(element).text().replace(/\s+/g, ' ').trim());
      return value === '' || raceNumberIn(label) !== null ? [] : [[label.replace(/:$/, ''), value] as const];
    }),
  );
}

const feetIn = (text: string | undefined): number | null => {
  const found = /set at\s+(\d{1,2})\s*f/i.exec(text ?? '');
  return found === null ? null : Number(found[1]);
};

const numbersIn = (text: string | undefined): readonly number[] =>
  [...(text ?? '').matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits));

function coursesIn(page: CheerioAPI): readonly CourseState[] {
  const cells = cellsIn(page);
  const goings = labelled(cells.get(GOINGS) ?? '');
  const races = labelled(cells.get(RACES) ?? '');
  const main = cells.get(TRACK);
  const turf = [...new Set([...goings.keys(), ...races.keys()])].map((course) => ({
    course,
    condition: goings.get(course) || null,
    railFeet: feetIn(cells.get(course)),
    races: numbersIn(races.get(course)),
  }));
  return main === undefined ? turf : [{ course: TRACK, condition: main, railFeet: null, races: [] }, ...turf];
}

/** Reads the scratch file; null where it names no day, as while it is not available. */
export function scratchPage(html: string): ScratchPage | null {
  const page = pageIn(html);
  if (page === null) return null;
  const lines = linesOf(page('body'));
  const whole = lines.join(' ');
  const [, month, date, year] = HEADING.exec(whole) ?? [];
  const day = dayOf(month, date, year);
  if (day === null) return null;
  return { day, updatedAt: updatedIn(whole), courses: coursesIn(page), changes: changesIn(lines) };
}
