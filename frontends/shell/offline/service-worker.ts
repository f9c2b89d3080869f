/**
 * Keeps the built site on this device, so that it opens without a network. It holds no answer of the server: `/api` goes past it.
 * The page itself is asked of the network first, so a new build shows on the next load; its parts carry the digest of their
 * content in their names and come from the store. It may import nothing.
 */
type Site = Readonly<Record<string, string>>;
type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Page = { readonly url: string; focus(): Promise<unknown> };
type Windows = {
  matchAll(which: object): Promise<readonly Page[]>;
  openWindow(path: string): Promise<unknown>;
};
type Pushed = Lasting & { readonly data: { text(): string } | null };
type Clicked = Lasting & { readonly notification: Notification };
type Fetching = Event & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type SiteWorker = {
  /** Every file of this build with its integrity; the build writes it. */
  readonly site: Site;
  readonly location: { readonly origin: string };
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Windows;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'push', listener: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void;
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

  type Message = {
    readonly title: string;
    readonly body: string;
    readonly tag: string;
    readonly path: string;
  };
  /** A browser shows one of its own for a push that shows none, so something is shown whatever came. */
  const unread: Message = {
    title: 'Clubhouse Turn',
    body: 'News from the day board',
    tag: 'board',
    path: '/board',
  };
  function messageIn(data: Pushed['data']): Message {
    try {
      const read = { ...unread, ...JSON.parse(data?.text() ?? '{}') };
      return Object.values(read).every((text) => typeof text === 'string') ? read : unread;
    } catch {
      return unread;
    }
  }
  function show(data: Pushed['data']): Promise<void> {
    const { title, body, tag, path } = messageIn(data);
    return worker.registration.showNotification(title, { body, tag, data: path });
  }
  /** Goes to the page that shows a path of this site, or opens one: what is being typed in another page stays. */
  async function openPath(path: unknown): Promise<void> {
    const { origin } = worker.location;
    const address = new URL(typeof path === 'string' ? path : '/board', origin);
    if (address.origin !== origin) return;
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = pages.find(({ url }) => url === address.href);
    if (open === undefined) await worker.clients.openWindow(address.href);
    else await open.focus();
  }

  worker.addEventListener('push', (event) => event.waitUntil(show(event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPath(event.notification.data));
  });
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
