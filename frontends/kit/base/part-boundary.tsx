import type { ReactNode } from 'react';
import { Component } from 'react';
import { RefreshIcon } from '../icons.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** Shown in place of a part that broke. */
export function BrokenPart({
  retry = 'Try again',
  onRetry,
}: {
  readonly retry?: string;
  readonly onRetry: () => void;
}) {
  return (
    <Alert
      tone="error"
      title="This part could not be shown"
      action={
        <Button icon={<RefreshIcon size={16} />} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      The rest of this screen still works.
    </Alert>
  );
}

type Props = {
  /** What the part shows: with other data it is tried again by itself. */
  readonly data?: unknown;
  readonly onRetry?: (() => unknown) | undefined;
  readonly children: ReactNode;
};
type State = { readonly broken: boolean; readonly data: unknown };

/** A part of a screen that breaks alone: the rest stays, and it can be tried again. */
export class PartBoundary extends Component<Props, State> {
  override state: State = { broken: false, data: this.props.data };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ data }: Props, state: State): State | null {
    return data === state.data ? null : { broken: false, data };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const retry = () => {
      this.setState({ broken: false });
      this.props.onRetry?.();
    };
    return <BrokenPart onRetry={retry} />;
  }
}
