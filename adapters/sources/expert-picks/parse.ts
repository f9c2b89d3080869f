import type { CheerioAPI } from 'cheerio';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import type { ExpertSelection, NamedHorse } from '#core/press/expert-selection.ts';
import { wholeIn } from '../readings/number.ts';
import { linesOf, pageIn } from '../readings/page.ts';
import { bestBetIn, cellHorseIn, conditionIn, horseIn, listIn, raceIn } from './grammar.ts';
import { dayIn } from './written-day.ts';

/** A selection before it is known whose page it was on. */
export type ReportedSelection = Omit<ExpertSelection, 'url' | 'provenance'>;

type Draft = Pick<ReportedSelection, 'raceNumber'> & Partial<ReportedSelection>;

const selection = (day: RaceDay | null, ranked: readonly NamedHorse[], more: Draft): ReportedSelection => ({
  expert: null,
  isBestBet: false,
  onlyIf: null,
  ...more,
  day,
  ranked,
});

/** `Ada Vale | @adavale` heads what she picks. */
const PANELLIST = /^([^|@]{2,60}?)\s*\|\s*@\w+/;

/** A panel's table of a day: each panellist's name, then races with their numbers. */
function panelSelections(page: CheerioAPI): readonly ReportedSelection[] {
  return page('section[id^="th-pick-"]')
    .toArray()
    .flatMap((section) => {
      const day = parseRaceDay((page(section).attr('id') ?? '').slice('th-pick-'.length));
      const found: ReportedSelection[] = [];
      let expert: string | null = null;
      let raceNumber: number | null = null;
      for (const line of linesOf(page(section))) {
        const name = PANELLIST.exec(line)?.[1];
        if (name !== undefined) [expert, raceNumber] = [name.trim(), null];
        const race = raceIn(line);
        raceNumber = race?.raceNumber ?? raceNumber;
        const ranked = listIn(race?.rest ?? line);
        if (raceNumber !== null && ranked !== null)
          found.push(selection(day, ranked, { raceNumber, expert }));
      }
      return found;
    });
}

/** A table with a column for the race and one for the pick, as many rows a race as there are picks. */
function tableSelections(page: CheerioAPI, day: RaceDay | null): readonly ReportedSelection[] {
  const byRace = new Map<number, NamedHorse[]>();
  for (const table of page('table').toArray()) {
    const [head = [], ...rows] = page(table)
      .find('tr')
      .toArray()
      .map((row) =>
        page(row)
          .children('th, td')
          .toArray()
          .map((element) => page(element).text().replace(/\s+/g, ' ').trim()),
      );
    const raceAt = head.findIndex((cell) => /^race( #)?$/i.test(cell));
    const pickAt = head.findIndex((cell) => /^(top )?picks?$/i.test(cell));
    if (raceAt < 0 || pickAt < 0) continue;
    for (const row of rows) {
      const raceNumber = wholeIn(row[raceAt]?.replace(/^race\s*/i, ''), 1, 20);
      const horse = cellHorseIn(row[pickAt] ?? '');
      if (raceNumber !== null && horse !== null)
        byRace.set(raceNumber, [...(byRace.get(raceNumber) ?? []), horse]);
    }
  }
  return [...byRace].map(([raceNumber, ranked]) => selection(day, ranked, { raceNumber }));
}

/** Two numbers alone in a line may be odds: there it takes three, behind the race two. A race has one list. */
function listAt(line: string, afterRace: string | null, named: number): readonly NamedHorse[] | null {
  const list = listIn(afterRace ?? line);
  const least = afterRace === null ? 3 : 2;
  return list !== null && named === 0 && list.length >= least ? list : null;
}

/** Running text: a race is named, then its horses, one in a line or all in one. */
function articleSelections(lines: readonly string[], day: RaceDay | null): readonly ReportedSelection[] {
  const byRace = new Map<number, readonly NamedHorse[]>();
  const others: ReportedSelection[] = [];
  let raceNumber: number | null = null;
  for (const line of lines) {
    const best = bestBetIn(line);
    if (best !== null) {
      others.push(selection(day, [best.horse], { raceNumber: best.raceNumber, isBestBet: true }));
      continue;
    }
    const race = raceIn(line);
    raceNumber = race?.raceNumber ?? raceNumber;
    if (raceNumber === null) continue;
    const condition = conditionIn(line);
    if (condition !== null)
      others.push(selection(day, condition.ranked, { raceNumber, onlyIf: condition.onlyIf }));
    const before = byRace.get(raceNumber) ?? [];
    const horse = race === null ? horseIn(line) : null;
    const named = listAt(line, race?.rest ?? null, before.length) ?? (horse === null ? [] : [horse]);
    if (named.length > 0) byRace.set(raceNumber, [...before, ...named]);
  }
  return [
    ...[...byRace].map(([number, ranked]) => selection(day, ranked, { raceNumber: number })),
    ...others,
  ];
}

/** Selections on a page of any of the known makes; null where there are none. `year` replaces one left out. */
export function selectionsIn(html: string, year: string): readonly ReportedSelection[] | null {
  const page = pageIn(html);
  if (page === null) return null;
  const lines = linesOf(page('body'));
  const day = dayIn(lines.join(' '), year);
  const makes = [
    () => panelSelections(page),
    () => tableSelections(page, day),
    () => articleSelections(lines, day),
  ];
  for (const make of makes) {
    const found = make();
    if (found.length > 0) return found;
  }
  return null;
}
