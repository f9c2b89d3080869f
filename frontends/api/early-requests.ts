/** What the page asked for before its modules came, by path; `at` by the clock of the page. `early.ts` of the shell fills it. */
export type AskedEarly = Map<string, { readonly answer: Promise<Response>; readonly at: number }>;

export type WithAskedEarly = { askedEarly?: AskedEarly };

const page = globalThis as WithAskedEarly;

/** A screen that comes late would take an old answer for a fresh one; that the server was ill is soon no longer true. */
const servesMs = { good: 15_000, ill: 2_000 } as const;

/** The answer to a read that was asked early: it serves one read, while it is young. Null where there is none, or it never came: the read asks anew. */
export async function takeAskedEarly(path: string): Promise<Response | null> {
  const asked = page.askedEarly?.get(path);
  page.askedEarly?.delete(path);
  if (asked === undefined) return null;
  const age = performance.now() - asked.at;
  const answer = await asked.answer.catch(() => null);
  const serves = (answer?.status ?? 500) < 500 ? servesMs.good : servesMs.ill;
  return age <= serves ? answer : null;
}

/** After a change what was asked before it may no longer be so. */
export function forgetAskedEarly(): void {
  for (const { answer } of page.askedEarly?.values() ?? []) {
    answer.then(({ body }) => body?.cancel()).catch(() => undefined);
  }
  page.askedEarly?.clear();
}
