import type { Reply } from '#api/api.ts';

/** Whom somebody can call whose play stopped being play. */
export type Help = Reply<'GET /api/book/care'>['help'];

/** The address that dials a number of the United States: `1-800-697-3738` is `tel:+18006973738`. */
export const dialed = (phone: string): string => `tel:+${phone.replaceAll(/\D/g, '')}`;

/** Whom to call, one tap away; nothing where the answer names nobody. */
export function HelpLine({ help: { name, phone } }: { readonly help: Help }) {
  if (!phone) return null;
  return (
    <span>
      {name || 'Help'}: <a href={dialed(phone)}>{phone}</a>
    </span>
  );
}
