#!/usr/bin/env node
import '../config/tooling/node-version.mjs';

const { ensureInstalled } = await import('../config/tooling/ready.mjs');
await ensureInstalled();
await import('../config/tooling/typescript.mjs');
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));
