import { call, log } from '#api/api.ts';

let last: string | null = null;

/** Reports a visit of a path; a failure is ignored. */
export function reportPageView(pagePath: string): void {
  if (pagePath === last) return;
  last = pagePath;
  call('POST /api/activity/page-view', { body: { pagePath } }).catch((error: unknown) => {
    log.debug('Could not record the page view', error);
  });
}
