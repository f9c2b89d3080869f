import { readFileSync } from 'node:fs';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';

const [path = '', memory = ''] = process.argv.slice(2);
const reader = makePdfReader({ memoryMegabytes: Number(memory), items: 1e9, seconds: 60 });
const [page] = await reader.read(readFileSync(path), path);
process.stdout.write(`${page?.items[0]?.text}\n`);
