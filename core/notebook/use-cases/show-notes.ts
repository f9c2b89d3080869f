import type { MemberId } from '../../accounts/member.ts';
import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { FormLine } from '../../card/race-form/form-line.ts';
import type { Runner } from '../../card/runner.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Note } from '../note.ts';
import type { NoteStore } from '../ports.ts';
import { concernsRunner, isThatHorse, isThatPerson } from '../subject.ts';

/** Which notes: on a race and all who take part, on a horse, on a person; all of them. */
export type NotesWanted =
  | { readonly of: 'race'; readonly raceId: string }
  | { readonly of: 'horse'; readonly horse: string }
  | { readonly of: 'jockey' | 'trainer'; readonly name: string }
  | { readonly of: 'all' };

/** A note with what came after it. */
export interface ShownNote {
  readonly note: Note;
  /** Of the race asked for: whom it concerns, by program number. */
  readonly programNumbers: readonly string[];
  /** The horse's races since, newest first; null where they were not looked for. */
  readonly since: readonly FormLine[] | null;
}

export interface ShowNotesDeps {
  readonly notes: Pick<NoteStore, 'notesOf'>;
  readonly cards: Pick<CardStore, 'raceWith'>;
  /** A horse's past races before a moment, newest first; none for an unknown horse. */
  readonly linesOf: (horse: string, before: Instant) => Promise<readonly FormLine[]>;
  readonly racingClock: Clock;
}

/** A member's notes, the last changed first; those on a horse with its races since, unless all are asked for. */
export function makeShowNotes({ notes, cards, linesOf, racingClock }: ShowNotesDeps) {
  async function shown(note: Note, runners: readonly Runner[]): Promise<ShownNote> {
    const concerned = runners.filter((runner) => concernsRunner(note.subject, runner));
    const lines =
      note.subject.kind === 'horse'
        ? await linesOf(concerned[0]?.horseKey ?? note.subject.key, racingClock())
        : null;
    return {
      note,
      programNumbers: concerned.map(({ programNumber }) => programNumber),
      since: lines?.filter(({ line }) => line.day >= note.figuresFrom) ?? null,
    };
  }

  return async function showNotes(memberId: MemberId, wanted: NotesWanted): Promise<readonly ShownNote[]> {
    const all = await notes.notesOf(memberId);
    if (wanted.of === 'all') return all.map((note) => ({ note, programNumbers: [], since: null }));
    if (wanted.of === 'horse') {
      const ofHorse = all.filter(({ subject }) => isThatHorse(subject, wanted.horse));
      return Promise.all(ofHorse.map((note) => shown(note, [])));
    }
    if (wanted.of === 'race') {
      const raceId = raceIdOrRefusal(wanted.raceId);
      const { race } = raceOrRefusal(await cards.raceWith(raceId));
      const isOfRace = ({ subject }: Note): boolean =>
        (subject.kind === 'race' && subject.key === raceId) ||
        race.runners.some((runner) => concernsRunner(subject, runner));
      return Promise.all(all.filter(isOfRace).map((note) => shown(note, race.runners)));
    }
    const ofPerson = all.filter(({ subject }) => isThatPerson(subject, wanted.of, wanted.name));
    return Promise.all(ofPerson.map((note) => shown(note, [])));
  };
}

export type ShowNotes = ReturnType<typeof makeShowNotes>;
