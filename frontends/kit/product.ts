/** The product's own words: one place for each, used by every screen. */
export const product = {
  name: 'Clubhouse Turn',
  initials: 'CT',
  tagline: 'Racing intelligence for Saratoga',
  supportEmail: 'support@clubhouseturn.example',
  copyrightYear: 2025,
  minimumAge: 18,
} as const;

/** Where someone whose play stopped being play can call: name, the number as printed, and as dialed. */
export const helplines = [
  {
    name: 'National Problem Gambling Helpline',
    where: 'anywhere in the United States',
    printed: '1-800-MY-RESET (1-800-697-3738)',
    dialed: 'tel:+18006973738',
  },
  {
    name: 'New York HOPEline',
    where: 'in New York',
    printed: '1-877-8-HOPENY (1-877-846-7369)',
    dialed: 'tel:+18778467369',
  },
] as const;
