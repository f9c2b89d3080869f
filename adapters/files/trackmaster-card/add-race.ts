import { withEntries } from '../card-file/coupled.ts';
import { Facts } from '../card-file/facts.ts';
import type { XmlCardDraft, XmlCardKind } from '../card-file/xml-card-draft.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { ELEMENTS } from './elements.ts';
import { raceOf } from './race-of.ts';
import { runnerOf } from './runner-of.ts';

export const TRACKMASTER: XmlCardKind = {
  producer: 'TrackMaster',
  tables: ELEMENTS,
  elements: { track: 'track', day: 'race_date', race: 'race', program: 'program' },
};

/** Adds the race of an element, with its horses, to a card. */
export function addRace(draft: XmlCardDraft, element: XmlElement, fileName: string): void {
  const facts = new Facts(element, fileName);
  const written = {
    code: facts.required('track'),
    country: facts.text('country'),
    day: facts.day('race_date'),
  };
  const { track, day } = draft.headOf(written, facts.line);
  const number = draft.checkNumber(facts.number('race'), facts.line);
  const setting = {
    fileName,
    day,
    ageRestriction: facts.text('age_restr'),
    isOnTurf: facts.text('surface') === 'T',
  };
  const read = facts.each('horsedata').map((horse) => runnerOf(horse, setting));
  const runners = withEntries(read.map(({ runner }) => runner));
  draft.add(raceOf(facts, { track, day, number }, runners), facts.line, read, runners);
}
