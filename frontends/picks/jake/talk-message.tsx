import { memo, useEffect, useState } from 'react';
import { toasts } from '#frame/frame.ts';
import { CheckIcon, CopyIcon, classNames, Sentence, trackTime } from '#kit/kit.ts';
import { AnswerParts } from '../answer/answer-parts.tsx';
import type { Message } from './messages.ts';
import { copiedToast, notCopiedToast, tickShownMs } from './messages.ts';

function CopyButton({ text }: { readonly text: string }) {
  const [isTicked, setTicked] = useState(false);
  useEffect(() => {
    if (!isTicked) return;
    const timer = setTimeout(() => setTicked(false), tickShownMs);
    return () => clearTimeout(timer);
  }, [isTicked]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setTicked(true);
      toasts.show(copiedToast);
    } catch {
      toasts.show(notCopiedToast);
    }
  }
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={isTicked ? 'Copied' : 'Copy message'}
      onClick={() => void copy()}
    >
      {isTicked ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
    </button>
  );
}

/** What is there of an answer under way. */
export function ComingMessage({ text }: { readonly text: string }) {
  return (
    <article className="message" aria-label="Jake" aria-busy="true">
      <p className="said">
        <Sentence text={text} />
      </p>
    </article>
  );
}

const minuteMs = 60_000;

/** When a message was sent by the racing clock, which is named where it differs from the machine's. */
export function SentAt({
  timestamp,
  racingOffset,
}: {
  readonly timestamp: number;
  readonly racingOffset: number;
}) {
  const instant = timestamp + racingOffset;
  return (
    <span>
      <time dateTime={new Date(instant).toISOString()}>{trackTime(instant)}</time>
      {Math.abs(racingOffset) > minuteMs && ' by the racing clock'}
    </span>
  );
}

function Content({ message: { content, parts } }: { readonly message: Message }) {
  if (parts !== null) return <AnswerParts parts={parts} />;
  return (
    <p className="said">
      <Sentence text={content} />
    </p>
  );
}

/** A message with its time by the racing clock, once that is known; one of the assistant's can be copied and says who answered. It is drawn once. */
export const TalkMessage = memo(function TalkMessage({
  message,
  racingOffset,
}: {
  readonly message: Message;
  /** How far the racing clock is ahead of the machine's, in milliseconds. */
  readonly racingOffset: number | null;
}) {
  const isUser = message.role === 'user';
  return (
    <article className={classNames('message', isUser && 'message-user')} aria-label={isUser ? 'You' : 'Jake'}>
      <Content message={message} />
      <footer className="message-foot">
        {racingOffset !== null && <SentAt timestamp={message.timestamp} racingOffset={racingOffset} />}
        {message.analysedBy && <span>{message.analysedBy}</span>}
        {!isUser && <CopyButton text={message.content} />}
      </footer>
    </article>
  );
});
