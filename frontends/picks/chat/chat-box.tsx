import type { FormEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import { sentenceOf } from '#api/api.ts';
import { Alert, Button, Card, Field, Sentence, Skeleton } from '#kit/kit.ts';
import { Suggestions } from '../parts/suggestions.tsx';
import { Announced } from './announced.tsx';
import { hearSpoken } from './spoken.ts';
import { textOf, useSpoken } from './use-spoken.ts';

const longestQuestion = 2000;

/** Questions to begin with. */
export const suggestedQuestions = [
  'Which race today has the most open finish?',
  'Who is the strongest pick on the card?',
  'Where is the best value today?',
  'Which race has the fastest early pace?',
  'What does the weather change today?',
] as const;

function Question({
  text,
  isAsking,
  onText,
  onAsk,
}: {
  readonly text: string;
  readonly isAsking: boolean;
  readonly onText: (text: string) => void;
  readonly onAsk: (question: string) => void;
}) {
  const isBlank = text.trim() === '';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlank && !isAsking) onAsk(text);
  }
  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    submit(event);
  }
  return (
    <form className="question" onSubmit={submit}>
      <Field label="Your question about today’s card">
        {(attributes) => (
          <textarea
            {...attributes}
            name="question"
            rows={2}
            maxLength={longestQuestion}
            value={text}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={onKey}
          />
        )}
      </Field>
      <Button type="submit" tone="primary" busy={isAsking} disabled={isBlank}>
        {isAsking ? 'Asking...' : 'Ask'}
      </Button>
    </form>
  );
}

/** A free question about the card, with five to begin with; the answer says who gave it. */
export function ChatBox({ title = 'Ask the AI' }: { readonly title?: string }) {
  const [text, setText] = useState('');
  const {
    talk: chat,
    pieces,
    ask: send,
  } = useSpoken<'POST /api/ai/enhanced-analysis', string>((query, hearing) =>
    hearSpoken('POST /api/ai/enhanced-analysis', { body: { query } }, hearing),
  );
  const response = chat.data?.response ?? textOf(pieces).trim();
  function ask(question: string) {
    setText(question);
    send(question);
  }
  return (
    <Card title={title} className="chat-box">
      <Question text={text} isAsking={chat.isPending} onText={setText} onAsk={ask} />
      <Suggestions all={suggestedQuestions} disabled={chat.isPending} onChoose={ask} />
      <section
        className="chat-answer"
        aria-label="Answer"
        aria-busy={chat.isPending}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {response !== '' && (
          <p className="said">
            <Sentence text={response} />
          </p>
        )}
        {chat.isPending && <Skeleton count={response === '' ? 4 : 1} label="Waiting for the answer" />}
        {chat.isError && (
          <Alert
            tone="error"
            title="Couldn’t answer that question"
            action={<Button onClick={() => send(chat.variables)}>Try again</Button>}
          >
            {sentenceOf(chat.error, 'Please try again.')}
          </Alert>
        )}
        {chat.data && <p className="small muted">{chat.data.analysedBy}</p>}
      </section>
      <Announced text={chat.isPending ? 'The answer is on its way.' : (chat.data?.response ?? '')} />
      <p className="small muted">For entertainment only. An answer can be wrong, and most bets lose.</p>
    </Card>
  );
}
