import type { Reply } from '#api/api.ts';

/** Whom somebody can call whose play stopped being play. */
export type Help = Reply<'GET /api/book/care'>['help'];

/** On the keys of a telephone: A, B and C are 2. */
const keyOf = (letter: string): string => '22233344455566677778889999'.charAt(letter.charCodeAt(0) - 65);

/** The address that dials a number of the United States as it is printed: `1-800-GAMBLER` is `tel:+18004262537`. */
export const dialed = (phone: string): string =>
  `tel:+${phone.toUpperCase().replaceAll(/[A-Z]/g, keyOf).replaceAll(/\D/g, '')}`;

/** Whom to call, one tap away; nothing where the answer names nobody. */
export function HelpLine({ help: { name, phone } }: { readonly help: Help }) {
  if (!phone) return null;
  return (
    <span>
      {name || 'Help'}: <a href={dialed(phone)}>{phone}</a>
    </span>
  );
}
