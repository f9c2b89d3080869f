/** Limits on an XML document. */
export interface XmlLimits {
  readonly bytes: number;
  /** Levels of nesting. */
  readonly depth: number;
  /** Characters of an element's own text, of a tag's name, or of an attribute. */
  readonly textLength: number;
  /** Attributes of one element. */
  readonly attributes: number;
  /** Elements within one record. */
  readonly recordElements: number;
}

/** A card of past performances has 3.3 MB, 7 levels, 20,000 elements a race; the longest text 5,000 characters. */
export const XML_LIMITS: XmlLimits = {
  bytes: 32 * 1024 * 1024,
  depth: 32,
  textLength: 65_536,
  attributes: 100,
  recordElements: 200_000,
};
