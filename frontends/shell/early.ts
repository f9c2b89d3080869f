import type { EarlyRequests, WithEarlyRequests } from '#api/api.ts';

/**
 * What the screen of an address reads first at Saratoga, and at another track (with `a-track` as a placeholder). For the
 * beginning of an address, `/race/` or, with a tab named, `/race/?tab`: with `a-track`, `a-day` and `a-race` for its
 * parts. The build writes all from the list of apps.
 */
declare const addressesEarly: Readonly<
  Record<string, { readonly here: readonly string[]; readonly elsewhere: readonly string[] }>
>;

/**
 * Runs before anything else, as a plain script of its own: puts on the chosen theme so that nothing flashes, asks who is
 * signed in, whether the disclaimer is accepted and what the screen shows while the modules still come, and watches the
 * start-up, since a page whose modules do not load cannot say so itself. It may import nothing but types.
 */
(function early() {
  const page = document.documentElement;
  const fallbackAfterMs = { onPhoneWithChrome: 1500, elsewhere: 9500 };

  let remembered: string | null = null;
  let isMemberKnown = false;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
    remembered = localStorage.getItem('selectedTrackSlug');
    isMemberKnown = localStorage.getItem('memberHere') === 'yes';
  } catch {
    // Storage is forbidden: the system's theme and the usual track it is.
  }

  const earlyRequests: EarlyRequests = new Map();
  const { pathname, search } = location;
  const named = /^\?track=([a-z0-9-]+)$/.exec(search)?.[1] ?? null;
  const usual = pathname.includes('saratoga') ? null : remembered;
  const track = named ?? usual ?? 'saratoga';
  const [, beginning, slug, day, race] =
    /^(\/\w+\/)([a-z0-9-]+)\/([\d-]{10})\/(\d{1,2})$/.exec(pathname) ?? [];
  const tab = /^\?tab=[a-z]+$/.test(search) ? '?tab' : '';
  const isPlain = search === '' || named !== null || tab !== '';
  const ofScreen = isPlain ? addressesEarly[(beginning ?? pathname) + tab] : undefined;
  const isHere = (slug ?? track) === 'saratoga';
  const ofTrack = (ofScreen?.[isHere ? 'here' : 'elsewhere'] ?? []).map((path) =>
    path
      .replace('a-track', slug ?? track)
      .replace('a-day', day ?? '')
      .replace('a-race', race ?? ''),
  );
  const ofAll = ['/api/auth/user', '/api/disclaimer/check', '/api/tracks'];
  const ofMember = isMemberKnown ? ['/api/my/tracks'] : [];
  for (const path of [...ofAll, ...ofMember, ...ofTrack]) {
    const answer = fetch(`${path}${path.includes('?') ? '&' : '?'}_t=${Date.now()}`, {
      credentials: 'include',
      cache: 'no-store',
      headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    });
    answer.catch(() => undefined);
    earlyRequests.set(path, { answer, at: performance.now() });
  }
  (window as WithEarlyRequests).earlyRequests = earlyRequests;

  function put(id: string, text: string): void {
    const place = document.getElementById(id);
    if (place) place.textContent = text;
  }
  function fail(reason: string): void {
    if (page.dataset['started'] === 'yes' || page.dataset['failed'] === 'yes') return;
    page.dataset['failed'] = 'yes';
    const show = () => {
      put('startup-error', reason);
      put('startup-browser', navigator.userAgent);
      document.getElementById('app')?.replaceChildren();
      document.getElementById('fallback')?.setAttribute('hidden', '');
      document.getElementById('startup-failure')?.removeAttribute('hidden');
      document.title = 'Loading Error · Clubhouse Turn';
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
    else show();
  }
  window.addEventListener(
    'error',
    (event) => {
      const target = event.target;
      const source = target instanceof HTMLScriptElement ? target.src : (event as ErrorEvent).filename;
      if (!source?.startsWith(location.origin)) return;
      if (event instanceof ErrorEvent) fail(event.message);
      else fail(`A part of the page could not be loaded: ${source}`);
    },
    true,
  );
  window.addEventListener('startup-failed', (event) => fail(String((event as CustomEvent<string>).detail)));

  const agent = navigator.userAgent;
  const isMobileChrome = /Android|iPhone|iPad|Mobile/.test(agent) && /Chrome\/|CriOS\//.test(agent);
  setTimeout(
    () => {
      const show = page.dataset['content'] !== 'yes' && page.dataset['failed'] !== 'yes';
      if (show) document.getElementById('fallback')?.removeAttribute('hidden');
    },
    isMobileChrome ? fallbackAfterMs.onPhoneWithChrome : fallbackAfterMs.elsewhere,
  );
})();
