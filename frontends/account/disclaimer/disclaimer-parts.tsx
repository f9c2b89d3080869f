import type { RefObject } from 'react';
import { Alert, Button, Checkbox, Skeleton } from '#kit/kit.ts';
import type { DisclaimerText } from './disclaimer-text.ts';
import { withTick } from './disclaimer-text.ts';

/** The four parts of the disclaimer, each with the box that accepts it. */
export function DisclaimerParts({
  text,
  ticks,
  onTicks,
  readingRef,
}: {
  readonly text: DisclaimerText;
  readonly ticks: ReadonlySet<string>;
  readonly onTicks: (ticks: ReadonlySet<string>) => void;
  readonly readingRef: RefObject<HTMLDivElement | null>;
}) {
  const done = text.sections.filter(({ key }) => ticks.has(key)).length;
  return (
    <div ref={readingRef} className="disclaimer">
      <p>{text.introduction}</p>
      <fieldset className="disclaimer-parts">
        <legend className="visually-hidden">The parts of the disclaimer</legend>
        {text.sections.map((section) => (
          <Checkbox
            key={section.key}
            className="disclaimer-part"
            label={section.title}
            hint={section.text}
            checked={ticks.has(section.key)}
            onChange={(event) => onTicks(withTick(ticks, section.key, event.target.checked))}
          />
        ))}
      </fieldset>
      <p className="disclaimer-count" role="status">
        {done} of {text.sections.length} parts accepted
        {done < text.sections.length && '. All are required to continue.'}
      </p>
    </div>
  );
}

/** While the text comes, or when it does not. */
export function DisclaimerPending({
  failed,
  onRetry,
}: {
  readonly failed: boolean;
  readonly onRetry: () => void;
}) {
  if (!failed) return <Skeleton count={8} label="Loading the disclaimer" />;
  return (
    <Alert
      tone="error"
      title="Couldn’t load the disclaimer."
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      You can accept it once it loads.
    </Alert>
  );
}
