import type { Evidence } from '../../handicapping/evidence.ts';
import type { HorseOpinion, Opinion, Reason } from '../analysis/opinion.ts';
import type { ParsedPick } from '../model-questions/model-question.ts';
import { starterNumbered } from './matched-runner.ts';

/** The score of a named horse where opinions are compared; zero for one that is not named. */
const SCORES = { primary: 1, longshot: 0.5, value: 0.3 } as const;

/** One horse of an outside analyst's pick. */
interface NamedHorse {
  readonly number: string;
  readonly score: number;
  /** Null where it gave none. */
  readonly confidence: number | null;
  readonly reasons: readonly string[];
}

const namedHorses = ({ primary, longshot, value }: ParsedPick): readonly NamedHorse[] => [
  { number: primary.programNumber, score: SCORES.primary, ...primary },
  ...(longshot === null
    ? []
    : [
        {
          number: longshot.programNumber,
          score: SCORES.longshot,
          confidence: null,
          reasons: [longshot.reason],
        },
      ]),
  ...value.map(({ programNumber, confidence, reason }) => ({
    number: programNumber,
    score: SCORES.value,
    confidence,
    reasons: [reason],
  })),
];

/** Without its full stop, which joining adds. */
const clause = (text: string): string => text.trim().replace(/[.;]+$/, '');

const reasonOf = (says: string, nth: number): Reason => ({
  angle: 'stated',
  moved: 1 - nth / 100,
  value: 1,
  says: clause(says),
});

/**
 * An outside analyst's pick as an opinion of the race: the horses it names in its order, the others as likely as the
 * fitted model has them. The chances are that model's throughout: an outside analyst explains and does not calculate.
 */
export function parsedOpinion(
  parsedPick: ParsedPick,
  {
    by,
    evidence,
    chances,
  }: { readonly by: string; readonly evidence: Evidence; readonly chances: readonly number[] },
): Opinion {
  const named = namedHorses(parsedPick).flatMap((horse) => {
    const starter = starterNumbered(evidence, horse.number);
    return starter === null ? [] : [{ ...horse, ...starter }];
  });
  const rows = evidence.interests.flatMap((interest, index): readonly HorseOpinion[] => {
    const mentions = named.filter((horse) => horse.index === index);
    const [first] = mentions;
    const runner = first?.runner ?? interest.runners[0];
    if (runner === undefined) return [];
    const confidence = mentions.find((mention) => mention.confidence !== null)?.confidence ?? null;
    return [
      {
        interest,
        index,
        runner,
        score: first?.score ?? 0,
        agreement: confidence === null ? null : Math.round(confidence),
        chance: chances[index] ?? 0,
        reasons: mentions.flatMap(({ reasons }) => reasons).map(reasonOf),
        ...(first === undefined ? { isUnnamed: true as const } : {}),
      },
    ];
  });
  const ranking = rows.sort((a, b) => b.score - a.score || b.chance - a.chance || a.index - b.index);
  const longshot =
    parsedPick.longshot === null ? null : starterNumbered(evidence, parsedPick.longshot.programNumber);
  return { analyst: by, ranking, chances, longshotAt: longshot?.index ?? null };
}
