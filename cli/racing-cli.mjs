#!/usr/bin/env node
import '../config/tooling/node-version.mjs';

const { ensureInstalled } = await import('../config/tooling/ready.mjs');
await ensureInstalled();
const { load } = await import('../config/tooling/commands.mjs');
const { main } = await load('main');
process.exitCode = await main(process.argv.slice(2));
