/** The product's own words: one place for each, used by every screen. */
export const product = {
  name: 'Clubhouse Turn',
  initials: 'CT',
  tagline: 'Racing intelligence for Saratoga',
  copyrightYear: 2025,
  minimumAge: 18,
} as const;

/** The address for questions, which the server writes into the page; null for a site without one. */
export const supportEmail = (): string | null =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=support]')?.content ?? null;

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
