import type { BadgeTone } from '#kit/kit.ts';
import type { AuditEntry } from './changes.ts';

type Told = Pick<AuditEntry, 'act' | 'what'>;

/** Acts whose address does not read well by itself. */
const titles: Readonly<Record<string, string>> = {
  'POST /api/admin/disclaimer-ensure-all': 'Records of the disclaimer for everybody',
  'POST /api/admin/pedicapper-scrape': 'Sync of Dose/Odds',
  'POST /api/admin/run-data-check': 'Full check of a day',
  'POST /api/admin/run-workflow': 'Full daily workflow',
  'POST /api/admin/sync-ai-analysis': 'Sync of AI analysis',
  'POST /api/admin/sync-expert-picks': 'Sync of expert picks',
  'POST /api/admin/sync-pedicapper': 'Sync of Dose/Odds',
  'POST /api/admin/sync-racing-api': 'Sync of Racing API',
  'POST /api/admin/sync-weather': 'Sync of weather',
  'POST /api/admin/upload-equibase-pdf': 'Upload of speed figures',
  'POST /api/scheduler/force-start': 'Start of the scheduler',
  'POST /api/workflow/force-run': 'Daily workflow',
};

const states: Readonly<Record<string, { readonly word: string; readonly tone: BadgeTone }>> = {
  begun: { word: 'begun', tone: 'blue' },
  failed: { word: 'failed', tone: 'red' },
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `POST /api/scrapers/{source}/pause` is `Scrapers: pause`; `racing-cli bring card` is `Bring card`. */
function readable(act: string): string {
  const words = act
    .replace(/^racing-cli /, '')
    .replace(/^[A-Z]+ \/api\/(?:admin\/)?/, '')
    .split('/')
    .filter((part) => !part.startsWith('{'));
  return sentence(words.join(': ').replaceAll('-', ' '));
}

/** What was done, in words; of an act that tells no more, what was asked for. */
export function actTitle({ act, what }: Told): string {
  if (what !== null && states[what] === undefined) return sentence(what);
  return titles[act] ?? readable(act);
}

/** How an act of which no more is told stands; null where its words say it. */
export function stateOf({ what }: Pick<Told, 'what'>) {
  return what === null ? ({ word: 'done', tone: 'green' } as const) : (states[what] ?? null);
}

/** Something is gone after it, or stands no longer as it was brought. */
export const isDestructive = ({ act, what }: Told): boolean =>
  act.startsWith('DELETE ') || /\b(?:deleted|dropped|let go|purged|replaced|restored)\b/.test(what ?? '');
