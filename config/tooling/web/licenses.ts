import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './parts.ts';

function noticeOf(name: string): string {
  const folder = join(projectRoot, 'node_modules', name);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  const file = existsSync(folder)
    ? readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
    : undefined;
  const text = file
    ? readFileSync(join(folder, file), 'utf8').trim()
    : `License: ${about.license ?? 'not stated'}`;
  return `${name} ${about.version} (${about.license ?? 'see below'})\n\n${text}\n`;
}

/** The notices of every package whose code is in the page. */
export function licenseNotices(packages: Iterable<string>): string {
  const names = [...new Set(packages)].sort();
  const rule = `\n${'-'.repeat(80)}\n\n`;
  return `This site contains the following open source software.\n${rule}${names.map(noticeOf).join(rule)}`;
}
