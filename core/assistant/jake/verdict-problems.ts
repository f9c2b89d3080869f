const PASS = /\b(?:PASS|WATCH)\b/;
const PLAY = /\b(?:BET|PLAY)\b/;
const SAYS_PASS =
  /\b(?:a|to|i['’]d|would|should|just|must|hard|easy) pass\b(?! (?:tired|rivals|horses|them|the field|everybody))|\bpass(?:ing)? (?:on (?:it|this|the)|it|this|here)\b|\b(?:sit (?:it|this|this one) out|skip (?:it|this|the race)|no play|no bet(?! is taken))\b/i;
const SAYS_PLAY =
  /\b(?:is|it['’]s|that['’]s|makes (?:it|this)|looks|as|call (?:it|this)) (?:a|an|the) (?:[\w-]+ ){0,2}(?:play|bet|wager)\b|\bworth (?:a|the|your|every) (?:[\w-]+ )?(?:play|bet|wager|money|dollar|shot)\b|\b(?:go all in|bet (?:big|it all|the house|with both hands)|load up|hammer|all of it on|play it|bet it|back it)\b/i;
/** Looser ways to say either. */
const FREE_PLAY =
  /\b(?:fire away|fire on|green light|pull the trigger|go for it|get involved|make the bet|time to (?:strike|bet|fire|play)|must[- ]bet|enough to bet|worth (?:playing|betting|backing|a swing)|i['’]?m in(?: on|[.!]?$)|jump (?:on|in)|take (?:a swing|a shot|the plunge|the price)|deserves? (?:a|your|some) (?:[\w-]+ ){0,2}(?:bet|wager|money)|bet is (?:fine|in order|right|warranted|justified)|(?:put|get|have|lay) (?:your|some|a few|a little|the) (?:money|dollars|bucks|cash)(?! (?:away|back)))\b/i;
const FREE_PASS =
  /\b(?:leave (?:it|this|this one|this race|the race) (?:alone|be)|stay away(?! from (?:the|any|short))|keep (?:your|the) (?:wallet|money|powder)|let (?:it|this|this one|this race) go|watch and wait|hands off|give (?:it|this|this one|the race) a miss|(?:is|are) not for me|save your money|(?:would|do|should)(?: not|n['’]t) touch|(?:do not|don['’]t) bet(?: (?:it|this|here|this one|this race))?(?=[.!;]|$)|nothing to bet|no wager|steer clear)\b/i;
const DENIED =
  /\b(?:no|not|never|nothing|none|hardly|nobody|cannot|without|instead of|than|unless|if|until|before|only|at|below|under)\b|n['’]t\b/i;
/** Any way to say not to bet. */
const KEEPS =
  /\bpass(?:es|ing)?\b|\b(?:keep|keeping|skip|leave|hold|sit|wait|save|watch|stay away|alone|would be a bet|only at \d|if it drifts|throw\w* (?:your )?money away)\b|\bgo by\b|\b(?:no|not|nothing|none|neither|nobody)\b|n['’]t\b/i;
/** `No bet but the win bet` is a bet. */
const NONE_BUT = /\bno (?:bet|play|wager) (?:but|other than|except|besides)\b/gi;

const parts = (text: string): readonly string[] =>
  text.replace(NONE_BUT, '').split(/(?<=[.!?;])\s+|\n+|,? but /);

const says = (text: string, ...patterns: readonly RegExp[]): boolean =>
  parts(text).some((part) =>
    patterns.some((pattern) => {
      const match = pattern.exec(part);
      return match !== null && !DENIED.test(part.slice(0, match.index));
    }),
  );

/** A reversed verdict: a bet where the answer passes or waits, a pass where it bets. */
export function verdictProblems(text: string, answer: string): readonly string[] {
  const [passes, plays] = [PASS.test(answer), PLAY.test(answer)];
  if (passes && !plays && says(text, PLAY, SAYS_PLAY, FREE_PLAY))
    return ['it calls a bet where the answer says PASS or WATCH'];
  if (plays && !passes && says(text, PASS, SAYS_PASS, FREE_PASS))
    return ['it calls a pass where the answer says BET'];
  return [];
}

/** A whole text that leaves out that the answer says PASS or WATCH. */
export function omissionProblems(text: string, answer: string): readonly string[] {
  return PASS.test(answer) && !KEEPS.test(text) ? ['it leaves out that the answer says PASS or WATCH'] : [];
}
