import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const markIn = (dataFolder: string): string => join(dataFolder, 'demo-asked');

/** Notes that somebody asked for the demo day by hand, and which one. */
export function noteRequestedDemo(dataFolder: string, seed: number): void {
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(markIn(dataFolder), String(seed));
}

/** The seed of the demo day loaded by hand; null when none was. */
export function requestedDemo(dataFolder: string): number | null {
  if (!existsSync(markIn(dataFolder))) return null;
  const text = readFileSync(markIn(dataFolder), 'utf8').trim();
  return /^\d+$/.test(text) ? Number(text) : null;
}
