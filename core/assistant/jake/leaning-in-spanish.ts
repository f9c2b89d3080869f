import type { CardInPlay } from '../race-view.ts';
import { horsesNamed } from '../tools/horses-named.ts';
import { isInSpanish } from '../tools/in-spanish.ts';
import { horseBefore } from './other-horse.ts';
import type { Said } from './said.ts';

const WHO_WITH_IT =
  /^\W*(?:y\s+)?(?:a [eé]l\s+)?(?:¿\s*)?qui[eé]n (?:lo|la|le) (monta|entrena|corre|gu[ií]a)\W*$/iu;
const ABOUT_IT =
  /^\W*(?:y\s+)?(?:¿\s*)?(?:qu[eé] (?:probabilidad(?:es)?|chance|posibilidad(?:es)?|precio|cuota) tiene|a qu[eé] hora corre|en qu[eé] carrera corre|cu[aá]l es su (?:[uú]ltima figura|precio|cuota))\W*$/iu;

/** `¿Y quién lo entrena?` after a horse, by its name; null for other words. */
export function spanishOfItsHorse(text: string, exchanges: readonly Said[], card: CardInPlay): string | null {
  if (!isInSpanish(exchanges.at(-1)?.question ?? '') || horsesNamed(card, text).length > 0) return null;
  const does = WHO_WITH_IT.exec(text)?.[1]?.toLowerCase();
  if (does === undefined && !ABOUT_IT.test(text)) return null;
  const name = horseBefore(exchanges, card);
  if (name === null) return null;
  return does === undefined
    ? `${text.replace(/^\W*y\s+/i, '').replace(/[?.!\s]+$/, '')} ${name}?`
    : `¿Quién ${does === 'entrena' ? 'entrena' : 'monta'} a ${name}?`;
}
