import { HelpLine } from '#frame/book/book.ts';
import { Alert, trackDayTime } from '#kit/kit.ts';
import type { Pause } from './pause.ts';

type PauseNoticeProps = {
  readonly pause: Pause;
  /** What is locked, as the beginning of a sentence: `Your book and the ticket desk are`. */
  readonly locked: string;
};

/** That a pause is running, until when, and whom to call. */
export function PauseNotice({ pause: { until, help }, locked }: PauseNoticeProps) {
  return (
    <Alert tone="info" title={`${locked} paused until ${trackDayTime(until)}.`}>
      You set this pause, and it cannot be ended early. <HelpLine help={help} />
    </Alert>
  );
}
