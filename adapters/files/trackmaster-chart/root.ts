import { chartRefusal } from '../chart-errors.ts';
import type { XmlElement } from '../xml/xml-element.ts';

const CARDS: ReadonlyMap<string, string> = new Map([
  ['data', 'a card of past performances (TrackMaster)'],
  ['EntryRaceCard', 'a race card (Equibase)'],
]);

/** Refuses ('invalid', `results.chart-other-document`) a document that is not a result chart, and says what it is if known. */
export function refuseOtherRoot({ name, line }: XmlElement, fileName: string): void {
  if (name === 'CHART') return;
  const card = CARDS.get(name);
  const sentence =
    card === undefined
      ? `its root is ${name.slice(0, 40)}, so it is not a result chart (CHART).`
      : `it is ${card}, not a result chart; import it with "racing-cli card import".`;
  throw chartRefusal('other-document', { fileName, line }, sentence);
}
