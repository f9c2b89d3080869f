/** What the page asked for before its modules came, by path without query; `early.ts` of the shell fills it. */
export type AskedEarly = Map<string, Promise<Response>>;

export type WithAskedEarly = { askedEarly?: AskedEarly };

const page = globalThis as WithAskedEarly;

/** The answer to a read that was asked early: it serves one read. */
export function takeAskedEarly(path: string): Promise<Response> | null {
  const answer = page.askedEarly?.get(path);
  page.askedEarly?.delete(path);
  return answer ?? null;
}

/** After a change what was asked before it may no longer be so. */
export function forgetAskedEarly(): void {
  for (const answer of page.askedEarly?.values() ?? []) {
    answer.then(({ body }) => body?.cancel()).catch(() => undefined);
  }
  page.askedEarly?.clear();
}
