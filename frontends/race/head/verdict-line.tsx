import { verdictPriceWords } from '#frame/races/races.ts';
import { classNames, properName, rounded, Sentence, trackDayTime } from '#kit/kit.ts';
import type { RaceField } from '../race-calls.ts';

const looks = { BET: 'race-verdict-bet', WATCH: 'race-verdict-watch', PASS: undefined } as const;

/** What follows the word of a verdict: `#2 Sovereignty: bet at 3-1 or more; now 5-2`. */
export function verdictWords({ verdict }: Pick<RaceField, 'verdict'>): string {
  const { kind, horse, programNumber } = verdict;
  if (kind === null || horse === null) return verdict.sentence;
  const closest = kind === 'PASS' ? 'closest is ' : '';
  return `${closest}#${programNumber} ${properName(horse)}: ${verdictPriceWords(verdict)}`;
}

const sourceOf = ({ line: { madeAt, margin, isSealed } }: RaceField): string =>
  `Our line was made ${trackDayTime(madeAt)} without the board${isSealed ? ' and is sealed' : ''}. The price to take is ${rounded(100 * margin, '%')} above fair odds.`;

/** The verdict in one line; its reasons open below it. */
export function VerdictLine({ field }: { readonly field: RaceField }) {
  const { kind, sentence } = field.verdict;
  const words = verdictWords(field);
  return (
    <details className={classNames('race-verdict', kind !== null && looks[kind])}>
      <summary>
        <strong>{kind ?? 'No verdict'}</strong> <Sentence text={words} />
      </summary>
      <p className="small">
        {words !== sentence && <Sentence text={sentence} />} {sourceOf(field)}
      </p>
    </details>
  );
}
