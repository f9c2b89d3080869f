import { Link } from '#frame/frame.ts';
import { Alert, Button, buttonClass, Empty, links, product } from '#kit/kit.ts';
import type { Decision } from './decide-place.ts';

export function LoadingView({ text }: { readonly text: string }) {
  return (
    <div className="loading-view" role="status">
      <img src="/logo.svg" alt="" width="72" height="72" />
      <p className="loading-title">{product.name}</p>
      <p>{text}</p>
    </div>
  );
}

function NotFound() {
  return (
    <div className="page">
      <h1>Page Not Found</h1>
      <Empty
        title="There is nothing at this address."
        action={
          <Link className={buttonClass('primary')} href={links.picks}>
            Go to AI Picks
          </Link>
        }
      >
        The address may be mistyped, or the screen may have moved.
      </Empty>
    </div>
  );
}

function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="page">
      <h1>No connection</h1>
      <Alert
        tone="warn"
        title={`${product.name} cannot be reached.`}
        action={
          <Button tone="primary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        Check the connection of this device. Nothing has been lost.
      </Alert>
    </div>
  );
}

/** The shell's own statements; none of them is a feature. */
export function OwnView({
  view,
  onRetry,
}: {
  readonly view: Extract<Decision, { kind: 'own' }>['view'];
  readonly onRetry: () => void;
}) {
  switch (view) {
    case 'loading':
      return <LoadingView text="Preparing your racing intelligence..." />;
    case 'verifying':
      return <LoadingView text="Verifying account status..." />;
    case 'unreachable':
      return <Unreachable onRetry={onRetry} />;
    case 'not-found':
      return <NotFound />;
  }
}
