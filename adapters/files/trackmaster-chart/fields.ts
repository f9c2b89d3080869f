import type { Refusal } from '#core/kernel/refusal.ts';
import { chartRefusal } from '../chart-errors.ts';
import { child, childText, type XmlElement } from '../xml/xml-element.ts';

/** Whitespace other than a single space; text is already trimmed. */
const BLANKS = /\s\s|[\n\t\r]/;
const NUMBER = /^-?\d{1,12}(?:\.\d{1,4})?$/;
/** Footnotes, the longest texts, have about a thousand characters; names about fifty. */
const MAX_NAME = 500;

/** Reads the direct children of an element; refuses ('invalid', `results.chart-field`) with file, line and name. */
export class Fields {
  readonly element: XmlElement;
  readonly fileName: string;

  constructor(element: XmlElement, fileName: string) {
    this.element = element;
    this.fileName = fileName;
  }

  misread(field: string, sentence: string): Refusal {
    const line = (child(this.element, field) ?? this.element).line;
    return chartRefusal('field', { fileName: this.fileName, line, field }, sentence);
  }

  /** A child's fields; null if it is missing or empty. */
  within(name: string): Fields | null {
    const found = child(this.element, name);
    return found === null || found.children.length === 0 ? null : new Fields(found, this.fileName);
  }

  /** Null for an empty or missing one. */
  text(name: string): string | null {
    const text = childText(this.element, name) ?? '';
    if (text === '') return null;
    return BLANKS.test(text) ? text.replace(/\s+/g, ' ') : text;
  }

  /** Text that is stored in an index; refuses one that is too long. */
  name(field: string): string | null {
    const text = this.text(field);
    if (text !== null && text.length > MAX_NAME) {
      throw this.misread(field, `it is longer than ${MAX_NAME} characters.`);
    }
    return text;
  }

  neededName(field: string): string {
    const text = this.name(field);
    if (text === null) throw this.misread(field, 'it is missing.');
    return text;
  }

  /** Null for an empty or missing one. */
  number(name: string): number | null {
    const text = this.text(name);
    if (text === null) return null;
    if (!NUMBER.test(text)) throw this.misread(name, `"${text.slice(0, 40)}" is not a number.`);
    return Number(text);
  }

  /** Null also for 0, which means unknown. */
  positive(name: string): number | null {
    const value = this.number(name);
    if (value !== null && value < 0) throw this.misread(name, `${value} is below zero.`);
    return value === 0 ? null : value;
  }

  neededPositive(name: string): number {
    const value = this.positive(name);
    if (value === null) throw this.misread(name, 'it is missing.');
    return value;
  }
}
