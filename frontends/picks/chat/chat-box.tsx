import { useMutation } from '@tanstack/react-query';
import type { FormEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import { call, sentenceOf } from '#api/api.ts';
import { Alert, Button, Card, Field, Sentence, Skeleton } from '#kit/kit.ts';
import { Suggestions } from '../parts/suggestions.tsx';

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
  const chat = useMutation({
    mutationFn: (query: string) => call('POST /api/ai/enhanced-analysis', { body: { query } }),
  });
  function ask(question: string) {
    setText(question);
    chat.mutate(question);
  }
  return (
    <Card title={title} className="chat-box">
      <Question text={text} isAsking={chat.isPending} onText={setText} onAsk={ask} />
      <Suggestions all={suggestedQuestions} disabled={chat.isPending} onChoose={ask} />
      <section
        className="chat-answer"
        aria-label="Answer"
        aria-live="polite"
        aria-busy={chat.isPending}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {chat.isIdle && <p className="small muted">The answer stands here.</p>}
        {chat.isPending && <Skeleton count={4} label="Waiting for the answer" />}
        {chat.isError && (
          <Alert
            tone="error"
            title="The question could not be answered"
            action={<Button onClick={() => chat.mutate(chat.variables)}>Try again</Button>}
          >
            {sentenceOf(chat.error, 'Please try again.')}
          </Alert>
        )}
        {chat.data && (
          <>
            <p className="said">
              <Sentence text={chat.data.response} />
            </p>
            <p className="small muted">{chat.data.analysedBy}</p>
          </>
        )}
      </section>
      <p className="small muted">For entertainment only. An answer can be wrong, and most bets lose.</p>
    </Card>
  );
}
