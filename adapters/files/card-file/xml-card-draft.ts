import { cardOfFile } from '#core/card/card-of-file.ts';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { Race } from '#core/card/race.ts';
import type { RunnerAsRead } from '#core/card/runner-as-read.ts';
import type { Track } from '#core/card/track.ts';
import type { UnregisteredTrack } from '#core/card/tracks/registration.ts';
import { sameCodeElsewhere } from '#core/card/tracks/same-code-elsewhere.ts';
import { trackOfCard, type ZoneChoice } from '#core/card/tracks/track-of-card.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { fileRefusal } from './errors.ts';
import { type ElementTables, placeIn, type RacePlaces } from './places.ts';

/** A runner, with the file lines its past races are on, in order. */
export interface RunnerRead {
  readonly runner: RunnerAsRead;
  readonly line: number;
  readonly pastLines: readonly number[];
}

/** Who makes the cards, and which elements their facts are in. */
export interface XmlCardKind {
  /** `TrackMaster`. */
  readonly producer: string;
  readonly tables: ElementTables;
  /** Element names to use in refusals. */
  readonly elements: {
    readonly track: string;
    readonly day: string;
    readonly race: string;
    readonly program: string;
  };
}

interface RaceDraft {
  readonly race: Race;
  readonly runners: readonly RunnerAsRead[];
  readonly places: RacePlaces;
}

/** What a file says of the track and day of a race. */
interface WrittenHead {
  readonly code: string;
  /** As written, such as `USA`; null when the file does not say. */
  readonly country: string | null;
  readonly day: RaceDay;
}

interface Head {
  readonly track: Track;
  readonly day: RaceDay;
  readonly line: number;
  readonly remark: string | null;
  readonly unregistered: UnregisteredTrack | null;
}

const MOST_RACES = 30;

const gapRemark = (first: number, last: number): string =>
  first === last ? `Race ${first} is not in the file.` : `Races ${first} to ${last} are not in the file.`;

/** Collects an XML card race by race: one track, one day, races in order, no program number twice in a race. */
export class XmlCardDraft {
  readonly #kind: XmlCardKind;
  readonly #fileName: string;
  readonly #zones: ZoneChoice;
  readonly #races: RaceDraft[] = [];
  readonly #gaps: string[] = [];
  #head: Head | null = null;

  constructor(kind: XmlCardKind, fileName: string, zones: ZoneChoice) {
    this.#kind = kind;
    this.#fileName = fileName;
    this.#zones = zones;
  }

  /** A race's track and day; refuses a race of a track elsewhere, and one that is not from the first race's card. */
  headOf({ code, country, day }: WrittenHead, line: number): Pick<Head, 'track' | 'day'> {
    const { elements } = this.#kind;
    const found = trackOfCard(code, this.#zones, null);
    const where = { fileName: this.#fileName, line, element: elements.track };
    if (found === null) {
      throw fileRefusal('track', where, `"${code}" is not a track code (letters and digits, such as SAR).`);
    }
    const { track } = found;
    const elsewhere = sameCodeElsewhere(track, country);
    if (elsewhere !== null) throw fileRefusal('track', where, elsewhere);
    const head = this.#head ?? { ...found, day, line };
    this.#head = head;
    if (head.track.slug === track.slug && head.day === day) return head;
    const [element, here, first] =
      head.day === day ? [elements.track, track.code, head.track.code] : [elements.day, day, head.day];
    const sentence = `${here} here, ${first} on line ${head.line}: a file holds one day of one track.`;
    throw fileRefusal('mixed', { fileName: this.#fileName, line, element }, sentence);
  }

  /** Refuses a race that is out of order; gaps in the race numbers become a remark. */
  checkNumber(number: number | null, line: number): number {
    const expected = (this.#races.at(-1)?.race.number ?? 0) + 1;
    if (number === null || !Number.isInteger(number) || number < expected || number > MOST_RACES) {
      const where = { fileName: this.#fileName, line, element: this.#kind.elements.race };
      throw fileRefusal('order', where, `race ${number ?? '?'} appears where race ${expected} should begin.`);
    }
    if (number > expected) this.#gaps.push(gapRemark(expected, number - 1));
    return number;
  }

  /** Adds a race: `read` holds its runners as read, `runners` the same ones with coupled entries marked. */
  add(race: Race, line: number, read: readonly RunnerRead[], runners: readonly RunnerAsRead[]): void {
    this.#races.push({ race, runners, places: { line, runners: this.#placesOf(race, line, read) } });
  }

  /** The card and where it was read from; `instant` is the moment of import. Refuses a file without races. */
  finish(contentHash: string, instant: Instant, remarks: readonly string[] = []): ImportedCard {
    const head = this.#head;
    const fileName = this.#fileName;
    if (head === null) throw fileRefusal('empty', { fileName }, 'the file has no races.');
    const { producer, tables } = this.#kind;
    const places = new Map(this.#races.map((draft) => [draft.race.number, draft.places]));
    return {
      fileName,
      card: cardOfFile({ ...head, producer, fileName, races: this.#races }, instant),
      unregistered: head.unregistered,
      remarks: [...(head.remark === null ? [] : [head.remark]), ...this.#gaps, ...remarks],
      contentHash,
      placeOf: (raceNumber, programNumber, what) => {
        const race = places.get(raceNumber);
        return race === undefined ? null : placeIn(tables, race, programNumber, what);
      },
    };
  }

  #placesOf(race: Race, raceLine: number, read: readonly RunnerRead[]): RacePlaces['runners'] {
    const fileName = this.#fileName;
    const { elements } = this.#kind;
    if (read.length === 0) {
      const where = { fileName, line: raceLine, element: elements.race };
      throw fileRefusal('order', where, `race ${race.number} has no horses.`);
    }
    const places = new Map<string, Pick<RunnerRead, 'line' | 'pastLines'>>();
    for (const { runner, line, pastLines } of read) {
      const twin = places.get(runner.programNumber);
      if (twin !== undefined) {
        const sentence = `#${runner.programNumber} is on line ${twin.line} too, in the same race.`;
        throw fileRefusal('order', { fileName, line, element: elements.program }, sentence);
      }
      places.set(runner.programNumber, { line, pastLines });
    }
    return places;
  }
}
