import type { MemberId } from '../../accounts/member.ts';
import { raceIdOrRefusal, raceOrRefusal } from '../../card/days-card.ts';
import type { CardStore } from '../../card/ports.ts';
import type { FormLine } from '../../card/race-form/form-line.ts';
import type { Runner } from '../../card/runner.ts';
import type { Clock } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { runnerFinder } from '../found-runners.ts';
import type { Note } from '../note.ts';
import type { NoteStore } from '../ports.ts';
import { isThatHorse, isThatPerson } from '../subject.ts';

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

interface FoundNote {
  readonly note: Note;
  /** Of the race asked for: whom it concerns. */
  readonly runners: readonly Runner[];
}

export interface ShowNotesDeps {
  readonly notes: Pick<NoteStore, 'notesOf'>;
  readonly cards: Pick<CardStore, 'raceWith'>;
  /** A horse's past races before a moment, newest first; none for an unknown horse. */
  readonly linesOf: (horse: string, before: Instant) => Promise<readonly FormLine[]>;
  readonly racingClock: Clock;
}

/** Histories of horses read for one answer: each horse's once, one horse after the other. */
function linesOnce(linesOf: ShowNotesDeps['linesOf'], before: Instant) {
  const known = new Map<string, readonly FormLine[]>();
  return async (horse: string): Promise<readonly FormLine[]> => {
    const lines = known.get(horse) ?? (await linesOf(horse, before));
    known.set(horse, lines);
    return lines;
  };
}

/** A member's notes, the last changed first; those on a horse with its races since, unless all are asked for. */
export function makeShowNotes({ notes, cards, linesOf, racingClock }: ShowNotesDeps) {
  async function withSince(found: readonly FoundNote[]): Promise<readonly ShownNote[]> {
    const linesOfHorse = linesOnce(linesOf, racingClock());
    const shown: ShownNote[] = [];
    for (const { note, runners } of found) {
      const { kind, key } = note.subject;
      const lines = kind === 'horse' ? await linesOfHorse(runners[0]?.horseKey ?? key) : null;
      shown.push({
        note,
        programNumbers: runners.map(({ programNumber }) => programNumber),
        since: lines?.filter(({ line }) => line.day >= note.figuresFrom) ?? null,
      });
    }
    return shown;
  }

  async function ofRace(all: readonly Note[], wanted: string): Promise<readonly FoundNote[]> {
    const raceId = raceIdOrRefusal(wanted);
    const { race } = raceOrRefusal(await cards.raceWith(raceId));
    const find = runnerFinder(race.runners.map((runner) => ({ runner })));
    return all
      .map((note) => ({ note, runners: find(note.subject).map(({ runner }) => runner) }))
      .filter(({ note: { subject }, runners }) => runners.length > 0 || subject.key === raceId);
  }

  return async function showNotes(memberId: MemberId, wanted: NotesWanted): Promise<readonly ShownNote[]> {
    const all = await notes.notesOf(memberId);
    if (wanted.of === 'all') return all.map((note) => ({ note, programNumbers: [], since: null }));
    if (wanted.of === 'race') return withSince(await ofRace(all, wanted.raceId));
    const isWanted = ({ subject }: Note): boolean =>
      wanted.of === 'horse'
        ? isThatHorse(subject, wanted.horse)
        : isThatPerson(subject, wanted.of, wanted.name);
    return withSince(all.filter(isWanted).map((note) => ({ note, runners: [] })));
  };
}

export type ShowNotes = ReturnType<typeof makeShowNotes>;
