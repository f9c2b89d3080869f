import { countText } from '../../kernel/text.ts';
import type { QueryFacts } from '../query-facts.ts';
import type { Filter, Question } from '../question.ts';
import { share, signed } from '../record-text.ts';

const IN_SPANISH: Readonly<Record<string, string>> = {
  turf: 'césped',
  dirt: 'tierra',
  synthetic: 'sintético',
  favorites: 'con favoritos',
  'sprints, under 1 mile': 'menos de una milla',
  'routes, 1 mile and up': 'una milla o más',
  'first-time starters': 'debutantes',
  'wet (sloppy, muddy, sealed)': 'pista mojada',
};

const isPerson = ({ kind }: Filter): boolean => kind === 'jockey' || kind === 'trainer';

const inSpanish = ({ kind, words }: Filter): string =>
  kind === 'days' ? words.replace(/^.*from /, 'desde el ') : (IN_SPANISH[words] ?? words);

/** The one jockey or trainer whose record is asked for; null for any other question. */
export function personAlone({ filters, sides, grouping }: Question): Filter | null {
  const [person, ...more] = filters.filter(isPerson);
  const isAlone = person !== undefined && more.length === 0 && person.each === undefined;
  return isAlone && sides.length === 0 && grouping === null ? person : null;
}

/** The record of a jockey or trainer in Spanish, its numbers first. */
export function recordInSpanish({ total, question, searched, isDemo }: QueryFacts, person: Filter): string {
  const { starts, wins, winRate, winRange, roi, roiRange } = total;
  const others = question.filters.filter((filter) => filter !== person).map(inSpanish);
  const where = others.length === 0 ? '' : ` (${others.join('; ')})`;
  const demo = isDemo ? ['Son carreras inventadas de la temporada de demostración.'] : [];
  if (starts === 0 || winRate === null || winRange === null)
    return [`${person.words}${where}: no hay salidas en los resultados guardados.`, ...demo].join(' ');
  const ends = `rango del 95%: ${winRange.low.toFixed(0)}% a ${winRange.high.toFixed(0)}%`;
  const money =
    roi === null || roiRange === null
      ? 'Sin cuotas en los resultados.'
      : `Retorno (ROI): ${signed(roi, 1)} (rango del 95%: ${signed(roiRange.low)} a ${signed(roiRange.high)}).`;
  return [
    `${person.words}${where}: ${countText(wins)} ${wins === 1 ? 'victoria' : 'victorias'} en ${countText(starts)} ${starts === 1 ? 'salida' : 'salidas'}, ${share(winRate)} (${ends}).`,
    money,
    ...(searched === null ? [] : [`Resultados del ${searched.from} al ${searched.to}.`]),
    ...(starts < 30 ? ['Muestra pequeña: menos de 30 salidas.'] : []),
    ...demo,
  ].join(' ');
}
