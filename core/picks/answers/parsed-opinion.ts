import type { Evidence } from '../../handicapping/evidence.ts';
import type { HorseOpinion, Opinion, Reason } from '../analysis/opinion.ts';
import type { ParsedPick } from '../questions/model-question.ts';
import { starterNumbered } from './matched-runner.ts';

/** What being named is worth where opinions are compared; a horse that is not named has none. */
const SCORES = { primary: 1, longshot: 0.5, value: 0.3 } as const;

/** What an analyst said of one horse. */
interface Said {
  readonly number: string;
  readonly score: number;
  /** Null where it told none. */
  readonly confidence: number | null;
  readonly reasons: readonly string[];
}

const saidIn = ({ primary, longshot, value }: ParsedPick): readonly Said[] => [
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

/** A full stop is set by whoever joins reasons. */
const clause = (text: string): string => text.trim().replace(/[.;]+$/, '');

const reasonOf = (says: string, nth: number): Reason => ({
  angle: 'told',
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
  const said = saidIn(parsedPick).flatMap((one) => {
    const starter = starterNumbered(evidence, one.number);
    return starter === null ? [] : [{ ...one, ...starter }];
  });
  const rows = evidence.interests.flatMap((interest, at): readonly HorseOpinion[] => {
    const words = said.filter((one) => one.at === at);
    const [first] = words;
    const runner = first?.runner ?? interest.runners[0];
    if (runner === undefined) return [];
    const confidence = words.find((word) => word.confidence !== null)?.confidence ?? null;
    return [
      {
        interest,
        at,
        runner,
        score: first?.score ?? 0,
        agreement: confidence === null ? null : Math.round(confidence),
        chance: chances[at] ?? 0,
        reasons: words.flatMap(({ reasons }) => reasons).map(reasonOf),
        ...(first === undefined ? { isUnnamed: true as const } : {}),
      },
    ];
  });
  const ranking = rows.sort((a, b) => b.score - a.score || b.chance - a.chance || a.at - b.at);
  const longshot =
    parsedPick.longshot === null ? null : starterNumbered(evidence, parsedPick.longshot.programNumber);
  return { analyst: by, ranking, chances, longshotAt: longshot?.at ?? null };
}
