/**
 * Keeps the built site on this device, so that it opens without a network. It holds no answer of the server: `/api` goes past it.
 * The page itself is asked of the network first, so a new build shows on the next load; its parts carry the digest of their
 * content in their names and come from the store. It may import nothing.
 */
type Site = Readonly<Record<string, string>>;
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Event & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type SiteWorker = {
  /** Every file of this build with its integrity; the build writes it. */
  readonly site: Site;
  readonly location: { readonly origin: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
};

(function keepSite(worker: SiteWorker) {
  const page = '/index.html';
  const store = `site ${worker.site[page]}`;

  async function keepFile(cache: Cache, path: string, integrity: string): Promise<void> {
    const fresh = path.startsWith('/assets/') ? 'default' : 'no-cache';
    const answer = await fetch(path, { integrity, cache: fresh, credentials: 'same-origin' });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    await cache.put(path, answer);
  }
  async function keepAll(): Promise<void> {
    const cache = await caches.open(store);
    await Promise.all(
      Object.entries(worker.site).map(([path, integrity]) => keepFile(cache, path, integrity)),
    );
    await worker.skipWaiting();
  }
  async function dropOlder(): Promise<void> {
    const names = await caches.keys();
    const older = names.filter((name) => name.startsWith('site ') && name !== store);
    await Promise.all(older.map((name) => caches.delete(name)));
  }
  const stored = async (path: string) => (await caches.open(store)).match(path);

  async function networkFirst(request: Request, path: string): Promise<Response> {
    try {
      return await fetch(request);
    } catch (error) {
      const answer = await stored(path);
      if (answer === undefined) throw error;
      return answer;
    }
  }
  const storeFirst = async (request: Request, path: string) => (await stored(path)) ?? fetch(request);

  worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
  worker.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return;
    // Signing out without a network still has to lead to a page.
    const isCall = pathname.startsWith('/api/') && pathname !== '/api/logout';
    if (request.mode === 'navigate' && !isCall) event.respondWith(networkFirst(request, page));
    else if (pathname.startsWith('/assets/')) event.respondWith(storeFirst(request, pathname));
    else if (pathname in worker.site) event.respondWith(networkFirst(request, pathname));
  });
})(self as unknown as SiteWorker);
