import { cardSource } from '#core/card/formats/card-source.ts';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { Race } from '#core/card/race.ts';
import { type RunnerAsRead, runnerOn } from '#core/card/runner-as-read.ts';
import type { Track } from '#core/card/track.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { fileRefusal } from '../card-file/errors.ts';
import { trackOfCard, type ZoneChoice } from '../card-file/track-of-card.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { withEntries } from './coupled.ts';
import { Facts } from './facts.ts';
import { placeIn, type RacePlaces } from './places.ts';
import { raceOf } from './race-of.ts';
import { type RunnerRead, runnerOf } from './runner-of.ts';

interface RaceDraft {
  readonly race: Race;
  readonly runners: readonly RunnerAsRead[];
  readonly places: RacePlaces;
}

interface Head {
  readonly track: Track;
  readonly day: RaceDay;
  readonly line: number;
  readonly remarks: readonly string[];
}

const MOST_RACES = 30;

/** Collects a card race by race: one track, one day, races from 1 on, each with horses of their own numbers. */
export class CardDraft {
  readonly #fileName: string;
  readonly #zones: ZoneChoice;
  readonly #races: RaceDraft[] = [];
  #head: Head | null = null;

  constructor(fileName: string, zones: ZoneChoice) {
    this.#fileName = fileName;
    this.#zones = zones;
  }

  add(element: XmlElement): void {
    const fileName = this.#fileName;
    const facts = new Facts(element, fileName);
    const { track, day } = this.#headOf(facts);
    const number = this.#numberOf(facts);
    const setting = {
      fileName,
      day,
      ageRestriction: facts.text('age_restr'),
      isOnTurf: facts.text('surface') === 'T',
    };
    const read = facts.each('horsedata').map((horse) => runnerOf(horse, setting));
    const runners = withEntries(read.map(({ runner }) => runner));
    const race = raceOf(facts, { track, day, number }, runners);
    this.#races.push({
      race,
      runners,
      places: { line: facts.line, runners: this.#placesOf(facts, number, read) },
    });
  }

  /** The card with what it was read from; `at` is the moment of import. Refuses a file without a race. */
  finish(contentHash: string, instant: Instant): ImportedCard {
    const head = this.#head;
    const fileName = this.#fileName;
    if (head === null) throw fileRefusal('empty', { fileName }, 'the file holds no race.');
    const provenance = {
      tier: 'imported',
      source: cardSource('TrackMaster', fileName),
      at: instant,
    } as const;
    const places = new Map(this.#races.map((draft) => [draft.race.number, draft.places]));
    return {
      fileName,
      card: {
        trackSlug: head.track.slug,
        day: head.day,
        provenance,
        races: this.#races.map(({ race, runners }) => ({
          ...race,
          runners: runners.map((runner) => runnerOn(runner, provenance)),
        })),
      },
      remarks: head.remarks,
      contentHash,
      placeOf: (raceNumber, programNumber, what) => {
        const race = places.get(raceNumber);
        return race === undefined ? null : placeIn(race, programNumber, what);
      },
    };
  }

  #headOf(facts: Facts): Head {
    const code = facts.required('track');
    const day = facts.day('race_date');
    const found = trackOfCard(code, this.#zones, null);
    if (found === null) {
      const where = { fileName: this.#fileName, line: facts.line, element: 'track' };
      throw fileRefusal('track', where, `"${code}" is not a track code (letters and digits, such as SAR).`);
    }
    const { track, remark } = found;
    const head = this.#head ?? { track, day, line: facts.line, remarks: remark === null ? [] : [remark] };
    this.#head = head;
    if (head.track.slug !== track.slug || head.day !== day) {
      const [element, here, first] =
        head.day === day ? ['track', track.code, head.track.code] : ['race_date', day, head.day];
      const where = { fileName: this.#fileName, line: facts.line, element };
      const sentence = `${here} here, ${first} on line ${head.line}: a file holds one day of one track.`;
      throw fileRefusal('mixed', where, sentence);
    }
    return head;
  }

  #numberOf(facts: Facts): number {
    const number = facts.within('race', 1, MOST_RACES);
    const expected = (this.#races.at(-1)?.race.number ?? 0) + 1;
    if (number === expected) return number;
    const where = { fileName: this.#fileName, line: facts.line, element: 'race' };
    throw fileRefusal('order', where, `race ${number} appears where race ${expected} should begin.`);
  }

  #placesOf(facts: Facts, number: number, read: readonly RunnerRead[]): RacePlaces['runners'] {
    const fileName = this.#fileName;
    if (read.length === 0) {
      throw fileRefusal(
        'order',
        { fileName, line: facts.line, element: 'race' },
        `race ${number} has no horses.`,
      );
    }
    const places = new Map<string, Pick<RunnerRead, 'line' | 'pastLines'>>();
    for (const { runner, line, pastLines } of read) {
      const twin = places.get(runner.programNumber);
      if (twin !== undefined) {
        const sentence = `#${runner.programNumber} is on line ${twin.line} of the same race too.`;
        throw fileRefusal('order', { fileName, line, element: 'program' }, sentence);
      }
      places.set(runner.programNumber, { line, pastLines });
    }
    return places;
  }
}
