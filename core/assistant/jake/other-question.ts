import { withoutNames } from '../../card/same-name.ts';
import { type CardInPlay, horseNamesOn } from '../race-view.ts';
import type { JakeQuestion } from './question.ts';

/** Words of a race that ask for something else than a pick: odds, a record, a count, a bet's shape, a pool. */
const OTHER_QUESTIONS: readonly RegExp[] = [
  /\b\d{1,3}\s?[-/]\s?\d{1,2}\b/i,
  /\b\d{1,2} for \d{1,2}\b/i,
  /\b(?:second|2nd|third|3rd) (?:best|choice|pick|favou?rite|likeliest)\b/i,
  /\bhow (?:many|big|much|old|far|tall|often|fast|heavy)\b/i,
  /(?<!\b(?:know|see|wonder\w*|ask|tell me|sure|as|even|only|curious) )\bif (?!any\b|you (?:had|have|were|could|can|got|want)\b|i (?:had|have|were|want|can|could|only)\b|so\b|not\b|possible\b|it'?s a bet\b|we\b)[\w' ]{3,40}/i,
  /\b(?:last|past) (?:\d+|two|three|four|five|six|ten) (?:days|weeks|months|races|starts)\b/i,
  /\bpools?\b/i,
  /\b(?:won|win|ran|run|raced) (?:here|before|over|at)\b|\bhere before\b/i,
  /\bnever (?:won|lost|run|raced)\b|\bmost (?:starts|wins|races)\b/i,
  /\b(?:box|boxed|wheel|key|dutch)\b/i,
  /\bdid\b.*\b(?:beat|win|won|run|ran|finish|lose)\b/i,
  /\bhas\b.*\b(?:ever|run|raced|won|been)\b/i,
  /\bnext (?:week|weekend|month|year|mon|tues|wednes|thurs|fri|satur|sun)\w*\b/i,
  /\b(?:turf|dirt|grass) (?:race|horse)s?\b/i,
  /\bbeat(?:s|en|ing)?\b/i,
  /\b(?:which|any|one|each|both|either|none|all) of (?:them|['’]?em|those|these)\b/i,
  /\b(?:he|she)(?:'s| is)? (?:on|riding|rides?)\b/i,
  /\b(?:does|do|did|would|will) (?:that|this|it) (?:help|hurt|favou?r|suit|benefit)\b/i,
  /\bunder \d+\b|\bover \d+\b/i,
];

/** Words that no pick answers, though a list of the races may. */
const NO_PICKS: readonly RegExp[] = [
  /\b(?:class|worst|weakest)\b/i,
  /\b(?:riders?|jockeys?|trainers?|barns?)\b/i,
  /\bwho(?:'s| is) the price\b/i,
];

/** The words by which a question asks for something else than the pick of a race or the view of a horse; empty without any. */
export function otherQuestionWords(
  { text, topic }: Pick<JakeQuestion, 'text' | 'topic'>,
  card: Pick<CardInPlay, 'races'>,
): readonly string[] {
  const rest = withoutNames(text, horseNamesOn(card));
  const patterns = topic === 'card' ? OTHER_QUESTIONS : [...OTHER_QUESTIONS, ...NO_PICKS];
  return patterns.flatMap((pattern) => pattern.exec(rest)?.[0] ?? []);
}
