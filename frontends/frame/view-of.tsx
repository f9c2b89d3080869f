import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { Alert, Button, RefreshIcon, Skeleton } from '#kit/kit.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part of the page that is fetched when it is first drawn, or before by `fetch`. */
export type Fetched<Props extends object = object> = ComponentType<Props> & { readonly fetch: () => void };

/** The views of an app, by the word the list of apps gives for a path. */
export type Views = Readonly<Record<string, Fetched>>;

const nothing = () => null;
const partComing = () => <Skeleton shape="cards" count={3} label="Loading this part" />;
const screenComing = () => (
  <div className="page screen-coming">
    <Skeleton shape="cards" count={6} label="Loading the screen" />
  </div>
);

/** What is found once; a search that failed is made again when it is next wanted. */
interface Search<Props extends object> {
  readonly get: () => Promise<ComponentType<Props>>;
  readonly found: () => ComponentType<Props> | null;
}

function searchOf<Props extends object>(find: () => Promise<ComponentType<Props>>): Search<Props> {
  let pending: Promise<ComponentType<Props>> | null = null;
  let here: ComponentType<Props> | null = null;
  const get = () => {
    pending ??= find().then(
      (found) => {
        here = found;
        return found;
      },
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
    return pending;
  };
  return { get, found: () => here };
}

type WantedProps<Props extends object> = {
  readonly search: Search<Props>;
  readonly coming: () => ReactNode;
  readonly given: Props;
};

/** A loaded view is drawn at once; `coming` fills the place of one still loading. */
function Wanted<Props extends object>({ search, coming, given }: WantedProps<Props>) {
  const [Found] = useState(() => search.found() ?? lazy(async () => ({ default: await search.get() })));
  return (
    <Suspense fallback={coming()}>
      <Found {...given} />
    </Suspense>
  );
}

/** Shown in place of a part that broke. Some browsers remember a failed module for as long as the page lives: the second way out is a reload. */
function BrokenPart({ isAgain, onRetry }: { readonly isAgain: boolean; readonly onRetry: () => void }) {
  return (
    <Alert
      tone="error"
      title="This part could not be shown"
      action={
        <Button icon={<RefreshIcon size={16} />} onClick={isAgain ? () => location.reload() : onRetry}>
          {isAgain ? 'Reload the page' : 'Try again'}
        </Button>
      }
    >
      The rest of this screen still works.
    </Alert>
  );
}

function WantedPart<Props extends object>(props: WantedProps<Props>) {
  const [tries, count] = useState(0);
  const broken = <BrokenPart isAgain={tries > 0} onRetry={() => count(tries + 1)} />;
  return (
    <ErrorBoundary key={tries} name="a part" instead={broken}>
      <Wanted {...props} />
    </ErrorBoundary>
  );
}

/** A failed preload is reported when the view is drawn. */
function ahead<Props extends object>(search: Search<Props>): () => void {
  return () => void search.get().catch(() => undefined);
}

/** Makes a part that is fetched when it is first wanted; until it is there `coming` takes its place. It fails alone. */
export function fetched<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
  coming: (() => ReactNode) | null = partComing,
): Fetched<Props> {
  const search = searchOf(find);
  const draw = (props: Props) => <WantedPart search={search} coming={coming ?? nothing} given={props} />;
  return Object.assign(draw, { fetch: ahead(search) });
}

/** A screen that is fetched when it is first wanted. */
export function screen(find: () => Promise<ComponentType>): Fetched {
  const search = searchOf(find);
  const draw = () => <Wanted search={search} coming={screenComing} given={{}} />;
  return Object.assign(draw, { fetch: ahead(search) });
}

/** The view of an app that the address asks for; nothing for a word the app does not know. */
export function ViewOf({ views, view }: { readonly views: Views; readonly view: string }) {
  const View = views[view];
  return View ? <View /> : null;
}
