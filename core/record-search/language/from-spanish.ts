import { MONTHS } from '../../kernel/months.ts';
import { withoutAccents } from './language-of.ts';

const SPANISH_MONTHS =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');

/** Words of the trade in Spanish and what they are in English, longer phrases first. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:en )?(?:los|las) ultim[oa]s (\d+) dias\b/g, 'in the last $1 days'],
  [/\b(?:en )?(?:los|las) ultim[oa]s (\d+) semanas\b/g, 'in the last $1 weeks'],
  [/\b(?:en )?(?:los|las) ultim[oa]s (\d+) meses\b/g, 'in the last $1 months'],
  [/\b(?:este ano|esta temporada)\b/g, 'this year'],
  [/\b(?:el )?(?:ano pasado|la temporada pasada)\b/g, 'last year'],
  [/\b(?:desde|a partir de) ((?:19|20)\d\d)\b/g, 'since $1'],
  [/\b(?:porcentaje|tasa) de (?:victorias|aciertos)\b/g, 'win rate'],
  [/\b(?:ha ganado|han ganado|gano|gana|ganan|ganaron|victorias|triunfos)\b/g, 'win'],
  [/\b(?:cesped|pasto|grama|hierba)\b/g, 'turf'],
  [/\b(?:tierra|arena)\b/g, 'dirt'],
  [/\bsintetic[oa]\b/g, 'synthetic'],
  [/\bpista (?:mojada|fangosa|humeda)\b/g, 'wet track'],
  [/\bfavorit[oa]s?\b/g, 'favorites'],
  [/\b(?:carreras? )?(?:de velocidad|cortas)\b/g, 'sprints'],
  [/\b(?:carreras? )?(?:de fondo|largas)\b/g, 'routes'],
  [/\b(?:carreras? )?(?:de reclamo|reclamables)\b/g, 'claiming'],
  [/\bdebutantes\b/g, 'first-time starters'],
  [/\b(?:combinaciones|duplas) (?:de )?jinetes? y entrenador(?:es)?\b/g, 'jockey-trainer combinations'],
  [/\bjinetes\b/g, 'jockeys'],
  [/\bentrenadores\b/g, 'trainers'],
  [/\bjinete\b/g, 'jockey'],
  [/\bentrenador(?:a)?\b/g, 'trainer'],
  [/\bmejores\b/g, 'best'],
  [/\bcontra\b/g, 'vs'],
  [/\bcompara(?:r|me)?\b/g, 'compare'],
  [/\b(?<!de )(?:los|las)\b/g, 'the'],
  [/\bdel\b/g, 'of the'],
  [/\bcon\b/g, 'with'],
  [/\b(?:y|e)\b/g, 'and'],
  [/\bo\b/g, 'or'],
];

/** Spanish words that narrow nothing down. `Cuánto` is none of them: it asks for money. */
const FILLING: ReadonlySet<string> = new Set(
  'cuantas cuantos veces el la lo le les en de que ha han su sus se al un una es son como cual cuales va van ano carrera carreras pista caballo caballos record'.split(
    ' ',
  ),
);

/** A question in Spanish with its words of the trade in English; names stay. */
export function spanishInEnglish(text: string): string {
  const plain = withoutAccents(text).replace(/[¿¡]/g, ' ');
  const inMonths = SPANISH_MONTHS.reduce(
    (rest, month, index) => rest.replace(new RegExp(`\\b${month}\\b`, 'g'), MONTHS[index] ?? month),
    plain,
  );
  return PHRASES.reduce((rest, [pattern, english]) => rest.replace(pattern, english), inMonths);
}

/** Phrases that were not read and mean something. */
export const unreadInSpanish = (phrases: readonly string[]): readonly string[] =>
  phrases.filter((phrase) => phrase.split(/\s+/).some((word) => !FILLING.has(word)));
