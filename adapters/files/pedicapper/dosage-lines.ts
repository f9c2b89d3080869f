import { readDosageLine } from '#core/handicapping/dosage.ts';
import type { ReportedPedigree } from '#core/press/pedigree-figures.ts';

/** `PAPER LANTERN b. C, 2024 DP = 6-8-14-2-0 (30) …`: the name, followed by color, sex and year. */
const NAMED = /^(.{2,40}?)(?:\s+[a-z./]{1,8}\s+[A-Z],\s*\d{4})?\s+DP\s*=/;

/** Figures of printed dosage lines, with the line numbers of those that contradict themselves; null without any line. */
export function dosageLinesIn(lines: readonly string[]): {
  readonly pedigrees: readonly ReportedPedigree[];
  readonly faults: readonly string[];
} | null {
  const printed = lines.flatMap((text, line) => (/\bDP\s*=/i.test(text) ? { text, line: line + 1 } : []));
  if (printed.length === 0) return null;
  const read = printed.map(({ text, line }) => ({
    line,
    name: NAMED.exec(text.trim())?.[1],
    dosage: readDosageLine(text),
  }));
  const pedigrees = read.flatMap(({ name, dosage }) => {
    if (name === undefined || dosage === null) return [];
    const { brilliant, intermediate, classic, solid, professional } = dosage.profile;
    const figures = {
      sire: null,
      dam: null,
      damSire: null,
      surfaceScore: null,
      distanceScore: null,
      classScore: null,
      debutScore: null,
      dosageProfile: [brilliant, intermediate, classic, solid, professional].join('-'),
      dosageIndex: dosage.index === Number.POSITIVE_INFINITY ? ('infinite' as const) : dosage.index,
      centerOfDistribution: dosage.center,
      oddsToOne: null,
      comment: '',
    };
    return { day: null, raceNumber: null, programNumber: null, horseName: name.trim(), figures };
  });
  const faults = read.flatMap(({ line, name, dosage }) =>
    name === undefined || dosage === null
      ? `line ${line}: the dosage is incomplete or contradicts itself.`
      : [],
  );
  return { pedigrees, faults };
}
