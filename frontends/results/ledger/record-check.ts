import type { LedgerPage } from './sealed.ts';
import { browserDigest } from './verify.ts';
import type { WholeVerified } from './verify-whole.ts';
import { changedRows, nothingVerified, verifyPage, wholeText } from './verify-whole.ts';

/** The only script of the public record: verifies the ledger when its button is pressed. It stands alone, without React. */
const pagesAtOnce = 10;
const entriesOnPage = 200;

const rowsShown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-seq]')].map(({ dataset }) => ({
    seq: Number(dataset['seq']),
    hash: dataset['hash'] ?? '',
  }));

async function pageBefore(before: number | null): Promise<LedgerPage> {
  const from = before === null ? '' : `&before=${before}`;
  const answer = await fetch(`/api/picks/ledger?limit=${entriesOnPage}${from}`);
  if (!answer.ok) throw new Error(`The server answered with status ${answer.status}.`);
  return (await answer.json()) as LedgerPage;
}

function show(sentences: readonly string[]): void {
  const list = document.createElement('ul');
  for (const sentence of sentences) {
    const item = document.createElement('li');
    item.textContent = sentence;
    list.append(item);
  }
  document.querySelector('#check-findings')?.replaceChildren(list);
}

async function verifyFurther(start: WholeVerified): Promise<WholeVerified> {
  const digest = browserDigest();
  if (digest === null) throw new Error('This browser computes hashes only over https.');
  let verified = start;
  for (let pages = 0; pages < pagesAtOnce; pages += 1) {
    const page = await pageBefore(verified.next);
    const read = await verifyPage(verified, page, digest);
    verified = { ...read, faults: [...read.faults, ...changedRows(rowsShown(), page.entries)] };
    show([`${verified.right} entries verified …`]);
    if (verified.next === null || verified.faults.length > 0) break;
  }
  return verified;
}

const button = document.querySelector<HTMLButtonElement>('#check-ledger');
let verified = nothingVerified;

async function press(): Promise<void> {
  if (button === null) return;
  button.disabled = true;
  try {
    if (verified.next === null) verified = nothingVerified;
    verified = await verifyFurther(verified);
    show(wholeText(verified));
  } catch (error) {
    show([error instanceof Error ? error.message : 'The ledger could not be read.']);
  }
  button.disabled = false;
}

button?.addEventListener('click', () => void press());
