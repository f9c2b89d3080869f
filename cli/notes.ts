import { Argument, Command, Option } from 'commander';
import { personInWords } from '#core/card/program-name.ts';
import { parseRaceId } from '#core/card/race.ts';
import { FLAGSHIP, zoneOf } from '#core/card/track.ts';
import { dateTimeAt } from '#core/kernel/day-text.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { Note } from '#core/notebook/note.ts';
import { SUBJECT_KINDS, type SubjectKind } from '#core/notebook/subject.ts';
import type { NotesWanted, ShownNote } from '#core/notebook/use-cases/show-notes.ts';
import type { NoteDraft } from '#core/notebook/use-cases/write-note.ts';
import { printResult } from './print.ts';
import { withApp } from './with-app.ts';

/** What `racing-cli notes` needs of the app. */
export interface NotesDeps {
  showNotes(email: string, wanted: NotesWanted): Promise<readonly ShownNote[]>;
  writeNote(
    email: string,
    note: Omit<NoteDraft, 'id' | 'changedAt'> & { readonly id: string | null },
  ): Promise<Note>;
  removeNote(email: string, id: string): Promise<void>;
  close(): Promise<void>;
}

type Open = () => Promise<NotesDeps>;

interface AsJson {
  readonly json?: true;
}

interface ListOptions extends AsJson {
  readonly race?: string;
  readonly horse?: string;
  readonly jockey?: string;
  readonly trainer?: string;
}

interface WriteOptions extends AsJson {
  readonly id?: string;
  readonly race?: string;
}

const command = (name: string, does: string, example: string): Command =>
  new Command(name)
    .description(does)
    .argument('<email>', "the member's email")
    .addHelpText('after', `\nExample: racing-cli notes ${example}`);

const written = ({ writtenAt, changedAt, ...note }: Note) => ({
  ...note,
  writtenAt: toIso(writtenAt),
  changedAt: toIso(changedAt),
});

const sinceOf = ({ since }: ShownNote) =>
  since?.map(({ line, track, figure }) => ({
    day: line.day,
    track,
    figure: figure && { points: figure.points, scale: figure.scale },
  })) ?? null;

/** People as they are spoken of; a horse or a race as it is. */
const nameOf = ({ kind, name }: Note['subject']): string =>
  kind === 'jockey' || kind === 'trainer' ? personInWords(name) : name;

/** Of a race the zone of its track; horses and people have none of their own, so that of the flagship. */
function zoneOfSubject({ kind, key }: Note['subject']): string {
  const trackSlug = kind === 'race' ? parseRaceId(key)?.trackSlug : undefined;
  return trackSlug === undefined ? FLAGSHIP.timeZone : zoneOf(trackSlug);
}

function noteText(shown: ShownNote): string {
  const { id, subject, text, writtenAt } = shown.note;
  const since = (sinceOf(shown) ?? []).map(
    ({ day, track, figure }) =>
      `${figure === null ? '–' : `${figure.points} (${figure.scale})`} on ${day} at ${track}`,
  );
  return [
    `${nameOf(subject)} (${subject.kind}), ${dateTimeAt(writtenAt, zoneOfSubject(subject))}, ${id}`,
    `  ${text}`,
    ...(since.length === 0 ? [] : [`  Since then: ${since.join(', ')}`]),
  ].join('\n');
}

function wantedOf({ race, horse, jockey, trainer }: ListOptions): NotesWanted {
  if (race !== undefined) return { of: 'race', raceId: race };
  if (horse !== undefined) return { of: 'horse', horse };
  if (jockey !== undefined) return { of: 'jockey', name: jockey };
  return trainer === undefined ? { of: 'all' } : { of: 'trainer', name: trainer };
}

const listCommand = (open: Open): Command =>
  command(
    'list',
    "a member's notes, with the races of a horse since",
    'list ada@example.com --horse "Paper Lantern"',
  )
    .addOption(
      new Option('--race <id>', 'on a race and all who take part, as saratoga-2025-06-07-9').conflicts([
        'horse',
        'jockey',
        'trainer',
      ]),
    )
    .addOption(new Option('--horse <name>', 'on a horse').conflicts(['jockey', 'trainer']))
    .addOption(new Option('--jockey <name>', 'on a jockey').conflicts('trainer'))
    .option('--trainer <name>', 'on a trainer')
    .option('--json', 'print as JSON')
    .action(async (email: string, options: ListOptions) => {
      const shown = await withApp(open, (app) => app.showNotes(email, wantedOf(options)));
      const notes = shown.map((found) => ({
        ...written(found.note),
        programNumbers: found.programNumbers,
        since: sinceOf(found),
      }));
      printResult(options, { notes }, shown.length === 0 ? 'No notes.' : shown.map(noteText).join('\n'));
    });

const writeCommand = (open: Open): Command =>
  command(
    'write',
    'write a note, or change the note with an id',
    'write ada@example.com horse "Paper Lantern" "Blocked on the turn"',
  )
    .addArgument(new Argument('<kind>', 'what it is about').choices(SUBJECT_KINDS))
    .argument('<subject>', 'a horse by name or key, a race by id, a person by name')
    .argument('<text>', 'up to 500 characters')
    .option('--id <id>', 'an id of your own: the same one twice is stored once')
    .option('--race <id>', 'the race to come whose figures count as later ones')
    .option('--json', 'print as JSON')
    .action(async (email: string, kind: SubjectKind, key: string, text: string, options: WriteOptions) => {
      const subject = { kind, key, name: null };
      const draft = { id: options.id ?? null, subject, text, raceId: options.race ?? null };
      const note = await withApp(open, (app) => app.writeNote(email, draft));
      printResult(options, written(note), `Written: ${nameOf(note.subject)} (${note.id}).`);
    });

const removeCommand = (open: Open): Command =>
  command('remove', 'remove a note', 'remove ada@example.com 7c9e6679')
    .argument('<id>', 'the id of the note')
    .option('--json', 'print as JSON')
    .action(async (email: string, id: string, options: AsJson) => {
      await withApp(open, (app) => app.removeNote(email, id));
      printResult(options, { removed: id }, `Removed: ${id}.`);
    });

/** `racing-cli notes`: a member's own notes on horses, races, jockeys and trainers. */
export const notesCommand = (open: Open): Command =>
  new Command('notes')
    .description("a member's own notes on horses, races, jockeys and trainers")
    .addHelpText('after', '\nExample: racing-cli notes list ada@example.com')
    .addCommand(listCommand(open))
    .addCommand(writeCommand(open))
    .addCommand(removeCommand(open));
