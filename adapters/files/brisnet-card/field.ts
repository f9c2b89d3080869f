import type { Refusal } from '#core/kernel/refusal.ts';
import { fileRefusal } from './errors.ts';
import { cellAt, type Row } from './rows.ts';

/** What a reader answers when a text is not what the field holds. */
export class Misread {
  readonly sentence: string;
  constructor(sentence: string) {
    this.sentence = sentence;
  }
}

/** Reads the trimmed text of a field. */
export type Reader<T> = (text: string) => T | Misread;

/** A field of the layout: number (of the first of a series), name, reader. */
export class Field<T> {
  readonly at: number;
  readonly name: string;
  readonly read: Reader<T>;
  /** `past race`, `workout`: ten or twelve in a row; null for a single field. */
  readonly series: string | null;

  constructor(column: number, name: string, read: Reader<T>, series: string | null = null) {
    this.at = column;
    this.name = name;
    this.read = read;
    this.series = series;
  }

  /** Number and name of the k-th of a series (k = 0 for a single field). */
  place(k = 0): { readonly number: number; readonly name: string } {
    const name = this.series === null ? this.name : `${this.name} of ${this.series} ${k + 1}`;
    return { number: this.at + k, name };
  }
}

export const field = <T>(column: number, name: string, read: Reader<T>): Field<T> =>
  new Field(column, name, read);

/** A field of each of the ten past races: the column of the latest. */
export const past = <T>(column: number, name: string, read: Reader<T>): Field<T> =>
  new Field(column, name, read, 'past race');

/** Fields under the names of the facts they fill, nested as those are. */
export interface FieldMap {
  readonly [fact: string]: Field<unknown> | FieldMap;
}

/** What reading a field map gives. */
export type Reading<M> = {
  readonly [K in keyof M]: M[K] extends Field<infer T> ? T : Reading<M[K]>;
};

/** A refusal that points at the k-th of a field in a row. */
export const misread = (row: Row, field: Field<unknown>, k: number, sentence: string): Refusal =>
  fileRefusal('field', { fileName: row.fileName, line: row.line, field: field.place(k) }, sentence);

/** Reads one field of a row (the k-th of its series), refusing what does not fit with its place. */
export function readField<T>(row: Row, from: Field<T>, k = 0): T {
  const value = from.read(cellAt(row, from.at + k));
  if (value instanceof Misread) throw misread(row, from, k, value.sentence);
  return value;
}

const partsOf = new WeakMap<object, readonly (readonly [string, Field<unknown> | FieldMap])[]>();

/** Reads every field of a map (the k-th of each series). */
export function readAll<M extends object>(row: Row, map: M, k = 0): Reading<M> {
  let parts = partsOf.get(map);
  if (parts === undefined) {
    parts = Object.entries(map as FieldMap);
    partsOf.set(map, parts);
  }
  const read: Record<string, unknown> = {};
  for (const [fact, part] of parts) {
    read[fact] = part instanceof Field ? readField(row, part, k) : readAll(row, part, k);
  }
  return read as Reading<M>;
}
