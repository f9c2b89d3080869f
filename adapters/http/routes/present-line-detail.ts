import type { CompanyNote, LineDetail } from '#core/card/line-detail.ts';

function companyWord({ wonNext, meetsAgain }: CompanyNote) {
  if (wonNext && meetsAgain) return 'both' as const;
  if (wonNext) return 'won next' as const;
  return meetsAgain ? ('meets again' as const) : null;
}

/** What a past race's line prints beyond the facts of `PastPerformance`, as the calls return it. */
export function presentLineDetail(detail: LineDetail | undefined) {
  if (detail === undefined) return null;
  const { eligibility, claiming, splits, company, leftTrainer, frontWraps: _, ...rest } = detail;
  return {
    ...rest,
    ages: eligibility.ages,
    sexes: eligibility.sexes,
    claimingLow: claiming.low,
    claimingHigh: claiming.high,
    splits: splits.map(({ furlongs, seconds }): [number, number] => [furlongs, seconds]),
    weightsOfFirstThree: [...detail.weightsOfFirstThree],
    company: company.map(companyWord),
    leftTrainer: leftTrainer && { ...leftTrainer },
  };
}
