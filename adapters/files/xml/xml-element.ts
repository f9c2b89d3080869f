/** A complete XML element. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its own text, trimmed, with entities resolved; empty if it has none. */
  readonly text: string;
  readonly children: readonly XmlElement[];
  /** The line of the file on which it opens, from 1. */
  readonly line: number;
}

/** The first DIRECT child of that name; null for none. An element further down never counts. */
export function child({ children }: XmlElement, name: string): XmlElement | null {
  for (const element of children) if (element.name === name) return element;
  return null;
}

/** The text of the first direct child with that name: empty if the child is empty, null if there is none. */
export const childText = (element: XmlElement, name: string): string | null =>
  child(element, name)?.text ?? null;

/** Every direct child of that name, in order. */
export const childrenNamed = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((element) => element.name === name);
