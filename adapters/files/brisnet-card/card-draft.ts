import { createHash } from 'node:crypto';
import { cardOfFile } from '#core/card/card-of-file.ts';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { Race } from '#core/card/race.ts';
import type { RunnerAsRead } from '#core/card/runner-as-read.ts';
import type { Track } from '#core/card/track.ts';
import type { UnregisteredTrack } from '#core/card/tracks/registration.ts';
import { sameCodeOnOtherTime } from '#core/card/tracks/same-code-elsewhere.ts';
import { type TrackOfCard, trackOfCard, type ZoneChoice } from '#core/card/tracks/track-of-card.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { fileRefusal } from './errors.ts';
import { Field, type FieldMap, misread, readField } from './field.ts';
import { fieldFor } from './places.ts';
import { HEAD, RACE } from './race-fields.ts';
import { raceOf } from './race-of.ts';
import { cellAt, FIELD_COUNT, type Row } from './rows.ts';
import { RUNNER } from './runner-fields.ts';
import { runnerOf } from './runner-of.ts';

interface RaceDraft {
  readonly race: Race;
  readonly firstRow: Row;
  readonly runners: RunnerAsRead[];
  readonly lines: Map<string, number>;
}

interface Head {
  readonly track: Track;
  readonly day: RaceDay;
  readonly line: number;
  readonly remarks: readonly string[];
  readonly unregistered: UnregisteredTrack | null;
}

/** Six random characters that differ with every download. */
const WATERMARK = FIELD_COUNT - 1;

const factsOf = (row: Row): string =>
  row.cells.map((cell, index) => (index === WATERMARK - 1 ? '' : cell.trim())).join('\u001f');

/** The track of a row; refuses a text that is no code, and a track elsewhere with the code of a listed one. */
function trackOf(row: Row, zones: ZoneChoice, day: RaceDay): TrackOfCard {
  const code = cellAt(row, HEAD.track.at);
  const zone = readField(row, HEAD.zone);
  const found = trackOfCard(code, zones, zone);
  const problem =
    found === null
      ? `"${code}" is not a track code (letters and digits, such as SAR).`
      : sameCodeOnOtherTime(found.track, zone, day);
  if (found !== null && problem === null) return found;
  const where = { fileName: row.fileName, line: row.line, field: HEAD.track.place() };
  throw fileRefusal('track', where, problem ?? '');
}

function refuseOtherRace(row: Row, firstRow: Row, map: FieldMap): void {
  for (const part of Object.values(map)) {
    if (!(part instanceof Field)) refuseOtherRace(row, firstRow, part);
    else if (cellAt(row, part.at) !== cellAt(firstRow, part.at)) {
      const [cell, firstCell] = [cellAt(row, part.at), cellAt(firstRow, part.at)];
      throw misread(
        row,
        part,
        0,
        `"${cell}" here, "${firstCell}" on line ${firstRow.line} of the same race.`,
      );
    }
  }
}

/** Collects a card row by row and checks it against what every complete file has. */
export class CardDraft {
  readonly #zones: ZoneChoice;
  readonly #races: RaceDraft[] = [];
  readonly #digest = createHash('sha256');
  #head: Head | null = null;

  constructor(zones: ZoneChoice) {
    this.#zones = zones;
  }

  add(row: Row): void {
    const day = readField(row, HEAD.day);
    const { track, remark, unregistered } = trackOf(row, this.#zones, day);
    this.#head ??= { track, day, line: row.line, remarks: remark === null ? [] : [remark], unregistered };
    this.#refuseOtherDay(row, track, day);
    const draft = this.#raceFor(row, track, day);
    const runner = runnerOf(row, day);
    this.#refuseMisplaced(row, draft, runner);
    draft.runners.push(runner);
    draft.lines.set(runner.programNumber, row.line);
    this.#digest.update(factsOf(row)).update('\n');
  }

  finish(fileName: string, instant: Instant): ImportedCard {
    const head = this.#head;
    if (head === null) throw fileRefusal('empty', { fileName }, 'the file is empty.');
    const drafts = new Map(this.#races.map((draft) => [draft.race.number, draft]));
    return {
      fileName,
      card: cardOfFile({ ...head, producer: 'Brisnet', fileName, races: this.#races }, instant),
      remarks: head.remarks,
      unregistered: head.unregistered,
      contentHash: this.#digest.digest('hex'),
      placeOf: (raceNumber, programNumber, what) => {
        const draft = drafts.get(raceNumber);
        if (draft === undefined) return null;
        const line = draft.lines.get(programNumber ?? '') ?? draft.firstRow.line;
        return { line, field: fieldFor(what, programNumber !== null) };
      },
    };
  }

  #refuseOtherDay(row: Row, track: Track, day: RaceDay): void {
    const head = this.#head;
    if (head === null || (head.track.slug === track.slug && head.day === day)) return;
    const [field, cell, firstCell] =
      head.track.slug === track.slug ? [HEAD.day, day, head.day] : [HEAD.track, track.code, head.track.code];
    const where = { fileName: row.fileName, line: row.line, field: field.place() };
    throw fileRefusal(
      'mixed',
      where,
      `${cell} here, ${firstCell} on line ${head.line}: a file holds one day of one track.`,
    );
  }

  #raceFor(row: Row, track: Track, day: RaceDay): RaceDraft {
    const number = readField(row, HEAD.number);
    const last = this.#races.at(-1);
    if (last !== undefined && last.race.number === number) {
      refuseOtherRace(row, last.firstRow, RACE);
      return last;
    }
    const expected = (last?.race.number ?? 0) + 1;
    if (number !== expected) {
      const where = { fileName: row.fileName, line: row.line, field: HEAD.number.place() };
      throw fileRefusal('order', where, `race ${number} appears where race ${expected} should begin.`);
    }
    const draft = { race: raceOf(row, track, day, number), firstRow: row, runners: [], lines: new Map() };
    this.#races.push(draft);
    return draft;
  }

  #refuseMisplaced(
    row: Row,
    { lines, runners }: RaceDraft,
    { programNumber, postPosition }: RunnerAsRead,
  ): void {
    const { fileName, line } = row;
    const twin = lines.get(programNumber);
    if (twin !== undefined) {
      const field = RUNNER.programNumber.place();
      throw fileRefusal(
        'order',
        { fileName, line, field },
        `#${programNumber} is on line ${twin} too, in the same race.`,
      );
    }
    if (postPosition === runners.length + 1) return;
    const field = RUNNER.postPosition.place();
    const sentence = `post ${postPosition} appears where post ${runners.length + 1} should: a row is missing or moved.`;
    throw fileRefusal('order', { fileName, line, field }, sentence);
  }
}
