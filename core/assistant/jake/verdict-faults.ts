const PASS = /\bPASS\b/;
const PLAY = /\bPLAY\b/;
const SAYS_PASS =
  /\b(?:a|to|i['’]d|would|should|just|must|hard|easy) pass\b(?! (?:tired|rivals|horses|them|the field|everybody))|\bpass(?:ing)? (?:on (?:it|this|the)|it|this|here)\b|\b(?:sit (?:it|this|this one) out|skip (?:it|this|the race)|no play|no bet(?! is taken))\b/i;
const SAYS_PLAY =
  /\b(?:is|it['’]s|that['’]s|makes (?:it|this)|looks|as|call (?:it|this)) (?:a|an|the) (?:[\w-]+ ){0,2}(?:play|bet|wager)\b|\bworth (?:a|the|your|every) (?:[\w-]+ )?(?:play|bet|wager|money|dollar|shot)\b|\b(?:go all in|bet (?:big|it all|the house|with both hands)|load up|hammer|all of it on|play it|bet it|back it)\b/i;
const DENIED =
  /\b(?:no|not|never|nothing|none|hardly|nobody|cannot|without|instead of|rather than|unless|if|until|only|at)\b|n['’]t\b/i;
/** Any way to say that money stays where it is. */
const KEEPS =
  /\bpass(?:es|ing)?\b|\b(?:keep|keeping|skip|leave|hold|sit|wait|save)\b|\b(?:no|not|nothing|none|neither)\b|n['’]t\b/i;

const parts = (text: string): readonly string[] => text.split(/(?<=[.!?;])\s+|\n+|,? but /);

const says = (text: string, ...patterns: readonly RegExp[]): boolean =>
  parts(text).some((part) =>
    patterns.some((pattern) => {
      const said = pattern.exec(part);
      return said !== null && !DENIED.test(part.slice(0, said.index));
    }),
  );

/** A verdict that is turned round: a play where the answer passes, a pass where it plays. */
export function verdictFaults(text: string, answer: string): readonly string[] {
  const [passes, plays] = [PASS.test(answer), PLAY.test(answer)];
  if (passes && !plays && says(text, PLAY, SAYS_PLAY)) return ['it calls a play where the answer says PASS'];
  if (plays && !passes && says(text, PASS, SAYS_PASS)) return ['it calls a pass where the answer says PLAY'];
  return [];
}

/** A whole text that leaves out that the answer says PASS. */
export function leftOutFaults(text: string, answer: string): readonly string[] {
  return PASS.test(answer) && !KEEPS.test(text) ? ['it leaves out that the answer says PASS'] : [];
}
