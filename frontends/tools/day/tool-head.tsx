import type { ReactNode } from 'react';
import type { DayOfRaces } from '#kit/kit.ts';
import { CardProvenance, DemoLabel, raceDay } from '#kit/kit.ts';

type ToolHeadProps = {
  readonly title: string;
  readonly trackName: string;
  readonly day: DayOfRaces | null;
  readonly isOld: boolean;
  /** An addition to the line about the day. */
  readonly say?: string | null;
  readonly children?: ReactNode;
};

/** What a screen about the races of a day is, of which track and day, from whom. */
export function ToolHead({ title, trackName, day, isOld, say, children }: ToolHeadProps) {
  const date = day?.cardDay ?? day?.today ?? null;
  return (
    <div className="page-head ml-head">
      <div>
        <h1>{title}</h1>
        <p className="ml-line">{[trackName, date && raceDay(date), say].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="row ml-aside">
        {children}
        <CardProvenance day={day} isOld={isOld} />
        {day?.isDemo && <DemoLabel />}
      </div>
    </div>
  );
}
