/** The reads the page sent before its modules loaded, by path; `at` by the clock of the page. `early.ts` of the shell fills it. */
export type EarlyRequests = Map<string, { readonly answer: Promise<Response>; readonly at: number }>;

export type WithEarlyRequests = { earlyRequests?: EarlyRequests };

const page = globalThis as WithEarlyRequests;

/** A screen that mounts late must not take an old answer for a fresh one; a server error is outdated sooner. */
const servesMs = (answer: Response | null): number => ((answer?.status ?? 500) < 500 ? 15_000 : 2_000);

/** The reply to an early read; it serves one read while it is fresh. Null when there is none or it failed: the read then calls the server. */
export async function takeEarlyRequest(path: string): Promise<Response | null> {
  const early = page.earlyRequests?.get(path);
  page.earlyRequests?.delete(path);
  if (early === undefined) return null;
  const age = performance.now() - early.at;
  const answer = await early.answer.catch(() => null);
  return age > servesMs(answer) ? null : answer;
}

const mostEarly = 40;

/** An answer with its body received: one that nobody takes would otherwise stay open, and a browser has few connections to a site. */
async function received(answer: Response): Promise<Response> {
  const whole = new Response(await answer.blob(), answer);
  if (!whole.ok) throw whole;
  return whole;
}

/** Sends a read whose answer serves one later read, however late; nothing if it was sent already. */
export function putEarlyRequest(path: string, send: () => Promise<Response>): void {
  const early: EarlyRequests = page.earlyRequests ?? new Map();
  page.earlyRequests = early;
  if (early.has(path)) return;
  if (early.size > mostEarly) dropEarlyRequests();
  const answer = send().then(received);
  answer.catch(() => undefined);
  early.set(path, { answer, at: Number.POSITIVE_INFINITY });
}

/** After a change, replies to earlier reads may be outdated. */
export function dropEarlyRequests(): void {
  for (const { answer } of page.earlyRequests?.values() ?? []) {
    answer.then(({ body }) => body?.cancel()).catch(() => undefined);
  }
  page.earlyRequests?.clear();
}
