const NEGATED =
  /\b(?:not|never|nobody|cannot|without|avoid\w*|leav\w+ (?:out|off)|toss\w*|throw\w* out)\b|n['’]t\b|\b(?:do|does|did|is|are|was|should|would|could|wo|ca|has|have)nt\b/i;
/** Negations of somebody's own mind, which turn nothing around. */
const OF_A_MIND =
  /\bnot (?:so |too |really )?(?:sure|certain)\b|\b(?:can(?:no|['’]?)t|could(?:n['’]?t| not)) (?:decide|choose|tell)\b|\bdo(?:n['’]?t| not) (?:really )?know\b/gi;

/** Whether a question has a negation, which turns around what it asks. */
export const isNegated = (text: string): boolean => NEGATED.test(text.replace(OF_A_MIND, ' '));

const TO_LEAVE_OUT =
  /(?:(?<!\b(?:why|i (?:do|did|have|will|would)) )\bnot|(?<!\bi (?:do|ca|wo|did|have))n['’]t|(?<!\bi )\b(?:dont|cant|wont)|\b(?:should|would|could)nt)\b (?:i |you |we )?(?:to )?(?:use|play|like|include|bet|want)\b|\bnever (?:use|include)\b|\b(?:avoid|toss|throw out|leave (?:out|off))\b/i;

/** Whether a question asks whom to leave out of a bet; `I don't like to bet much` does not. */
export const asksToLeaveOut = (text: string): boolean => TO_LEAVE_OUT.test(text);
