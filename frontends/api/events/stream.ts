import type { ConnectionWatch } from '../connection.ts';
import { log } from '../log.ts';
import type { Announced, Events, Topic } from './events.ts';

/** The part of the browser's `EventSource` that is used. */
export type Source = Pick<EventSource, 'readyState' | 'close' | 'onopen' | 'onerror'> & {
  addEventListener(type: string, receive: (event: MessageEvent<string>) => void): void;
};

const firstPauseMs = 3_000;
const longestPauseMs = 60_000;
/** A hidden page closes its stream: a browser allows only so many connections to one server. */
const hiddenLimitMs = 20_000;
const closed = 2;
/** A page reads before it can say how old it is, and a change is announced a little before it can be read. */
const marginMs = 1_000;

/** Reads say for half a minute which announcement was heard last, so that no proxy answers with what was before it. */
const heardCookie = (id: string): string => `last_event=${id}; Path=/; Max-Age=30; SameSite=Lax`;

/** After the last announcement received; before the first, after what the page can have read when it was opened. */
const addressFor = (topics: readonly Topic[], lastId: string, openedAgo: number): string =>
  `/api/events?topics=${topics.join(',')}&${lastId === '' ? `openedAgo=${Math.ceil(openedAgo)}` : `lastEventId=${lastId}`}`;

type Deps = {
  readonly open: (address: string) => Source;
  /** Milliseconds since the page was opened. */
  readonly openedAgo: () => number;
  readonly connection: Pick<ConnectionWatch, 'current' | 'onChange'>;
  /** The document: whether it is visible, and its cookies. */
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'cookie'>;
};

const browserDeps = (connection: Deps['connection']): Deps => ({
  open: (address) => new EventSource(address, { withCredentials: true }),
  openedAgo: () => performance.now() + marginMs,
  connection,
  page: document,
});

/**
 * Keeps one stream open for the subscribed topics while there is a connection and the page is visible. A broken stream is
 * resumed after the last announcement received: by the browser if it can, else here, after longer and longer pauses.
 */
export function followStream(events: Events, deps: Deps): void {
  const { open, openedAgo, connection, page } = deps;
  let stream: { readonly source: Source; readonly topics: string } | null = null;
  let lastId = '';
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let isHidden = page.visibilityState === 'hidden';

  function hear(event: MessageEvent<string>): void {
    lastId = event.lastEventId;
    page.cookie = heardCookie(lastId);
  }
  function receive(event: MessageEvent<string>): void {
    hear(event);
    try {
      events.publish(JSON.parse(event.data) as Announced);
    } catch (error) {
      log.debug('Could not read an announcement', error);
    }
  }
  /** More was missed than the server replays: anything may have changed in every topic. */
  function resume(event: MessageEvent<string>): void {
    hear(event);
    for (const topic of events.wanted()) events.publish({ topic, track: null, day: null, raceNumber: null });
  }
  function close(): void {
    clearTimeout(again);
    stream?.source.close();
    stream = null;
  }
  function begin(topics: readonly Topic[]): void {
    const source = open(addressFor(topics, lastId, openedAgo()));
    stream = { source, topics: topics.join() };
    for (const topic of topics) source.addEventListener(topic, receive);
    source.addEventListener('reset', resume);
    let wasOpen = false;
    source.onopen = () => {
      wasOpen = true;
      failures = 0;
    };
    source.onerror = () => {
      // What a browser resumes by itself before it was open would begin too late: its address says how old the page was then.
      const isOver = source.readyState === closed || !wasOpen;
      if (!isOver || stream?.source !== source) return;
      source.close();
      stream = null;
      again = setTimeout(settle, Math.min(longestPauseMs, firstPauseMs * 2 ** failures));
      failures += 1;
    };
  }
  function settle(): void {
    const topics = connection.current().isLost || isHidden ? [] : events.wanted();
    if (stream?.topics === topics.join()) return;
    close();
    if (topics.length > 0) begin(topics);
  }
  function look(): void {
    clearTimeout(hiding);
    if (page.visibilityState === 'hidden') {
      hiding = setTimeout(() => {
        isHidden = true;
        settle();
      }, hiddenLimitMs);
      return;
    }
    isHidden = false;
    settle();
  }
  events.onChange(settle);
  connection.onChange(settle);
  page.addEventListener('visibilitychange', look);
  settle();
}

/** The browser's own stream, page and clock. */
export const followInBrowser = (events: Events, connection: Deps['connection']): void =>
  followStream(events, browserDeps(connection));
