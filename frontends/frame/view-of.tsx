import type { ComponentType, ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#kit/kit.ts';

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

/** Makes a part that is fetched when it is first wanted; until it is there `coming` stands in its place. */
export function fetched<Props extends object>(
  find: () => Promise<ComponentType<Props>>,
  coming: (() => ReactNode) | null = partComing,
): Fetched<Props> {
  let asked: Promise<{ default: ComponentType<Props> }> | null = null;
  function get() {
    asked ??= find().then((found) => ({ default: found }));
    return asked;
  }
  const Found = lazy(get);
  const draw = (props: Props) => (
    <Suspense fallback={(coming ?? nothing)()}>
      <Found {...props} />
    </Suspense>
  );
  // What could not be fetched is told when it is drawn.
  return Object.assign(draw, { fetch: () => void get().catch(() => undefined) });
}

/** A screen that is fetched when it is first wanted. */
export const screen = (find: () => Promise<ComponentType>): Fetched => fetched(find, screenComing);

/** The view of an app that the address asks for; nothing for a word the app does not know. */
export function ViewOf({ views, view }: { readonly views: Views; readonly view: string }) {
  const View = views[view];
  return View ? <View /> : null;
}
