import { readFile } from 'node:fs/promises';
import { headsIn, type NotedHeads } from '#core/kernel/record.ts';
import { Refusal } from '#core/kernel/refusal.ts';

/** The heads noted in a file; refuses one that cannot be read or holds none. */
export async function headsOfFile(file: string): Promise<NotedHeads> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Refusal('unavailable', 'picks.heads-file', `${file} cannot be read.`, { cause });
  });
  const noted = headsIn(text);
  if (Object.values(noted).some((heads) => heads.length > 0)) return noted;
  throw new Refusal('invalid', 'picks.no-heads', `${file} holds no line such as "picks 398 <hash>".`);
}
