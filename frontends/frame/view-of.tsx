import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { answeredWithin } from '#api/api.ts';
import { BrokenPart, Skeleton } from '#kit/kit.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** A part of the page that is loaded when it is first drawn, or earlier by `preload`. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  readonly preload: () => void;
};

/** The views of an app, by the word the list of apps gives for a path. */
export type Views<Props extends object = object> = Readonly<Record<string, LazyComponent<Props>>>;

const nothing = () => null;
const partComing = () => <Skeleton shape="cards" count={3} label="Loading this part" />;
const screenComing = () => (
  <div className="page screen-coming">
    <Skeleton shape="cards" count={6} label="Loading the screen" />
  </div>
);

/** Loads a component once; a load that failed or took too long is retried when the component is next wanted. */
interface Loader<Props extends object> {
  readonly get: () => Promise<ComponentType<Props>>;
  readonly loaded: () => ComponentType<Props> | null;
}

function makeLoader<Props extends object>(load: () => Promise<ComponentType<Props>>): Loader<Props> {
  let pending: Promise<ComponentType<Props>> | null = null;
  let loaded: ComponentType<Props> | null = null;
  const get = () => {
    pending ??= answeredWithin(load()).then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        pending = null;
        throw error;
      },
    );
    return pending;
  };
  return { get, loaded: () => loaded };
}

type WantedProps<Props extends object> = {
  readonly loader: Loader<Props>;
  readonly coming: (given: Props) => ReactNode;
  readonly given: Props;
};

/** A loaded view is drawn at once; `coming` fills the place of one still loading. */
function Wanted<Props extends object>({ loader, coming, given }: WantedProps<Props>) {
  const [Loaded] = useState(() => loader.loaded() ?? lazy(async () => ({ default: await loader.get() })));
  return (
    <Suspense fallback={coming(given)}>
      <Loaded {...given} />
    </Suspense>
  );
}

/** Some browsers remember a failed module for as long as the page lives: the second way out is a reload. */
function WantedPart<Props extends object>(props: WantedProps<Props>) {
  const [tries, setTries] = useState(0);
  const broken =
    tries === 0 ? (
      <BrokenPart onRetry={() => setTries(1)} />
    ) : (
      <BrokenPart retry="Reload the page" onRetry={() => location.reload()} />
    );
  return (
    <ErrorBoundary key={tries} name="a part" instead={broken}>
      <Wanted {...props} />
    </ErrorBoundary>
  );
}

/** A failed preload is reported when the view is drawn. */
function preloadOf<Props extends object>(loader: Loader<Props>): () => void {
  return () => void loader.get().catch(() => undefined);
}

/** A part that is loaded when it is first drawn; until then `coming` takes its place. If it fails, it fails alone. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  coming: ((given: Props) => ReactNode) | null = partComing,
): LazyComponent<Props> {
  const loader = makeLoader(load);
  const draw = (props: Props) => <WantedPart loader={loader} coming={coming ?? nothing} given={props} />;
  return Object.assign(draw, { preload: preloadOf(loader) });
}

/** A screen that is loaded when it is first drawn. */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const loader = makeLoader(load);
  const draw = (props: Props) => <Wanted loader={loader} coming={screenComing} given={props} />;
  return Object.assign(draw, { preload: preloadOf(loader) });
}

type ViewOfProps<Props extends object> = {
  readonly views: Views<Props>;
  readonly view: string;
  /** What the view is given; nothing without it. */
  readonly given?: Props;
};

/** The view of an app that the address asks for; nothing for a word the app does not know. */
export function ViewOf<Props extends object>({ views, view, given }: ViewOfProps<Props>) {
  const View = views[view] as ComponentType<object> | undefined;
  return View ? <View {...given} /> : null;
}
