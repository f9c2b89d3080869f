import type { Page, Response } from 'playwright';
import type { Screen } from '../screen.ts';
import { documentedFields } from './documented-fields.ts';
import { documentedOnly, EMPTY, fieldsOf, groupsOf, textWithout } from './mutations.ts';

/** What a screen made of an odd answer. */
export interface Finding {
  readonly screen: string;
  readonly call: string;
  readonly kind: string;
  readonly says: string;
}

/** Answers that decide who is in front of the screen: without them another screen stands there. */
const OF_ENTRANCE = /^GET \/api\/(?:auth\/|disclaimer\/)/;

function callOf(response: Response): string {
  const address = new URL(response.url());
  address.searchParams.delete('_t');
  return `${response.request().method()} ${address.pathname}${address.search}`;
}

const QUIET_MS = 500;
const LONGEST_MS = 5_000;

/** Waits until no call has been answered for a while; not for ever, as a stream of news never ends. */
async function untilQuiet(page: Page): Promise<void> {
  const start = Date.now();
  const isCall = (response: Response) => response.url().includes('/api/');
  while (Date.now() - start < LONGEST_MS) {
    const next = await page.waitForResponse(isCall, { timeout: QUIET_MS }).catch(() => null);
    if (next === null) return;
  }
}

/** Opens a screen and notes the JSON answers it was given, by call. */
async function answersOf(screen: Screen, page: Page): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  const reading: Promise<void>[] = [];
  const note = (response: Response) => {
    if (!/\/api\//.test(response.url()) || !/json/.test(response.headers()['content-type'] ?? '')) return;
    if (!response.ok()) return;
    reading.push(
      response
        .text()
        .then((text) => void answers.set(callOf(response), text))
        .catch(() => undefined),
    );
  };
  page.on('response', note);
  await screen.open(page);
  await untilQuiet(page);
  page.off('response', note);
  await Promise.all(reading);
  return answers;
}

