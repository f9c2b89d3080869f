import type { RefObject } from 'react';
import { QueryState } from '#frame/frame.ts';
import { Checkbox } from '#kit/kit.ts';
import type { DisclaimerText } from './disclaimer-text.ts';
import { withTick } from './disclaimer-text.ts';
import type { useDisclaimer } from './use-disclaimer.ts';

/** The disclaimer to read and accept, once it is there. */
export function Disclaimer({
  disclaimer: { query, ticks, setTicks, readingRef },
}: {
  readonly disclaimer: ReturnType<typeof useDisclaimer>;
}) {
  return (
    <QueryState
      query={query}
      what="the disclaimer"
      count={8}
      failed="Couldn’t load the disclaimer."
      reason="You can accept it once it loads."
      whenStale="nothing"
    >
      {(text) => <DisclaimerParts text={text} ticks={ticks} onTicks={setTicks} readingRef={readingRef} />}
    </QueryState>
  );
}

type DisclaimerPartsProps = {
  readonly text: DisclaimerText;
  readonly ticks: ReadonlySet<string>;
  readonly onTicks: (ticks: ReadonlySet<string>) => void;
  readonly readingRef: RefObject<HTMLDivElement | null>;
};

/** The four parts of the disclaimer, each with the box that accepts it. */
export function DisclaimerParts({ text, ticks, onTicks, readingRef }: DisclaimerPartsProps) {
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
