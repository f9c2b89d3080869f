import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { NewSecret } from '#core/accounts/ports.ts';
import type { Digest, NewId } from '#core/kernel/functions.ts';

export const newId: NewId = () => randomUUID();

/** 256 random bits in 43 characters. */
export const newSecret: NewSecret = () => randomBytes(32).toString('base64url');

export const digest: Digest = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
