const WHERE =
  /\b(?:where (?:do|can|could|would|should) (?:i|we|you|one) (?:find|see|look(?: at| up| for)?|read|check|get to|go (?:for|to see)) (?!an? |any\b|some\b|value\b|good\b)|(?:which|what) (?:page|screen|tab|part of (?:the|this) (?:site|app)) (?:has|have|shows?|is|are|do|can|would|gives?|lists?)|on (?:which|what) (?:page|screen|tab)|how do i (?:get to|open|reach|find) the (?:page|screen|tab))\b/i;

export const OUR_RECORD =
  'Scoreboard shows how all picks did, Pick Ledger each pick as it was sealed before its race.';

/** What a screen has, the narrower first, and the sentence that leads there. */
const SCREENS: readonly (readonly [RegExp, string])[] = [
  [/\bbias\b/i, 'Track Bias Analysis has the bias of posts and running styles, today and over past days.'],
  [
    /\b(?:pace|running styles?|early speed|fractions?)\b/i,
    'Pace and Speed Analysis has the pace of every race of the day; the Pace tab of a race has its horses one by one.',
  ],
  [
    /\b(?:(?:speed )?figures?|past (?:performances?|races)|pps?|running lines?|workouts?|work tab)\b/i,
    'The Form tab of a race has the past races, figures and works of its horses; Past Performances prints the whole card.',
  ],
  [
    /\b(?:odds|tote)\b(?! work)/i,
    'The Odds tab of a race has its prices and how they moved; the Day Board has all races of the day.',
  ],
  [
    /\b(?:weather|track conditions?|rain)\b/i,
    'Weather Analysis has the readings and the condition of the track.',
  ],
  [
    /\b(?:results?|payoffs?|payouts?|charts?)\b/i,
    'OTB Race Results has results and payoffs by day; the Result tab of a race has its own.',
  ],
  [
    /\b(?:your record|track record of (?:the|your) picks|how (?:the|your) picks did|scoreboard)\b/i,
    OUR_RECORD,
  ],
  [
    /\b(?:ticket (?:desk|builder)|bet builder|my tickets?)\b/i,
    'The Tickets tab of a race builds tickets and says what they cost; My Book keeps your own.',
  ],
  [/\blong ?shots?\b/i, 'Longshot Alerts has the longshots of the day whose price is worth taking.'],
  [/\bangles?\b/i, 'Angles searches the card by angles and shows how such starters did before.'],
  [/\b(?:program|entries)\b/i, 'Racing Program has the card of the day, race by race.'],
  [
    /\bpicks?\b(?! ?[3-6]| (?:three|four|five|six))/i,
    'AI Picks has the picks of the day; Dashboard sums them up.',
  ],
  [/\bnews\b/i, 'Saratoga Racing News has the headlines, each with its paper.'],
];

/** On which screen something is found; null where a question does not ask for a screen. */
export const screenNamed = (text: string): string | null =>
  WHERE.test(text) ? (SCREENS.find(([pattern]) => pattern.test(text))?.[1] ?? null) : null;
