import type { Reply } from '#api/api.ts';
import {
  type ChainName,
  type ChainRow,
  headsIn,
  headsOf,
  type PublishedHead,
  type RecordSource,
} from './check/published.ts';
import { trackZones } from './check/track-zones.ts';
import { checkRecord, type ShownRow } from './check/whole-record.ts';
import { browserDigest } from './verify.ts';

/** The only script of the public record: checks all of it when its button is pressed. It stands alone, without React. */
const signal = { isStopped: false };

const notVerified =
  'Not verified here: that the site’s published heads are the ones it published then. Compare them with one you noted.';

/** The heads that the visitor pasted; without any in a text that is not empty, nothing is checked. */
function notedHeads(): readonly PublishedHead[] {
  const text = document.querySelector<HTMLTextAreaElement>('#noted-heads')?.value ?? '';
  const noted = headsIn(text, null);
  if (text.trim() !== '' && noted.length === 0)
    throw new Error(
      'What you pasted names no entry: paste lines such as “picks 398”, a hash of 64 characters and its time.',
    );
  return noted;
}

/** What checking against noted heads showed. */
function notedText(noted: readonly PublishedHead[]): string {
  if (noted.length === 0) return notVerified;
  const which = noted.map(({ chain, seq }) => `${chain} ${seq}`).join(', ');
  return `The record contains what you noted (${which}), so nothing sealed before it has been changed.`;
}

const rowsShown = (): readonly ShownRow[] =>
  [...document.querySelectorAll<HTMLElement>('[data-seq]')].map(({ dataset }) => ({
    seq: Number(dataset['seq']),
    hash: dataset['hash'] ?? '',
  }));

async function read<Answer>(path: string): Promise<Answer> {
  if (signal.isStopped) throw new Error('Stopped before the end: nothing is proved.');
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`The server answered with status ${answer.status}.`);
  return (await answer.json()) as Answer;
}

async function publishedHeads(): Promise<readonly PublishedHead[]> {
  const heads: PublishedHead[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const query: string = before === '' ? '' : `?before=${encodeURIComponent(before)}`;
    const reply: Reply<'GET /api/ledger/heads'> = await read(`/api/ledger/heads${query}`);
    heads.push(...headsOf(before === '' ? reply : { ...reply, now: [] }));
    before = reply.next;
  }
  return heads;
}

async function* pagesOf(chain: ChainName): AsyncGenerator<readonly ChainRow[]> {
  for (let after: number | null = 0; after !== null; ) {
    const reply: Reply<'GET /api/ledger/chains/{chain}'> = await read(
      `/api/ledger/chains/${chain}?after=${after}`,
    );
    yield reply.rows;
    after = reply.next;
  }
}

const findings = document.querySelector<HTMLElement>('#check-findings');

function show(title: string, sentences: readonly string[]): void {
  const heading = document.createElement('p');
  const strong = document.createElement('strong');
  strong.textContent = title;
  heading.append(strong);
  const list = document.createElement('ul');
  for (const sentence of sentences) {
    const item = document.createElement('li');
    item.textContent = sentence;
    list.append(item);
  }
  findings?.replaceChildren(heading, list);
}

async function check(): Promise<void> {
  const digest = browserDigest();
  if (digest === null) throw new Error('This browser computes hashes only over https.');
  const noted = notedHeads();
  const source: RecordSource = {
    heads: [...(await publishedHeads()), ...noted],
    zones: trackZones,
    pages: pagesOf,
  };
  const say = (progress: string) => show('Checking …', [progress]);
  const { isWhole, sentences } = await checkRecord(source, rowsShown(), digest, say);
  if (isWhole) show('Verified in this browser.', [...sentences, notedText(noted)]);
  else show('Verification failed.', sentences);
}

const button = document.querySelector<HTMLButtonElement>('#check-ledger');
const name = button?.textContent ?? '';
let isRunning = false;

async function press(): Promise<void> {
  if (button === null) return;
  signal.isStopped = isRunning;
  if (isRunning) return;
  isRunning = true;
  button.textContent = 'Stop';
  try {
    await check();
  } catch (error) {
    show('Not verified.', [error instanceof Error ? error.message : 'The record could not be read.']);
  }
  button.textContent = name;
  isRunning = false;
}

button?.addEventListener('click', () => void press());
