/** The reads the page sent before its modules loaded, by path; `at` by the clock of the page. `early.ts` of the shell fills it. */
export type EarlyRequests = Map<string, { readonly answer: Promise<Response>; readonly at: number }>;

export type WithEarlyRequests = { earlyRequests?: EarlyRequests };

const page = globalThis as WithEarlyRequests;

/** A screen that mounts late must not take an old answer for a fresh one; a server error is outdated sooner. */
const servesMs = { good: 15_000, failed: 2_000 } as const;

/** The reply to an early read; it serves one read while it is fresh. Null when there is none or it failed: the read then calls the server. */
export async function takeEarlyRequest(path: string): Promise<Response | null> {
  const early = page.earlyRequests?.get(path);
  page.earlyRequests?.delete(path);
  if (early === undefined) return null;
  const age = performance.now() - early.at;
  const answer = await early.answer.catch(() => null);
  const serves = (answer?.status ?? 500) < 500 ? servesMs.good : servesMs.failed;
  return age <= serves ? answer : null;
}

const mostEarly = 40;

/** Sends a read whose answer serves one later read, however late; nothing if it was sent already. */
export function putEarlyRequest(path: string, send: () => Promise<Response>): void {
  page.earlyRequests ??= new Map();
  if (page.earlyRequests.has(path)) return;
  if (page.earlyRequests.size > mostEarly) dropEarlyRequests();
  const answer = send().then((sent) => (sent.ok ? sent : Promise.reject(sent)));
  answer.catch(() => undefined);
  page.earlyRequests.set(path, { answer, at: Number.POSITIVE_INFINITY });
}

/** After a change, replies to earlier reads may be outdated. */
export function dropEarlyRequests(): void {
  for (const { answer } of page.earlyRequests?.values() ?? []) {
    answer.then(({ body }) => body?.cancel()).catch(() => undefined);
  }
  page.earlyRequests?.clear();
}
