import { SaxesParser } from 'saxes';
import { countText } from '#core/kernel/text.ts';
import { type XmlError, xmlRefusal } from './errors.ts';
import type { XmlElement } from './xml-element.ts';
import type { XmlLimits } from './xml-limits.ts';

export interface BuilderOptions {
  readonly fileName: string;
  /** Names of the elements to return complete. */
  readonly records: ReadonlySet<string>;
  readonly limits: XmlLimits;
}

interface OpenElement extends XmlElement {
  text: string;
  readonly children: XmlElement[];
}

/** The message saxes gives for an undeclared entity. */
const UNKNOWN_ENTITY = /entity/;

const doctypeText = (doctype: string): string =>
  /^\s*html\b/i.test(doctype)
    ? 'it is a web page (HTML), not a data file.'
    : 'it has a DOCTYPE; files that declare their own entities are not read.';

/** Builds elements from a document's text, piece by piece. */
export class ElementBuilder {
  readonly #parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  readonly #options: BuilderOptions;
  /** Names of the open elements outside a record. */
  readonly #outside: string[] = [];
  /** The open elements of a record, the record first. */
  readonly #open: OpenElement[] = [];
  #ready: XmlElement[] = [];
  #isRootSeen = false;
  #recordElements = 0;
  #attributes = 0;

  constructor(options: BuilderOptions) {
    this.#options = options;
    const parser = this.#parser;
    parser.on('error', ({ message }) => this.#refuseFault(message));
    parser.on('doctype', (doctype) => this.#refuse('doctype', doctypeText(doctype)));
    parser.on('attribute', ({ name, value }) => this.#countAttribute(name, value));
    parser.on('opentag', ({ name, attributes }) => this.#openTag(name, attributes));
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
    parser.on('closetag', () => this.#closeTag());
  }

  /** The line being read, counted from 1. */
  get line(): number {
    return this.#parser.line;
  }

  /** Reads more text; refuses ('invalid', `xml.…`) anything malformed or over a limit. */
  write(text: string): void {
    this.#parser.write(text);
  }

  /** Refuses a document that ends before its root is closed. */
  end(): void {
    if (!this.#isRootSeen) this.#refuse('not-xml', 'not XML.');
    const open = this.#open.at(-1)?.name ?? this.#outside.at(-1);
    if (open !== undefined) this.#refuse('cut', `it is cut off: it ends inside ${open}.`);
    this.#parser.close();
  }

  /** The root and the records completed since the last call. */
  take(): readonly XmlElement[] {
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  #refuse(xmlError: XmlError, sentence: string): never {
    throw xmlRefusal(xmlError, this.#options.fileName, sentence, this.line);
  }

  #refuseFault(message: string): never {
    if (UNKNOWN_ENTITY.test(message)) this.#refuse('entity', 'it uses an entity that XML does not define.');
    if (!this.#isRootSeen) this.#refuse('not-xml', 'not XML.');
    return this.#refuse('damaged', `it is not well-formed XML: ${message}`);
  }

  #refuseOver(is: number, most: number, sentence: string): void {
    if (is > most) this.#refuse('too-large', `${sentence}; at most ${countText(most)} are read.`);
  }

  #countAttribute(name: string, value: string): void {
    const { limits } = this.#options;
    this.#attributes += 1;
    this.#refuseOver(this.#attributes, limits.attributes, 'an element has too many attributes');
    const length = Math.max(name.length, value.length);
    this.#refuseOver(length, limits.textLength, 'an attribute has too many characters');
  }

  #openTag(name: string, attributes: Readonly<Record<string, string>>): void {
    const { limits, records } = this.#options;
    this.#attributes = 0;
    this.#refuseOver(name.length, limits.textLength, 'a name has too many characters');
    const depth = this.#outside.length + this.#open.length + 1;
    this.#refuseOver(depth, limits.depth, 'too many nested elements');
    const element: OpenElement = { name, attributes, text: '', children: [], line: this.line };
    if (!this.#isRootSeen) this.#ready.push({ ...element, children: [] });
    this.#isRootSeen = true;
    if (this.#open.length === 0 && !records.has(name)) {
      this.#outside.push(name);
      return;
    }
    this.#recordElements = this.#open.length === 0 ? 1 : this.#recordElements + 1;
    this.#refuseOver(this.#recordElements, limits.recordElements, 'a record has too many elements');
    this.#open.push(element);
  }

  #addText(text: string): void {
    const element = this.#open.at(-1);
    if (element === undefined) return;
    const isBlank = text.trim() === '';
    if (isBlank && element.text === '') return;
    element.text += isBlank ? ' ' : text;
    const { textLength } = this.#options.limits;
    this.#refuseOver(element.text.length, textLength, `the text of ${element.name} has too many characters`);
  }

  #closeTag(): void {
    const element = this.#open.pop();
    if (element === undefined) {
      this.#outside.pop();
      return;
    }
    element.text = element.text.trim();
    const parent = this.#open.at(-1);
    if (parent === undefined) this.#ready.push(element);
    else parent.children.push(element);
  }
}
