import type { FormEvent, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useRacingOffset } from '#frame/races/races.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import { Badge, Button, Field } from '#kit/kit.ts';
import { Announced } from '../chat/announced.tsx';
import type { Message } from './messages.ts';
import { longestQuestion, racesNote } from './messages.ts';
import { ComingMessage, TalkMessage } from './talk-message.tsx';
import { useTalk } from './use-talk.ts';

/** Within this distance of the end, the chat scrolls along with new messages. */
const NEAR_END_PX = 80;

/** Gives the focus back to the question once the answer is there, unless somebody has put it elsewhere. */
function useFocusAfterAnswer(isPending: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (wasPending.current && !isPending && isNowhere) form.current?.querySelector('textarea')?.focus();
    wasPending.current = isPending;
  }, [isPending]);
  return form;
}

type QuestionFieldProps = {
  readonly text: string;
  readonly isPending: boolean;
  readonly onText: (text: string) => void;
  readonly onEnter: (event: KeyboardEvent) => void;
};

function QuestionField({ text, isPending, onText, onEnter }: QuestionFieldProps) {
  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) onEnter(event);
  }
  return (
    <Field label="Your question" hint="Enter sends; Shift+Enter starts a new line.">
      {(attributes) => (
        <textarea
          {...attributes}
          name="question"
          rows={2}
          maxLength={longestQuestion}
          disabled={isPending}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKey}
        />
      )}
    </Field>
  );
}

type QuestionProps = { readonly isPending: boolean; readonly onSend: (text: string) => void };

function Question({ isPending, onSend }: QuestionProps) {
  const [text, setText] = useState('');
  const form = useFocusAfterAnswer(isPending);
  const isBlank = text.trim() === '';
  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (isBlank || isPending) return;
    onSend(text.trim());
    setText('');
  }
  return (
    <form ref={form} className="question" onSubmit={submit}>
      <QuestionField text={text} isPending={isPending} onText={setText} onEnter={submit} />
      <Button type="submit" tone="primary" busy={isPending} disabled={isBlank}>
        Send
      </Button>
    </form>
  );
}

/** Keeps the end of the talk in view, unless somebody has scrolled up to read. */
function useEndInView(length: number, coming: string, isPending: boolean) {
  const area = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message, or more of one, comes into view
  useEffect(() => {
    if (isAtEnd.current && length > 1) area.current?.scrollTo({ top: area.current.scrollHeight });
  }, [length, coming, isPending]);
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = area.current ?? {};
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
  };
  return { area, onScroll };
}

/** What a screen reader announces: that an answer is on its way, then the whole of it. */
function announcement(messages: readonly Message[], isPending: boolean): string {
  if (isPending) return 'Jake is answering.';
  const last = messages.at(-1);
  return messages.length > 1 && last?.role === 'assistant' ? last.content : '';
}

type Talk = ReturnType<typeof useTalk>;

function Conversation({ messages, coming, isPending }: Pick<Talk, 'messages' | 'coming' | 'isPending'>) {
  const racingOffset = useRacingOffset();
  const { area, onScroll } = useEndInView(messages.length, coming, isPending);
  return (
    <section
      ref={area}
      className="chat-messages"
      aria-label="Conversation"
      aria-busy={isPending}
      onScroll={onScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {messages.map((message) => (
        <TalkMessage key={message.id} message={message} racingOffset={racingOffset} />
      ))}
      {coming !== '' && <ComingMessage text={coming} />}
      {isPending && (
        <p className="row muted">
          <span className="spinner" aria-hidden="true" />{' '}
          {coming === '' ? 'Jake is thinking' : 'Jake is still answering'}
        </p>
      )}
    </section>
  );
}

/** A talk with the betting assistant about today's card. */
export function JakeScreen() {
  const { messages, coming, races, isPending, send } = useTalk();
  const note = racesNote(races);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Ask Jake</h1>
          <p className="muted">Your betting assistant. Exact ticket costs.</p>
        </div>
        <div className="row">
          <TrackSelect />
          {note && <Badge tone="green">{note}</Badge>}
        </div>
      </div>
      <div className="chat">
        <Conversation messages={messages} coming={coming} isPending={isPending} />
        <Announced text={announcement(messages, isPending)} />
        <Question isPending={isPending} onSend={send} />
      </div>
      <p className="small muted">
        For entertainment only. No wager is taken here, an answer can be wrong, and most bets lose.
      </p>
    </div>
  );
}
