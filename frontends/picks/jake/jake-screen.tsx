import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Badge, Button, Field } from '#kit/kit.ts';
import { longestQuestion, racesNote } from './messages.ts';
import { TalkMessage } from './talk-message.tsx';
import { useTalk } from './use-talk.ts';

function Question({
  isPending,
  onSend,
}: {
  readonly isPending: boolean;
  readonly onSend: (text: string) => void;
}) {
  const [text, setText] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    if (wasPending.current && !isPending) form.current?.querySelector('textarea')?.focus();
    wasPending.current = isPending;
  }, [isPending]);
  const isBlank = text.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank || isPending) return;
    onSend(text.trim());
    setText('');
  }
  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  }
  return (
    <form ref={form} className="question" onSubmit={submit}>
      <Field label="Your question" hint="Enter sends, Shift and Enter begin a new line.">
        {(attributes) => (
          <textarea
            {...attributes}
            name="question"
            rows={2}
            maxLength={longestQuestion}
            disabled={isPending}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKey}
          />
        )}
      </Field>
      <Button type="submit" tone="primary" busy={isPending} disabled={isBlank}>
        Send
      </Button>
    </form>
  );
}

/** A talk with the betting assistant about today's card. */
export function JakeScreen() {
  const { messages, races, isPending, send } = useTalk();
  const end = useRef<HTMLDivElement>(null);
  const note = racesNote(races);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message comes into view
  useEffect(() => {
    if (messages.length > 1) end.current?.parentElement?.scrollTo({ top: end.current.offsetTop });
  }, [messages.length, isPending]);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Ask Jake</h1>
          <p className="muted">The betting assistant: tickets that cost what they are said to cost.</p>
        </div>
        {note && <Badge tone="green">{note}</Badge>}
      </div>
      <div className="chat">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className="chat-messages" aria-label="Conversation" aria-live="polite" tabIndex={0}>
          {messages.map((message) => (
            <TalkMessage key={message.id} message={message} />
          ))}
          {isPending && (
            <p className="row muted" role="status">
              <span className="spinner" aria-hidden="true" /> Jake is thinking
            </p>
          )}
          <div ref={end} />
        </section>
        <Question isPending={isPending} onSend={send} />
      </div>
      <p className="small muted">
        For entertainment only. No wager is taken here, an answer can be wrong, and most bets lose.
      </p>
    </div>
  );
}
