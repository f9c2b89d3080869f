import { Refusal } from '#core/kernel/refusal.ts';
import type { Settings } from './env.ts';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', '[::]', '*']);

/**
 * The address of the site in links: as set, else where it listens. Refuses ('unavailable', `settings.public-url`) when
 * the port is left to the machine.
 */
export function publicUrlOf({
  PUBLIC_URL,
  HOST,
  PORT,
}: Pick<Settings, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  if (PUBLIC_URL !== undefined) return PUBLIC_URL;
  if (PORT === 0) {
    throw new Refusal(
      'unavailable',
      'settings.public-url',
      'With PORT=0 a link has no known address: set PUBLIC_URL to the one people use.',
    );
  }
  const host = EVERY_ADDRESS.has(HOST) ? 'localhost' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
