import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import type { Refusal } from '#core/kernel/refusal.ts';
import { child, childrenNamed, type XmlElement } from '../xml/xml-element.ts';
import { fileRefusal } from './errors.ts';

const NUMBER = /^-?(\d+\.?\d*|\.\d+)$/;
const LARGEST = 2_147_483_647;

/**
 * Reads an element's direct children by name; deeper elements never count. A missing child and an empty one read the
 * same, since older files leave some out; `has` tells them apart. If a name appears twice, the first one counts.
 */
export class Facts {
  readonly line: number;
  readonly #element: XmlElement;
  readonly #fileName: string;
  readonly #texts: ReadonlyMap<string, string>;

  constructor(element: XmlElement, fileName: string) {
    this.line = element.line;
    this.#element = element;
    this.#fileName = fileName;
    this.#texts = new Map(element.children.map(({ name, text }) => [name, text] as const).reverse());
  }

  /** Trimmed, with runs of whitespace collapsed; empty if there is none. */
  text(name: string): string {
    const text = this.#texts.get(name) ?? '';
    return text.includes('  ') || text.includes('\n') ? text.replace(/\s+/g, ' ').trim() : text;
  }

  /** Whether there is such a child, an empty one included. */
  has(name: string): boolean {
    return this.#texts.has(name);
  }

  textOrNull(name: string): string | null {
    return this.text(name) || null;
  }

  /** Null if empty; refuses anything that is not a number. */
  number(name: string): number | null {
    const text = this.text(name);
    if (text === '') return null;
    if (!NUMBER.test(text)) throw this.refusal(name, `"${text}" is not a number.`);
    const value = Number(text);
    if (Math.abs(value) > LARGEST) throw this.refusal(name, `"${text}" is too large.`);
    return value;
  }

  /** A number for which zero and less mean "none". */
  aboveZero(name: string): number | null {
    const value = this.number(name);
    return value === null || value <= 0 ? null : value;
  }

  /** Refuses empty text. */
  required(name: string): string {
    const text = this.text(name);
    if (text === '') throw this.refusal(name, 'it is empty.');
    return text;
  }

  /** A whole number from `from` to `to`; refuses anything else. */
  within(name: string, from: number, to: number): number {
    const value = this.number(name);
    if (value !== null && Number.isInteger(value) && value >= from && value <= to) return value;
    throw this.refusal(name, `"${this.text(name)}" is not between ${from} and ${to}.`);
  }

  /** A calendar day written YYYYMMDD; refuses anything else. */
  day(name: string): RaceDay {
    const text = this.text(name);
    const day = parseRaceDay(text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
    if (day === null) throw this.refusal(name, `"${text}" is not a date (YYYYMMDD).`);
    return day;
  }

  /** The facts of the first child with that name; without one, all of them are unknown. */
  part(name: string): Facts {
    const element = child(this.#element, name);
    return new Facts(
      element ?? { name, attributes: {}, text: '', children: [], line: this.line },
      this.#fileName,
    );
  }

  /** Every child of that name, in order. */
  all(name: string): readonly XmlElement[] {
    return childrenNamed(this.#element, name);
  }

  /** The facts of every child with that name. */
  each(name: string): readonly Facts[] {
    return this.all(name).map((element) => new Facts(element, this.#fileName));
  }

  refusal(name: string, sentence: string): Refusal {
    return fileRefusal('field', { fileName: this.#fileName, line: this.line, element: name }, sentence);
  }
}
