import { Alert, Button, product, RefreshIcon } from '#kit/kit.ts';

/** Takes the place of a micro-frontend that failed: says that it failed alone, and offers two ways on. */
export function RegionFailure({
  label,
  error,
  onRetry,
}: {
  readonly label: string;
  readonly error: Error;
  readonly onRetry: () => void;
}) {
  return (
    <div className="page">
      <h1>This part could not be shown</h1>
      <Alert
        tone="error"
        title={`The ${label} part of ${product.name} is missing or damaged.`}
        action={
          <>
            <Button tone="primary" icon={<RefreshIcon size={16} />} onClick={onRetry}>
              Try again
            </Button>
            <Button onClick={() => location.reload()}>Reload the page</Button>
          </>
        }
      >
        Everything else still works. What went wrong: {error.message}
      </Alert>
    </div>
  );
}
