import type { ReactNode } from 'react';
import { Component } from 'react';
import { log } from '#api/api.ts';
import { Alert, Button, product, RefreshIcon } from '#kit/kit.ts';

type Props = {
  readonly name: string;
  readonly children: ReactNode;
  /** Shown in the place of a broken part that has its own words for it. */
  readonly instead?: ReactNode;
};

/** Catches a screen that breaks while it is drawn; the rest of the page goes on. */
export class ErrorBoundary extends Component<Props, { readonly failed: Error | null }> {
  override state = { failed: null };

  static getDerivedStateFromError(failed: Error) {
    return { failed };
  }

  override componentDidCatch(error: Error) {
    log.error(`A screen of ${this.props.name} broke`, error);
  }

  override render() {
    if (this.state.failed === null) return this.props.children;
    return this.props.instead ?? <PageError error={this.state.failed} />;
  }
}

/** Shown in place of a screen that broke. */
export function PageError({ error }: { readonly error: Error }) {
  return (
    <div className="page-error">
      <h1>Page Error</h1>
      <Alert
        tone="error"
        title="This screen stopped working."
        action={
          <Button tone="primary" icon={<RefreshIcon size={16} />} onClick={() => location.reload()}>
            Reload Page
          </Button>
        }
      >
        The rest of {product.name} still works. What went wrong: {error.message}
      </Alert>
    </div>
  );
}
