import type { Instant } from '../../kernel/instant.ts';
import type { FoundAnswer } from '../found-answer.ts';
import type { CardInPlay } from '../race-view.ts';
import { linksOf } from './answer-links.ts';
import { partsOf } from './answer-parts.ts';

/** An answer to a question on a card, with its parts; a question back and a refusal stay words alone. */
export function withParts(found: FoundAnswer, question: string, card: CardInPlay, now: Instant): FoundAnswer {
  if (found.asksBack === true || found.isNoAnswer === true) return found;
  const links = linksOf(found, question, card, now);
  const basis = { links, card: { track: card.track.slug, day: card.day }, at: now, source: card.card.source };
  return { ...found, parts: partsOf(found.answer, basis) };
}

/** The answer with no page to go to. */
export const withoutLinks = (found: FoundAnswer): FoundAnswer =>
  found.parts === undefined ? found : { ...found, parts: { ...found.parts, links: [] } };
