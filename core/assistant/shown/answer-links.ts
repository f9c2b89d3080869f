import { horseName } from '../../card/horse-name.ts';
import { isOff } from '../../card/race-status.ts';
import { dateText } from '../../kernel/day-text.ts';
import type { Instant } from '../../kernel/instant.ts';
import { listText } from '../../kernel/text.ts';
import type { FoundAnswer } from '../found-answer.ts';
import { personText } from '../jake/wording.ts';
import type { CardInPlay } from '../race-view.ts';
import { type HorseNamed, horsesNamed } from '../tools/horses-named.ts';
import { peopleNamed } from '../tools/people-named.ts';
import type { AnswerLink } from './answer-parts.ts';

/** Races that get a link of their own, horses and people. */
const MOST = { races: 4, horses: 3, people: 3, compared: 4 } as const;

const NOWHERE = { track: null, day: null, raceNumber: null, name: null } as const;

function raceLinks({ answer }: FoundAnswer, card: CardInPlay, now: Instant): readonly AnswerLink[] {
  const { track, day, races } = card;
  const place = { ...NOWHERE, track: track.slug, day };
  return races
    .filter(({ number }) => answer.races.includes(number))
    .slice(0, MOST.races)
    .flatMap((race) => {
      const link = { ...place, raceNumber: race.number };
      const isOpen = answer.tickets.length > 0 && !isOff(race, now);
      return [
        { ...link, kind: 'race' as const, label: `Race ${race.number}` },
        ...(isOpen
          ? [{ ...link, kind: 'ticket desk' as const, label: `Ticket desk, race ${race.number}` }]
          : []),
      ];
    });
}

function resultLinks({ resultsOf }: FoundAnswer): readonly AnswerLink[] {
  if (resultsOf === undefined) return [];
  const { track, day } = resultsOf;
  const label = `Results, ${track.displayName}, ${dateText(day)}`;
  return [{ ...NOWHERE, kind: 'results', label, track: track.slug, day }];
}

/** Horses of the card that the question names and the answer mentions. */
const horsesSaid = (text: string, said: string, card: CardInPlay): readonly HorseNamed[] =>
  horsesNamed(card, text).filter(({ runner }) => said.includes(horseName(runner.horseName)));

/** Two to four horses of one race, side by side. */
function comparisonLinks(named: readonly HorseNamed[], { track, day }: CardInPlay): readonly AnswerLink[] {
  const [first] = named;
  const isOfOneRace = named.every(({ raceNumber }) => raceNumber === first?.raceNumber);
  if (first === undefined || !isOfOneRace || named.length < 2 || named.length > MOST.compared) return [];
  const label = `Compare ${listText(named.map(({ runner }) => horseName(runner.horseName)))}`;
  const name = named.map(({ runner }) => runner.programNumber).join(',');
  return [{ kind: 'comparison', label, track: track.slug, day, raceNumber: first.raceNumber, name }];
}

const horseLinks = (named: readonly HorseNamed[]): readonly AnswerLink[] =>
  named
    .map(({ runner }) => runner.horseName)
    .slice(0, MOST.horses)
    .map((name) => ({ ...NOWHERE, kind: 'horse', label: horseName(name), name }));

const personLinks = (text: string, said: string, card: CardInPlay): readonly AnswerLink[] =>
  peopleNamed(card, text)
    .filter(({ person }) => said.includes(personText(person.name)))
    .slice(0, MOST.people)
    .map(({ who, person }) => ({ ...NOWHERE, kind: who, label: personText(person.name), name: person.name }));

/**
 * Where an answer leads: its races and ticket desks, the results it is from, its horses side by side, and the horses and
 * people of the question.
 */
export function linksOf(
  found: FoundAnswer,
  question: string,
  card: CardInPlay,
  now: Instant,
): readonly AnswerLink[] {
  const { text } = found.answer;
  const horses = horsesSaid(question, text, card);
  return [
    ...raceLinks(found, card, now),
    ...resultLinks(found),
    ...comparisonLinks(horses, card),
    ...horseLinks(horses),
    ...personLinks(question, text, card),
  ];
}
