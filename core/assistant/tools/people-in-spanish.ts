import { percentText } from '../../kernel/text.ts';
import { personText } from '../jake/wording.ts';
import type { CardInPlay } from '../race-view.ts';
import { ratesOf } from './people-compared.ts';
import { peopleNamed } from './people-named.ts';

const SPANS: Readonly<Record<string, string>> = {
  'this year': 'este año',
  'last year': 'el año pasado',
  'this meet': 'esta temporada',
};

const COMPARES =
  /(?<!\p{L})(?:mejor|mejores|compara\p{L}*|m[aá]s|gana m[aá]s|o|versus|vs|contra|diferencia)(?!\p{L})/iu;

/** Jockeys or trainers that a question compares, the one who wins more often first; null where it names fewer than two. */
export function peopleInSpanish(card: CardInPlay, text: string): readonly string[] | null {
  const people = peopleNamed(
    card,
    text.replace(/entrenador\p{L}*/giu, 'trainer').replace(/jinetes?/giu, 'jockey'),
  );
  if (people.length < 2 || !COMPARES.test(text)) return null;
  const rates = ratesOf(people);
  const unknown = people
    .map(({ person }) => personText(person.name))
    .filter((name) => !rates.some((row) => row.name === name))
    .map((name) => `${name}: el programa no da su récord.`);
  const [best] = rates;
  return [
    ...(best === undefined || rates.length < 2 ? [] : [`${best.name} gana más a menudo.`]),
    ...rates.map(
      ({ name, wins, starts, rate, span }) =>
        `${name}: ${percentText(rate)}, ${wins} de ${starts} (${SPANS[span] ?? span}).`,
    ),
    ...unknown,
    `Fuente: ${card.card.source}.`,
  ];
}
