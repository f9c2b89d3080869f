import type { DisclaimerText } from '../../../frontends/account/disclaimer/disclaimer-text.ts';

const titles = {
  entertainment: 'Entertainment and Amusement Only',
  'data-accuracy': 'Data Accuracy and Errors',
  liability: 'Liability Waiver and Release',
  'general-terms': 'General Terms and Conditions',
} as const;

/** A disclaimer with the four parts, short. */
export const aDisclaimerText: DisclaimerText = {
  disclaimerType: 'registration',
  disclaimerVersion: '1.0',
  minimumAge: 18,
  title: 'Disclaimer',
  introduction: 'Please read.',
  sections: Object.entries(titles).map(([key, title]) => ({ key, title, text: `What ${key} says.` })),
  disclaimerText: 'Disclaimer. Please read. And so on.',
  contentHash: 'not looked at',
};
