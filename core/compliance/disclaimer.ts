import type { Digest } from '../kernel/functions.ts';

export const DISCLAIMER_TYPE = 'registration';
export const DISCLAIMER_VERSION = '1.0';
export const MINIMUM_AGE = 18;

/** One part of the disclaimer, with a checkbox of its own. */
export interface DisclaimerSection {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

export interface Disclaimer {
  readonly type: string;
  readonly version: string;
  readonly title: string;
  readonly introduction: string;
  readonly sections: readonly DisclaimerSection[];
  /** Title, introduction and sections as one text: what is accepted, sent back and hashed. */
  readonly text: string;
}

const TITLE = 'Clubhouse Turn: disclaimer and release';

const INTRODUCTION =
  'Please read each of the four parts below and tick its box. You can use Clubhouse Turn only if you agree to all of them. ' +
  'If you do not agree with any part, decline and leave the site.';

const SECTIONS: readonly DisclaimerSection[] = [
  {
    key: 'entertainment',
    title: 'Entertainment and Amusement Only',
    text:
      'Everything Clubhouse Turn shows (picks, chances, ratings, analyses, alerts and answers to your questions) is offered for entertainment and amusement only. ' +
      'None of it is advice to bet, and it must not be used to decide on a real wager. ' +
      'Clubhouse Turn takes no bets, holds no money and is not connected with any racetrack, racing association or betting operator. ' +
      'Past results say nothing certain about future races, and most people who bet on horse races lose money over time. ' +
      'If betting stops being fun for you or someone close to you, call 1-800-MY-RESET (1-800-697-3738) for free and confidential help.',
  },
  {
    key: 'data-accuracy',
    title: 'Data Accuracy and Errors',
    text:
      'The information on this site comes from other parties, from calculations and from software that can be wrong. ' +
      'It may be late, incomplete, out of date or mistaken: entries, scratches, odds, post times, weather, results and program numbers included. ' +
      "A horse's post position can differ from the program number that is used for betting. " +
      'The official sources are the track, its program and the racing authority, and you agree to check with them whatever matters to you. ' +
      'No promise is made that anything shown here is correct, complete, current or always available.',
  },
  {
    key: 'liability',
    title: 'Liability Waiver and Release',
    text:
      'You use this site at your own risk. As far as the law allows, you waive any right to take legal action against Clubhouse Turn, its operators, authors and suppliers over anything that comes from using the site or from relying on what it shows, ' +
      'and you release them from every claim for loss or damage, whether direct or indirect, including money lost on wagers, missed winnings, interrupted service and lost data. ' +
      'You give up this right to legal action knowingly and of your own free will. ' +
      'Rights that the law does not let anyone give up are not affected.',
  },
  {
    key: 'general-terms',
    title: 'General Terms and Conditions',
    text:
      `You confirm that you are at least ${MINIMUM_AGE} years old and old enough under the law of the place where you are to use a site about horse racing. ` +
      'Your account is for you alone, and you keep its password to yourself. ' +
      'You agree to the Terms of Service and have read the Privacy Policy. ' +
      'So that your agreement can be shown later, the site records the text you accepted, when you accepted it and technical details of the connection it came from; ' +
      'if you delete your account, this record is kept without what identifies you. ' +
      'If the text changes in substance you will be asked again.',
  },
];

const wholeText = [
  TITLE,
  `Version ${DISCLAIMER_VERSION}`,
  INTRODUCTION,
  ...SECTIONS.map((section, index) => `${index + 1}. ${section.title}\n${section.text}`),
].join('\n\n');

/** The current disclaimer. Changing a word of it means raising DISCLAIMER_VERSION. */
export const DISCLAIMER: Disclaimer = {
  type: DISCLAIMER_TYPE,
  version: DISCLAIMER_VERSION,
  title: TITLE,
  introduction: INTRODUCTION,
  sections: SECTIONS,
  text: wholeText,
};

/** The disclaimer as an acceptance of it stores it. */
export const acceptedText = (digest: Digest) => ({
  disclaimerType: DISCLAIMER.type,
  disclaimerVersion: DISCLAIMER.version,
  disclaimerText: DISCLAIMER.text,
  contentHash: digest(DISCLAIMER.text),
});
