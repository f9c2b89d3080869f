import { createHash } from 'node:crypto';
import type { ModelQuestion } from '#core/picks/model-questions/model-question.ts';

/** Questions with the same beginning have the same key: the provider routes them to where that is cached. */
export const cacheKey = ({ shape, instructions, shared }: ModelQuestion): string =>
  createHash('sha256').update(`${shape}\n${instructions}\n${shared}`).digest('hex').slice(0, 32);

/** The shared part and the question; blank parts are left out. */
export const partsOf = ({ shared, question }: ModelQuestion): readonly string[] =>
  [shared, question].filter((part) => part.trim() !== '');
