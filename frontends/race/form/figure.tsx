import type { PastRace } from './form-query.ts';
import { unknown } from './line-text.ts';

const footings: Readonly<Record<NonNullable<PastRace['surface']>, string>> = {
  dirt: 'dirt',
  'inner-dirt': 'dirt',
  turf: 'turf',
  'inner-turf': 'turf',
  synthetic: 'synthetic',
  steeplechase: 'jumps',
  hunt: 'jumps',
};

/** What form is compared on. */
export const footingOf = ({ surface }: Pick<PastRace, 'surface'>): string | null =>
  surface && footings[surface];

/** Whether a figure is on the scale of the card, which today's par is on too. */
export const isOnCardScale = ({ scale }: NonNullable<PastRace['figure']>): boolean =>
  scale === 'Brisnet' || scale === 'Demo';

const sides = ['below', 'on', 'above'] as const;

/** `2 of 3 steps above today’s par`, `on today’s par`. */
function stepWords(step: number): string {
  const side = sides[Math.sign(step) + 1];
  return step === 0 ? 'on today’s par' : `${Math.abs(step)} of 3 steps ${side} today’s par`;
}

/** The speed figure of a line: tinted by its distance from today's par, in parentheses if doubtful, `–` if there is none. */
export function Figure({ line }: { readonly line: PastRace }) {
  const { figure, distanceYards } = line;
  if (figure === null) return <span className="figure-none">{unknown}</span>;
  const isForeignScale = !isOnCardScale(figure);
  const says = [
    figure.step === null ? null : stepWords(figure.step),
    figure.doubt,
    isForeignScale ? `${figure.scale} scale` : null,
  ].filter(Boolean);
  const text = figure.doubt === null ? String(figure.points) : `(${figure.points})`;
  return (
    <span
      className={`figure-mark ${figure.step === null ? '' : `figure-${sides[Math.sign(figure.step) + 1]}-${Math.abs(figure.step)}`}`}
      data-number
      data-footing={footingOf(line) ?? ''}
      data-yards={distanceYards ?? ''}
      title={says.join('. ')}
    >
      {text}
      {isForeignScale && <sup>{figure.scale.charAt(0)}</sup>}
    </span>
  );
}
