import { canonicalText } from '../../kernel/canonical-text.ts';
import type { Digest } from '../../kernel/functions.ts';
import { personSeal } from '../chain/person-seal.ts';
import {
  type ChainEntry,
  type ChainHead,
  chainEntryIn,
  linkHash,
  type SealedProof,
} from '../chain/proof-chain.ts';
import type { PackRow } from './pack-rows.ts';

type RowOf<Kind extends PackRow['kind']> = Extract<PackRow, { readonly kind: Kind }>;

/** What is wrong with a line of the chain that should follow `before`; null when nothing is. */
export function lineFault(
  line: RowOf<'entry'> | RowOf<'link'>,
  before: ChainHead,
  digest: Digest,
): string | null {
  if (line.seq !== before.seq + 1) return `line ${line.seq} of the chain follows line ${before.seq}`;
  const textHash = line.kind === 'link' ? line.textHash : digest(line.text);
  if (linkHash(before.hash, textHash, digest) !== line.hash)
    return `line ${line.seq} of the chain does not match its hash`;
  if (line.kind === 'link') return null;
  const entry = chainEntryIn(line.text);
  if (entry === null) return `line ${line.seq} of the chain is not an entry`;
  return entry.seq === line.seq ? null : `line ${line.seq} of the chain says it is line ${entry.seq}`;
}

/** What no change of a proof may touch. */
const FOR_GOOD = [
  'disclaimerType',
  'disclaimerVersion',
  'acceptedAt',
  'receivedAt',
  'scrollDepthPercent',
  'timeOnPageSeconds',
  'checkboxes',
] as const satisfies readonly (keyof SealedProof)[];

const isAltered = (value: unknown, former: unknown): boolean =>
  canonicalText(value) !== canonicalText(former);

/** What the later of two lines about a proof says that no change of it can have done; null when nothing is. */
function alteredBy({ proof, person, change }: ChainEntry, former: ChainEntry): string | null {
  const altered = FOR_GOOD.find((name) => isAltered(proof[name], former.proof[name]));
  if (altered !== undefined) return `its ${altered}`;
  const isLinked = former.proof.method === 'pre_auth' && proof.method === 'pre_auth_linked';
  if (proof.method !== former.proof.method && !isLinked) return 'its method';
  if (proof.contentHash !== former.proof.contentHash && former.proof.contentHash !== '')
    return 'its contentHash';
  if (person === former.person) return null;
  const isRight = person === null ? change === 'person-dropped' : former.person !== null && isLinked;
  return isRight ? null : 'its person';
}

/**
 * What is wrong with a line about a proof that follows a former one about it; null when nothing is. Changes that were
 * not sealed in between are one line, named after the last of them: linked and dropped is `person-dropped`.
 */
export function changeFault(former: ChainEntry, entry: ChainEntry): string | null {
  const altered = entry.change === 'kept' ? 'it was stored before' : alteredBy(entry, former);
  return altered === null
    ? null
    : `line ${entry.seq} of the chain makes an illegal change to proof ${entry.proof.id}: ${altered}`;
}

function personFault(
  { person, salt, proof }: RowOf<'proof'>,
  sealed: ChainEntry,
  digest: Digest,
): string | null {
  const named = `the proof ${proof.id}`;
  if (person === null) return sealed.person === null ? null : `the person of ${named} is missing`;
  if (sealed.person === null) return `${named} was sealed without a person and has one`;
  if (salt === null) return `the salt of ${named} is missing`;
  return personSeal(person, salt, digest) === sealed.person
    ? null
    : `the person of ${named} is not the one that was sealed`;
}

/** What is wrong with a proof as it is stored, held against the last line about it; null when nothing is. */
export function proofFault(
  row: RowOf<'proof'>,
  sealed: ChainEntry | undefined,
  digest: Digest,
): string | null {
  const { proof, sealedAs, words } = row;
  if (sealed === undefined) return `the proof ${proof.id} is not in the chain`;
  if (sealed.seq !== sealedAs)
    return `the proof ${proof.id} names line ${sealedAs} of the chain, and line ${sealed.seq} is its last`;
  const other = Object.entries(sealed.proof).find(([name, value]) =>
    isAltered(proof[name as keyof typeof proof], value),
  );
  if (other !== undefined || canonicalText(proof) !== canonicalText(sealed.proof))
    return `the proof ${proof.id} is not the one that was sealed${other === undefined ? '' : `: its ${other[0]}`}`;
  if ((words ?? '') !== proof.contentHash)
    return `the words of the proof ${proof.id} are not those that were hashed`;
  return personFault(row, sealed, digest);
}
