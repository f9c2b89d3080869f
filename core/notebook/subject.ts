import { plainText } from '../accounts/plain-text.ts';
import { raceIdOrRefusal } from '../card/days-card.ts';
import { canBeSameHorse, nameInKey } from '../card/history/same-horse.ts';
import { horseName } from '../card/horse-name.ts';
import { keysOfSpelling, spokenNames } from '../card/program-name.ts';
import { parseRaceId } from '../card/race.ts';
import { horseKeyOf } from '../card/runner.ts';
import { keyWithoutMiddle } from '../card/same-name.ts';
import { trackNameOf } from '../card/track.ts';
import { Refusal } from '../kernel/refusal.ts';

export const SUBJECT_KINDS = ['horse', 'race', 'jockey', 'trainer'] as const;

export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What a note is about, known by what the product knows it by. */
export interface Subject {
  readonly kind: SubjectKind;
  /** A horse key, a race id, or the key of a person's full name. */
  readonly key: string;
  /** As people read it; a person's as a card or result spells it. */
  readonly name: string;
}

/** A subject as it is sent: a horse by its key or name, a race by its id, a person by name. */
export interface RequestedSubject {
  readonly kind: SubjectKind;
  readonly key: string;
  /** Of a horse, as the screen spells it; null: as the key says. */
  readonly name: string | null;
}

const LONGEST_NAME = 120;

const unnamed = (): Refusal =>
  new Refusal('invalid', 'notebook.no-subject', 'Name the horse, race, jockey or trainer.');

function raceNameOf(key: string): string {
  const parts = parseRaceId(key);
  if (parts === null) return key;
  return `${trackNameOf(parts.trackSlug)}, ${parts.day} race ${parts.number}`;
}

/** A subject as it is kept. Refuses ('invalid', `notebook.no-subject`) one without a name, and an unknown kind of race id. */
export function subjectOf({ kind, key, name }: RequestedSubject): Subject {
  const spelled = name === null ? null : (plainText(name)?.slice(0, LONGEST_NAME) ?? null);
  if (kind === 'race') {
    const id = raceIdOrRefusal(key);
    return { kind, key: id, name: raceNameOf(id) };
  }
  if (kind === 'horse') {
    const horse = horseKeyOf(key);
    if (nameInKey(horse) === '') throw unnamed();
    return { kind, key: horse, name: spelled ?? horseName(key.split('|')[0] ?? '') };
  }
  const person = plainText(key) ?? '';
  const [spoken = person] = spokenNames(person);
  if (keyWithoutMiddle(spoken) === '') throw unnamed();
  return { kind, key: keyWithoutMiddle(spoken), name: person };
}

/** Whether a subject is the horse of a key: nothing that both keys say differs. */
export const isThatHorse = ({ kind, key }: { readonly kind: string; readonly key: string }, horse: string) =>
  kind === 'horse' && canBeSameHorse(horseKeyOf(key), horseKeyOf(horse));

/** Whether a subject is the jockey or trainer of a name, in any spelling of the full name. */
export const isThatPerson = (
  subject: { readonly kind: string; readonly name: string },
  role: 'jockey' | 'trainer',
  name: string,
): boolean => {
  const keys = subject.kind === role ? keysOfSpelling(subject.name) : [];
  return keysOfSpelling(name).some((key) => keys.includes(key));
};
