import { Refusal } from '#core/kernel/refusal.ts';

/** What can be wrong with an XML document; the code of the refusal is `xml.…`. */
export type XmlError =
  | 'empty'
  | 'not-xml'
  | 'cut'
  | 'damaged'
  | 'doctype'
  | 'entity'
  | 'encoding'
  | 'too-large';

/** A refusal that names the file, and the line (from 1) where there is one. */
export function xmlRefusal(xmlError: XmlError, fileName: string, sentence: string, line?: number): Refusal {
  const place = line === undefined ? fileName : `${fileName}, line ${line}`;
  return new Refusal('invalid', `xml.${xmlError}`, `${place}: ${sentence}`);
}
