/** What the page asked for before its modules came, by path without query; `early.ts` of the shell fills it. */
export type AskedEarly = Map<string, Promise<Response>>;

export type WithAskedEarly = { askedEarly?: AskedEarly };

const page = globalThis as WithAskedEarly;

/** Later a screen that comes late would take an old answer for a fresh one. */
const SERVES_MS = 15_000;

/** The answer to a read that was asked early: it serves one read, while the page is young. Null where it failed: the read asks anew. */
export async function takeAskedEarly(path: string, sincePageMs: number): Promise<Response | null> {
  if (sincePageMs > SERVES_MS) forgetAskedEarly();
  const asked = page.askedEarly?.get(path);
  page.askedEarly?.delete(path);
  const answer = await asked?.catch(() => null);
  return answer && answer.status < 500 ? answer : null;
}

/** After a change what was asked before it may no longer be so. */
export function forgetAskedEarly(): void {
  for (const answer of page.askedEarly?.values() ?? []) {
    answer.then(({ body }) => body?.cancel()).catch(() => undefined);
  }
  page.askedEarly?.clear();
}
