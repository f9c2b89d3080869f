import { isOfToday } from '../../card/card-outline.ts';
import { horseName } from '../../card/horse-name.ts';
import type { CardCalendar, CardStore } from '../../card/ports.ts';
import type { Price } from '../../card/price.ts';
import type { Race } from '../../card/race.ts';
import { isStarter } from '../../card/runner.ts';
import { horseNameKey } from '../../card/same-name.ts';
import { daysAround, FLAGSHIP } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { DaySpan } from '../../kernel/race-day.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { PersonKind } from '../../scorecards/people/person-start.ts';
import { isSpelledSo, personFinder } from '../person/find-person.ts';
import { type PersonGroup, personGroups } from '../person/person-groups.ts';
import { EVERYTHING, isInSpan, type PersonSpan, spansOf } from '../person/person-spans.ts';
import type { QueryBook, QuerySource } from '../query-book.ts';
import type { QueryStart } from '../query-start.ts';
import { recordOf, type StartsRecord } from '../record.ts';

/** A horse of today that the person rides or trains. */
export interface PersonEntry {
  readonly race: Pick<Race, 'trackSlug' | 'day' | 'number' | 'postTime' | 'name' | 'classification'>;
  readonly programNumber: string;
  readonly horseName: string;
  readonly isScratched: boolean;
  readonly morningLine: Price | null;
}

/** A jockey or trainer: record by kind of start over a span, and today's entries. */
export interface PersonPage {
  readonly kind: PersonKind;
  /** As results spell it at most length, else as asked for. */
  readonly name: string;
  readonly spans: readonly PersonSpan[];
  /** The key of the span that is counted. */
  readonly over: string;
  readonly record: StartsRecord;
  /** First and last day with a start; null without one. */
  readonly days: DaySpan | null;
  readonly groups: readonly PersonGroup[];
  /** In the order of the cards. */
  readonly entries: readonly PersonEntry[];
  readonly sources: readonly QuerySource[];
}

export interface ShowPersonDeps {
  readonly readBook: () => Promise<QueryBook>;
  readonly cards: Pick<CardStore, 'cardFor'> & Pick<CardCalendar, 'outlinesBetween'>;
  readonly clock: Clock;
}

async function entriesToday(
  { cards, clock }: ShowPersonDeps,
  kind: PersonKind,
  isPerson: (printed: string) => boolean,
): Promise<readonly PersonEntry[]> {
  const now = clock();
  const outlines = (await cards.outlinesBetween(daysAround(now))).filter((outline) =>
    isOfToday(outline, now),
  );
  const entries: PersonEntry[] = [];
  for (const { trackSlug, day } of outlines) {
    const stored = await cards.cardFor(trackSlug, day);
    for (const { runners, ...race } of stored?.card.races ?? []) {
      for (const runner of runners) {
        const person = runner[kind];
        if (person === null || !isPerson(person.name)) continue;
        entries.push({
          race,
          programNumber: runner.programNumber,
          horseName: horseName(runner.horseName),
          isScratched: !isStarter(runner),
          morningLine: runner.morningLine,
        });
      }
    }
  }
  return entries;
}

/** All starts of the horses of some starts, in order of time. */
function startsOfHorses(starts: readonly QueryStart[], book: QueryBook): readonly QueryStart[] {
  const horses = new Set(starts.map(({ horse }) => horseNameKey(horse)));
  return book.starts.filter(({ horse }) => horses.has(horseNameKey(horse)));
}

const daysOf = (starts: readonly QueryStart[]): DaySpan | null => {
  const days = starts.map(({ race }) => race.day).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
};

/**
 * A jockey or trainer of any spelling: their record before today by surface, distance, class and situation, over a span
 * (`all`, a meet as `SAR-2025`, or a year), and their horses of today. Refuses ('not-found', `record-search.unknown-person`) a name
 * in no result and on no card of today, and (`record-search.unknown-span`) a span without a start.
 */
export function makeShowPerson(deps: ShowPersonDeps) {
  return async function showPerson(
    kind: PersonKind,
    name: string,
    over: string = EVERYTHING,
  ): Promise<PersonPage> {
    const book = await deps.readBook();
    const roll = kind === 'jockey' ? book.jockeys : book.trainers;
    const find = personFinder(roll);
    const person = find(name);
    const today = raceDayAt(deps.clock(), FLAGSHIP.timeZone);
    const entries = await entriesToday(deps, kind, isSpelledSo(name, find));
    const all = book.starts.filter(
      (start) => start.race.day < today && person?.spellings.has(start[kind] ?? '') === true,
    );
    if (all.length === 0 && entries.length === 0) {
      throw new Refusal('not-found', 'record-search.unknown-person', `No result names a ${kind} "${name}".`);
    }
    const starts = all.filter((start) => isInSpan(start, over));
    if (over !== EVERYTHING && starts.length === 0) {
      throw new Refusal('not-found', 'record-search.unknown-span', `There is no start in "${over}".`);
    }
    return {
      kind,
      name: person?.name ?? name,
      spans: spansOf(all, today),
      over,
      record: recordOf(starts),
      days: daysOf(starts),
      groups: personGroups(starts, startsOfHorses(starts, book)),
      entries,
      sources: book.sourcesAt([...new Set(starts.map(({ race }) => race.track))]),
    };
  };
}

export type ShowPerson = ReturnType<typeof makeShowPerson>;
