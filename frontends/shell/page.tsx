import { useSyncExternalStore } from 'react';
import { hasUnsent } from '#api/api.ts';
import { appElementId, ErrorBoundary, lazyPart, ToastRegion, usePageInUse } from '#frame/frame.ts';
import { Skeleton } from '#kit/kit.ts';
import { apps } from './apps.ts';
import type { Failures } from './failures.ts';
import { Footer } from './footer.tsx';
import { NavBar } from './nav-bar.tsx';
import { OfflineNote } from './offline/offline-note.tsx';
import { OwnView } from './own-views.tsx';
import type { ShellState } from './page-state.ts';
import { RegionFailure } from './region-failure.tsx';

const Unsent = lazyPart(async () => (await import('./offline/unsent.tsx')).Unsent, null);

/** Changes that are not sent yet: none is made before the page is used. */
const UnsentWhenNeeded = () => {
  const isUsed = usePageInUse();
  return (isUsed || hasUnsent()) && <Unsent />;
};

type PageProps = {
  readonly shell: ShellState;
  readonly failures: Failures;
  readonly onRetry: (app: string) => void;
  readonly onRefetch: () => void;
};

function Region({ shell, failures, onRetry, onRefetch }: PageProps) {
  const { decision } = useSyncExternalStore(shell.onChange, shell.shown);
  const failed = useSyncExternalStore(failures.onChange, failures.all);
  const app = decision.kind === 'app' ? decision.app : null;
  const error = app === null ? undefined : failed.get(app);
  const label = apps.find((candidate) => candidate.name === app)?.label ?? 'this';
  return (
    <>
      {decision.kind === 'own' && <OwnView view={decision.view} onRetry={onRefetch} />}
      {app !== null && error && <RegionFailure label={label} error={error} onRetry={() => onRetry(app)} />}
      {apps.map(({ name }) => (
        <div
          key={name}
          id={appElementId(name)}
          className="app"
          hidden={name !== app || error !== undefined}
        />
      ))}
      {app !== null && !error && (
        <div className="page app-coming">
          <Skeleton shape="cards" count={4} />
        </div>
      )}
    </>
  );
}

/** The frame of the page: bar, the region of the current app, footer, notifications. */
export function Page(props: PageProps) {
  const { phase, path } = useSyncExternalStore(props.shell.onChange, props.shell.shown);
  const isWaiting = phase === 'loading' || phase === 'verifying';
  return (
    <>
      {phase === 'in' && (
        <ErrorBoundary name="navigation">
          <NavBar path={path} />
        </ErrorBoundary>
      )}
      <OfflineNote />
      {phase === 'in' && <UnsentWhenNeeded />}
      {/* After waiting a new element, so that nothing that was seen moves when the bar appears. */}
      <main key={isWaiting ? 'waiting' : 'shown'} id="screen" tabIndex={-1}>
        <Region {...props} />
      </main>
      {phase === 'in' && <Footer />}
      <ToastRegion />
    </>
  );
}
