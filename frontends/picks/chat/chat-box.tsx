import type { FormEvent, KeyboardEvent } from 'react';
import { useState } from 'react';
import { sentenceOf } from '#api/api.ts';
import { forTrack, lazyPart, useTrack } from '#frame/frame.ts';
import { Alert, Button, Card, Field, Sentence, Skeleton } from '#kit/kit.ts';
import type { Parts } from '../answer/parts-of-answer.ts';
import { drawable } from '../answer/parts-of-answer.ts';
import { Suggestions } from '../parts/suggestions.tsx';
import { Announced } from './announced.tsx';
import { streamAnswer } from './spoken.ts';
import { textOf, useSpoken } from './use-spoken.ts';

const AnswerParts = lazyPart(async () => (await import('../answer/answer-parts.tsx')).AnswerParts);

const longestQuestion = 2000;

/** Questions to begin with; the built-in analyst answers each of them. */
export const suggestedQuestions = [
  'Where is the best value today?',
  'Who do you pick in each race?',
  'Any longshots today?',
  'How is the pace in each race?',
  'How are the weather and the track?',
] as const;

type QuestionProps = {
  readonly text: string;
  readonly isAsking: boolean;
  readonly onText: (text: string) => void;
  readonly onAsk: (question: string) => void;
};

function QuestionField({
  text,
  onText,
  onEnter,
}: Pick<QuestionProps, 'text' | 'onText'> & { readonly onEnter: (event: KeyboardEvent) => void }) {
  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) onEnter(event);
  }
  return (
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
  );
}

function Question({ text, isAsking, onText, onAsk }: QuestionProps) {
  const isBlank = text.trim() === '';
  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!isBlank && !isAsking) onAsk(text);
  }
  return (
    <form className="question" onSubmit={submit}>
      <QuestionField text={text} onText={onText} onEnter={submit} />
      <Button type="submit" tone="primary" busy={isAsking} disabled={isBlank}>
        {isAsking ? 'Asking...' : 'Ask'}
      </Button>
    </form>
  );
}

function useChat() {
  const { slug } = useTrack();
  return useSpoken<'POST /api/ai/enhanced-analysis', string>((query, listening) =>
    streamAnswer('POST /api/ai/enhanced-analysis', { ...forTrack(slug), body: { query } }, listening),
  );
}

/** The words of an answer, as they come; in parts once it is whole. */
function Words({ response, parts }: { readonly response: string; readonly parts: Parts | null }) {
  if (parts !== null) return <AnswerParts parts={parts} />;
  if (response === '') return null;
  return (
    <p className="said">
      <Sentence text={response} />
    </p>
  );
}

function Answer({ chat: { talk, pieces, ask } }: { readonly chat: ReturnType<typeof useChat> }) {
  const response = talk.data?.response ?? textOf(pieces).trim();
  return (
    <section
      className="chat-answer"
      aria-label="Answer"
      aria-busy={talk.isPending}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <Words response={response} parts={drawable(talk.data?.parts)} />
      {talk.isPending && <Skeleton count={response === '' ? 4 : 1} label="Waiting for the answer" />}
      {talk.isError && (
        <Alert
          tone="error"
          title="Couldn’t answer that question"
          action={<Button onClick={() => ask(talk.variables)}>Try again</Button>}
        >
          {sentenceOf(talk.error, 'Please try again.')}
        </Alert>
      )}
      {talk.data && <p className="small muted">{talk.data.analysedBy}</p>}
    </section>
  );
}

/** A free question about the card, with five to begin with; the answer says who gave it. */
export function ChatBox({ title = 'Ask the AI' }: { readonly title?: string }) {
  const [text, setText] = useState('');
  const chat = useChat();
  const { isPending, data } = chat.talk;
  function ask(question: string) {
    setText(question);
    chat.ask(question);
  }
  return (
    <Card title={title} className="chat-box">
      <Question text={text} isAsking={isPending} onText={setText} onAsk={ask} />
      <Suggestions all={suggestedQuestions} disabled={isPending} onChoose={ask} />
      <Answer chat={chat} />
      <Announced text={isPending ? 'The answer is on its way.' : (data?.response ?? '')} />
      <p className="small muted">For entertainment only. An answer can be wrong, and most bets lose.</p>
    </Card>
  );
}
