import { decodedText } from './decoded-text.ts';
import { ElementBuilder } from './element-builder.ts';
import type { XmlElement } from './xml-element.ts';
import { XML_LIMITS, type XmlLimits } from './xml-limits.ts';

export interface XmlOptions {
  /** The file's name as shown to people; every refusal includes it. */
  readonly fileName: string;
  /** Names of the elements to return complete; one nested in another is among its children. */
  readonly records: ReadonlySet<string>;
  /** Overrides of the usual limits. */
  readonly limits?: Partial<XmlLimits>;
}

/**
 * Reads an XML document as a stream: first its root (name and attributes, no children), then each record as it closes;
 * only one record is in memory at a time, give or take a piece of 64 KiB. Text is in UTF-8, ASCII, ISO-8859-1,
 * windows-1252 or UTF-16, by byte order mark or declaration. Refuses ('invalid', `xml.…`) with file and line: what is
 * not well-formed XML, a document that breaks off, a DOCTYPE, unknown entities, other encodings, more than the limits.
 */
export async function* readXml(
  bytes: AsyncIterable<Uint8Array>,
  { fileName, records, limits: given = {} }: XmlOptions,
): AsyncGenerator<XmlElement> {
  const limits = { ...XML_LIMITS, ...given };
  const builder = new ElementBuilder({ fileName, records, limits });
  for await (const text of decodedText(bytes, fileName, limits.bytes, () => builder.line)) {
    builder.write(text);
    yield* builder.take();
  }
  builder.end();
  yield* builder.take();
}
