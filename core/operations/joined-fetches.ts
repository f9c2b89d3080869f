import type { FetchReport, FetchSource } from '../kernel/fetched.ts';
import { sumBy } from '../kernel/numbers.ts';
import { Refusal } from '../kernel/refusal.ts';

const partsOf = (fetchReports: readonly FetchReport[]): Pick<FetchReport, 'parts'> => {
  const parts = fetchReports.flatMap((fetchReport) => fetchReport.parts ?? []);
  return parts.length === 0 ? {} : { parts };
};

const sum = (fetchReports: readonly FetchReport[]): FetchReport => ({
  expected: fetchReports.some(({ expected }) => expected === null)
    ? null
    : sumBy(fetchReports, ({ expected }) => expected ?? 0),
  received: sumBy(fetchReports, (report) => report.received),
  faults: fetchReports.flatMap(({ faults }) => faults),
  ...partsOf(fetchReports),
});

/**
 * Several fetches as one, done in order. One that refuses adds its sentence to the faults, and the expected count is
 * unknown; when all refuse, the first refusal is thrown.
 */
export function joinedFetches(parts: readonly FetchSource[]): FetchSource {
  return async (request, log) => {
    const fetchReports: FetchReport[] = [];
    const refusals: Refusal[] = [];
    for (const part of parts) {
      try {
        fetchReports.push(await part(request, log));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refusals.push(error);
      }
    }
    const [first] = refusals;
    if (fetchReports.length === 0 && first !== undefined) throw first;
    const fetchReport = sum(fetchReports);
    const expected = first === undefined ? fetchReport.expected : null;
    return {
      ...fetchReport,
      expected,
      faults: [...fetchReport.faults, ...refusals.map(({ message }) => message)],
    };
  };
}
