import type { FetchReport, FetchSource } from '../kernel/fetched.ts';
import { Refusal } from '../kernel/refusal.ts';

const partsOf = (fetchReports: readonly FetchReport[]): Pick<FetchReport, 'parts'> => {
  const parts = fetchReports.flatMap((fetchReport) => fetchReport.parts ?? []);
  return parts.length === 0 ? {} : { parts };
};

const sum = (fetchReports: readonly FetchReport[]): FetchReport => ({
  expected: fetchReports.some(({ expected }) => expected === null)
    ? null
    : fetchReports.reduce((total, { expected }) => total + (expected ?? 0), 0),
  brought: fetchReports.reduce((total, { brought }) => total + brought, 0),
  faults: fetchReports.flatMap(({ faults }) => faults),
  ...partsOf(fetchReports),
});

/**
 * Several gatherers as one, asked one after the other. One that refuses leaves its sentence among the faults, and nobody
 * can say then what should have come; when all do, the first refusal is that of the whole.
 */
export function joinedFetches(parts: readonly FetchSource[]): FetchSource {
  return async (request, told) => {
    const fetchReports: FetchReport[] = [];
    const refusals: Refusal[] = [];
    for (const part of parts) {
      try {
        fetchReports.push(await part(request, told));
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
