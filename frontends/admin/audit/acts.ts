import type { BadgeTone } from '#kit/kit.ts';
import type { AuditEntry } from './changes.ts';

type LoggedAct = Pick<AuditEntry, 'act' | 'what'>;

/** Actions whose address does not read well. */
const titles: Readonly<Record<string, string>> = {
  'POST /api/admin/disclaimer-ensure-all': 'Disclaimer records for every user',
  'POST /api/admin/pedicapper-scrape': 'Dose/Odds sync',
  'POST /api/admin/run-data-check': 'Full data check',
  'POST /api/admin/run-workflow': 'Full daily workflow',
  'POST /api/admin/sync-ai-analysis': 'AI analysis sync',
  'POST /api/admin/sync-expert-picks': 'Expert picks sync',
  'POST /api/admin/sync-pedicapper': 'Dose/Odds sync',
  'POST /api/admin/sync-racing-api': 'Racing API sync',
  'POST /api/admin/sync-weather': 'Weather sync',
  'POST /api/admin/upload-equibase-pdf': 'Speed figure upload',
  'POST /api/scheduler/force-start': 'Scheduler start',
  'POST /api/workflow/force-run': 'Daily workflow',
};

const states: Readonly<Record<string, { readonly word: string; readonly tone: BadgeTone }>> = {
  begun: { word: 'started', tone: 'blue' },
  failed: { word: 'failed', tone: 'red' },
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `POST /api/scrapers/{source}/pause` is `Scrapers: pause`; `racing-cli card import` is `Card import`. */
function readable(act: string): string {
  const words = act
    .replace(/^racing-cli /, '')
    .replace(/^[A-Z]+ \/api\/(?:admin\/)?/, '')
    .split('/')
    .filter((part) => !part.startsWith('{'));
  return sentence(words.join(': ').replaceAll('-', ' '));
}

/** What was done, in words; without them, what was requested. */
export function actTitle({ act, what }: LoggedAct): string {
  if (what !== null && states[what] === undefined) return sentence(what);
  return titles[act] ?? readable(act);
}

/** The state of an action without words; null if its words say it. */
export function stateOf({ what }: Pick<LoggedAct, 'what'>) {
  return what === null ? ({ word: 'done', tone: 'green' } as const) : (states[what] ?? null);
}

/** Something is deleted or replaced by it. */
export const isDestructive = ({ act, what }: LoggedAct): boolean =>
  act.startsWith('DELETE ') || /\b(?:deleted|dropped|let go|purged|replaced|restored)\b/.test(what ?? '');
