import type { Runner } from '../card/runner.ts';
import type { Evidence } from '../handicapping/evidence.ts';
import type { CheckedClaim, ClaimCheck, ClaimVerdict, HorseClaim, StatedClaim } from './claim.ts';
import { HORSE_KINDS } from './kinds/index.ts';
import { raceClaims } from './kinds/race.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { sentencesOf } from './sentences.ts';
import { unknownNames } from './unknown-names.ts';

/** A part of a sentence with the horses it can be about, the likeliest first. */
interface Part {
  readonly text: string;
  /** Claims before this index belong to another part; the words are here only for context. */
  readonly from?: number;
  readonly about: readonly Runner[];
}

/** Before a horse that is only compared with the one the sentence is about. */
const BESIDE =
  /\b(?:than|beat|beats|beating|beaten by|over|against|meets|faces|facing|behind|ahead of|like|unlike|past|of|with|to|from|by)\s*(?:the )?$/i;
/** After such a horse: what follows is about it all the same. */
const TAKES_OVER =
  /^[\s,)]*(?:who|which|that|is|has|had|was|draws?|breaks?|starts?|carries|wears|ran|won|gets|comes|also|['’]s)\b/i;

/** Between a horse and one compared with it in words set between commas: `X, drawn inside of Y, breaks …`. */
const ASIDE = /^\s*,(?!\d)[^,;:—]*$/;
/** After the second horse of such words: back to the first. */
const BACK = /^\s*,(?!\s*(?:who|which|that|also)\b)/i;

const CLAUSE = /[;—]|:(?!\d)|\s(?:but|while|although|though|whereas|and)\s/g;
const COMMA = /,(?!\d)/g;
/** Words before a horse that say what is meant of it: `…, while at the distance, X …`. */
const OPENS = /^\s*(?:[;:—]|(?:but|while|although|though|whereas|and)\b).*,\s*$/;
/** A clause that goes on about the horse before it. */
const GOES_ON = /^[\s,;:—]*(?:(?:and|but)\s+)?(?:who|which|it|he|she)\b/i;

/**
 * The words between two horses: those of the last clause before the second may be about either (`…, while jockey X gets
 * the best out of …`).
 */
function betweenTwo(part: Part, next: Runner | null): readonly Part[] {
  const { text, from = 0, about } = part;
  const after = (sign: RegExp): number | undefined =>
    [...text.matchAll(sign)].map(({ index }) => index).findLast((index) => index > from);
  const cut = after(CLAUSE) ?? after(COMMA);
  if (cut === undefined || next === null || GOES_ON.test(text.slice(cut))) return [part];
  return [
    { ...part, text: text.slice(0, cut) },
    { text: text.slice(cut), about: [...about, next] },
  ];
}

/** Whom the words after a mention are about, the likeliest first; `subject` is the mention they go on about so far. */
function aboutAfter(
  sentence: string,
  { mention, to }: { readonly mention: Mention; readonly to: number },
  subject: Mention | null,
): readonly Mention[] {
  if (subject === null || !BESIDE.test(sentence.slice(0, mention.from))) return [mention];
  const after = sentence.slice(mention.to, to);
  if (!TAKES_OVER.test(after)) return [mention, subject];
  const isAside = ASIDE.test(sentence.slice(subject.to, mention.from)) && BACK.test(after);
  return isAside ? [subject] : [mention];
}

function partsOf(sentence: string, mentions: readonly Mention[], before: Runner | null): readonly Part[] {
  const [first] = mentions;
  if (first === undefined) return [{ text: sentence, about: before === null ? [] : [before] }];
  const parts: Part[] = [];
  let subject: Mention | null = null;
  mentions.forEach((mention, index) => {
    const from = index === 0 ? 0 : mention.from;
    const to = mentions[index + 1]?.from ?? sentence.length;
    const opening = parts.at(-1)?.text ?? '';
    const opens = OPENS.test(opening) ? opening : '';
    const text = opens + sentence.slice(from, to);
    const meant = aboutAfter(sentence, { mention, to }, subject);
    const about = meant.map(({ runner }) => runner).filter((runner) => runner !== null);
    const next = mentions[index + 1];
    const part: Part = { text, from: opens.length, about };
    parts.push(...(next === undefined ? [part] : betweenTwo(part, next.runner)));
    if (subject === null || !meant.includes(subject)) subject = mention;
  });
  return parts;
}

/** Horses' names are names, whatever words they are made of: `Ag Bullet` is no work. */
const masked = (sentence: string, mentions: readonly Mention[]): string =>
  mentions.reduce(
    (text, { from, to }) => `${text.slice(0, from)}${'◇'.repeat(to - from)}${text.slice(to)}`,
    sentence,
  );

const NOT =
  /\b(?:not|never|hardly|neither|isn['’]t|doesn['’]t|didn['’]t|hasn['’]t|wasn['’]t|won['’]t|cannot)\b(?:\s+\S+){0,3}\s*$/i;
const IF = /\b(?:if|unless|imagine|suppose|supposing|had it)\b/i;
/** Words of a claim that deny by themselves. */
const DENIES = /\b(?:never|no|winless|yet to|since|layoff|off)\b/i;

function verdictOf(holds: boolean | null, isDenied: boolean, isSupposed: boolean): ClaimVerdict {
  if (holds === null) return 'not checkable';
  if (holds !== isDenied) return 'true';
  return isSupposed ? 'not checkable' : 'wrong';
}

/** True if it is true of any horse it can be about. */
function checkOn(claim: HorseClaim, about: readonly Runner[]): ClaimCheck {
  const all = about.map((runner) => claim.check(runner));
  return (
    all.find(({ holds }) => holds === true) ?? all[0] ?? { holds: null, fact: 'unclear which horse is meant' }
  );
}

function checked(
  sentence: string,
  part: string,
  claim: StatedClaim,
  { holds, fact }: ClaimCheck,
): CheckedClaim {
  const before = part.slice(0, claim.index);
  const isDenied = NOT.test(before) && !DENIES.test(claim.words);
  const verdict = verdictOf(holds, isDenied, IF.test(part));
  return { sentence, claim: `${claim.kind}: "${claim.words}"`, verdict, fact };
}

function namingClaim(sentence: string, { words, fault, runner }: Mention): CheckedClaim | null {
  const claim = `program number: "${words.trim()}"`;
  if (fault !== null) return { sentence, claim, verdict: 'wrong', fact: fault };
  const isBoth = /\d/.test(words) && /\p{L}{3}/u.test(words.replace(/\b(?:program|number|no|the)\b/gi, ''));
  if (runner === null || !isBoth) return null;
  return { sentence, claim, verdict: 'true', fact: `${runner.horseName} is number ${runner.programNumber}` };
}

const namingClaims = (sentence: string, mentions: readonly Mention[]): readonly CheckedClaim[] =>
  mentions.map((mention) => namingClaim(sentence, mention)).filter((claim) => claim !== null);

/** Of two overlapping claims of one kind only the longer counts. */
function distinct<Claim extends StatedClaim>(claims: readonly Claim[]): readonly Claim[] {
  return claims.filter(
    (claim) =>
      !claims.some(
        (other) =>
          other !== claim &&
          other.kind === claim.kind &&
          other.index <= claim.index &&
          other.index + other.words.length >= claim.index + claim.words.length &&
          (other.words.length > claim.words.length || claims.indexOf(other) < claims.indexOf(claim)),
      ),
  );
}

function checkPart(
  sentence: string,
  { text, from = 0, about }: Part,
  evidence: Evidence,
): readonly CheckedClaim[] {
  const found = distinct(HORSE_KINDS.flatMap((kind) => kind(text, evidence))).filter(
    ({ index }) => index >= from,
  );
  if (about.length === 0) return [];
  return found.map((claim) => checked(sentence, text, claim, checkOn(claim, about)));
}

/** Names used for a horse that no horse of the race has. */
function checkUnknownNames(sentence: string, text: string, evidence: Evidence): readonly CheckedClaim[] {
  const names = unknownNames(text, evidence);
  return names.map((name) => ({
    sentence,
    claim: `horse: "${name}"`,
    verdict: 'wrong',
    fact: 'no horse has that name in this race',
  }));
}

interface CheckedSentence {
  readonly claims: readonly CheckedClaim[];
  /** Whom the next sentence goes on about. */
  readonly subject: Runner | null;
}

function checkSentence(sentence: string, before: Runner | null, evidence: Evidence): CheckedSentence {
  const mentions = mentionsIn(sentence, evidence.runners);
  const text = masked(sentence, mentions);
  const unknown = checkUnknownNames(sentence, text, evidence);
  const isAboutUnknown = mentions.length === 0 && unknown.length > 0;
  const parts = isAboutUnknown ? [] : partsOf(text, mentions, before);
  const claims = [
    ...namingClaims(sentence, mentions),
    ...unknown,
    ...parts.flatMap((part) => checkPart(sentence, part, evidence)),
    ...distinct(raceClaims(text, evidence)).map((claim) => checked(sentence, text, claim, claim)),
  ];
  const subject = isAboutUnknown ? null : (mentions.find(({ runner }) => runner !== null)?.runner ?? before);
  return { claims, subject };
}

/**
 * Every claim about the card in the sentences of a statement, checked against the evidence. A sentence that names
 * no horse goes on about the one before; `about` is the one the statement begins with.
 */
export function checkStatement(
  statement: string,
  evidence: Evidence,
  about: Runner | null = null,
): readonly CheckedClaim[] {
  let subject = about;
  return sentencesOf(statement).flatMap((sentence) => {
    const { claims, subject: next } = checkSentence(sentence, subject, evidence);
    subject = next;
    return claims;
  });
}