/** What is odd in one look at a screen: the calls that are answered oddly, with their texts. */
interface Case {
  readonly call: string;
  readonly kind: string;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Runs in the page: answers its calls from `answers`, the one of each case oddly, has all reads on screen made anew, and
 * returns what is wrong with what is then shown, and how many cases were fed: it ends at one that the screen no longer asks for.
 */
async function feedHere({
  answers,
  cases,
}: {
  readonly answers: readonly (readonly [call: string, text: string])[];
  readonly cases: readonly Case[];
}) {
  const api = '@clubhouse/api';
  const { queryClient } = (await import(api)) as {
    readonly queryClient: { resetQueries(): Promise<void>; isFetching(): number };
  };
  const known = new Map(answers);
  let odd: Case | null = null;
  let served = 0;
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    address.searchParams.delete('_t');
    const call = `${init?.method ?? 'GET'} ${address.pathname}${address.search}`;
    const oddText = odd?.texts[call];
    if (oddText !== undefined) served += 1;
    const text = oddText ?? known.get(call);
    if (text === undefined) return send(input, init);
    return new Response(text, { status: 200, headers: { 'content-type': 'application/json' } });
  };
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const shown = () => {
    const main = document.querySelector('main');
    const labels = [...(main?.querySelectorAll('[aria-label], [title], [alt]') ?? [])].flatMap((element) =>
      ['aria-label', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    return [main?.textContent ?? '', ...labels].join(' ');
  };
  async function settled() {
    await queryClient.resetQueries().catch(() => undefined);
    for (let tries = 0; tries < 400 && queryClient.isFetching() > 0; tries += 1) await pause(2);
    await pause(5);
  }
  async function look(next: Case) {
    odd = next;
    served = 0;
    await settled();
  }
  const words = /\bNaN\b|\bundefined\b|\[object Object\]|Page Error/;
  const broken = 'This part could not be shown';
  const found: { call: string; kind: string; says: string }[] = [];
  let fed = 0;
  for (const next of cases) {
    await look(next);
    if (served === 0) {
      // The answer before took away what asks for this one: the screen as it is first, then again.
      odd = null;
      await settled();
      await look(next);
    }
    if (served === 0) break;
    fed += 1;
    const text = shown();
    const at = text.search(words);
    const { call, kind } = next;
    if (at >= 0)
      found.push({ call, kind, says: text.slice(Math.max(0, at - 60), at + 40).replace(/\s+/g, ' ') });
    else if (document.querySelector('nav') === null) found.push({ call, kind, says: 'the page is gone' });
    else if (kind.startsWith('documented') && text.includes(broken)) found.push({ call, kind, says: broken });
  }
  window.fetch = send;
  return { found, fed };
}

type Answers = ReadonlyMap<string, string>;

/** Each answer empty, of another kind, or with the documented fields alone. */
const wholeCases = (answers: Answers): readonly Case[] =>
  [...answers].flatMap(([call, text]) => {
    const documented = documentedFields(call);
    const alone =
      documented === null
        ? []
        : [
            {
              kind: 'documented fields alone',
              text: JSON.stringify(documentedOnly(JSON.parse(text), documented)),
            },
          ];
    return [...EMPTY, ...alone].map((odd) => ({ call, kind: odd.kind, texts: { [call]: odd.text } }));
  });

const withoutNumbers = (call: string): string => call.replace(/[/-]\d+(?=[/?]|$)/g, '/*');

/** One answer of the calls that differ in a number alone, as those for each race of a day do. */
function ofEachKind(answers: readonly (readonly [call: string, text: string])[]): Answers {
  const kinds = new Map<string, readonly [string, string]>();
  for (const answer of answers) {
    const kind = withoutNumbers(answer[0]);
    if (!kinds.has(kind)) kinds.set(kind, answer);
  }
  return new Map(kinds.values());
}

type Missing = readonly (readonly [call: string, path: string])[];

/** The fields of all answers, in groups that are left out together. */
function missingTogether(answers: Answers): readonly Missing[] {
  const groups: (readonly [string, string])[][] = [];
  for (const [call, text] of answers) {
    for (const [index, paths] of groupsOf(fieldsOf(JSON.parse(text))).entries()) {
      groups[index] = [...(groups[index] ?? []), ...paths.map((path) => [call, path] as const)];
    }
  }
  return groups;
}

function missingCase(answers: Answers, missing: Missing): Case {
  const calls = [...new Set(missing.map(([call]) => call))];
  const texts = calls.map((call) => {
    const paths = missing.flatMap(([of, path]) => (of === call ? [path] : []));
    return [call, textWithout(JSON.parse(answers.get(call) ?? 'null'), paths)] as const;
  });
  const kind = missing.length === 1 ? `without ${missing[0]?.[1]}` : 'without';
  return { call: calls.join(', '), kind, texts: Object.fromEntries(texts) };
}

/** The odd answers a screen is fed in one stretch, before it is opened afresh. */
const STRETCH = 60;

/** A screen that reads its answers only as it opens is opened so often at most for each kind of odd answer. */
const MOST_OPENINGS = 12;

/** Calls that are made once: for what they do and not for what they answer, or ahead of a screen that is not open. */
const MADE_ONCE = /page-view|\/api\/tracks\/[^/]+\/config$/;

/** Feeds a screen case by case. Opens it afresh when an odd answer took away what asks for the next one, and
 * passes over what it does not ask for even then; a screen that was fed nothing is an error. */
async function feedCases(
  screen: Screen,
  page: Page,
  {
    answers,
    cases: all,
    unasked,
  }: {
    readonly answers: Answers;
    readonly cases: readonly Case[];
    /** Calls that the screen was found not to ask for again. */
    readonly unasked: Set<string>;
  },
): Promise<readonly Omit<Finding, 'screen'>[]> {
  const found: Omit<Finding, 'screen'>[] = [];
  let fed = 0;
  const isAsked = ({ texts }: Case) => Object.keys(texts).some((call) => !unasked.has(call));
  let cases = all.filter(isAsked);
  for (let openings = 0; cases.length > 0 && openings < MOST_OPENINGS; openings += 1) {
    // What was chosen is kept in the browser: opened again, a screen would undo its choices.
    await page.evaluate(() => localStorage.clear());
    await screen.open(page);
    await untilQuiet(page);
    // The compiler wraps the functions within `feedHere` in a call of its own that the page does not have.
    await page.evaluate('globalThis.__name ??= (named) => named');
    const stretch = cases.slice(0, STRETCH);
    const told = await page.evaluate(feedHere, { answers: [...answers], cases: stretch });
    found.push(...told.found);
    fed += told.fed;
    if (told.fed === 0) for (const call of Object.keys(stretch[0]?.texts ?? {})) unasked.add(call);
    cases = cases.slice(Math.max(1, told.fed)).filter(isAsked);
  }
  if (all.length > 0 && fed === 0) throw new Error(`${screen.name} was fed nothing: it never asked again`);
  return found;
}

/**
 * Feeds a screen each of its answers oddly and says where it shows that: empty, of another kind, the documented fields alone,
 * and each field missing in turn. Fields of different objects are missing together; where that shows, each is tried alone.
 */
export async function feedScreen(screen: Screen, page: Page): Promise<readonly Finding[]> {
  const answers = await answersOf(screen, page);
  const fed = ofEachKind([...answers].filter(([call]) => !OF_ENTRANCE.test(call) && !MADE_ONCE.test(call)));
  if (fed.size === 0) throw new Error(`${screen.name} asked for nothing that could be fed`);
  const unasked = new Set<string>();
  const feed = (cases: readonly Case[]) => feedCases(screen, page, { answers, cases, unasked });
  const groups = missingTogether(fed);
  const together = await feed(
    groups.map((missing, index) => ({ ...missingCase(fed, missing), kind: `${index}` })),
  );
  const suspects = together.flatMap(({ kind }) => groups[Number(kind)] ?? []);
  const alone =
    suspects.length === 0 ? [] : await feed(suspects.map((missing) => missingCase(fed, [missing])));
  const onlyTogether =
    alone.length === 0 ? together.map((finding) => ({ ...finding, kind: 'several fields missing' })) : [];
  const whole = await feed(wholeCases(fed));
  return [...alone, ...onlyTogether, ...whole].map((finding) => ({ screen: screen.name, ...finding }));
}
