import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { call, sentenceOf } from '#api/api.ts';
import { Alert, Button, Card, Field, SearchIcon, Skeleton } from '#kit/kit.ts';
import { Suggestions } from '../parts/suggestions.tsx';
import { QueryAnswer } from './query-answer.tsx';
import { exampleQuestions, failureSentence, isBlank, longestQuestion } from './question.ts';

type QuestionFormProps = {
  readonly isAsking: boolean;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onAsk: (question: string) => void;
};

function QuestionField({ text, onText }: Pick<QuestionFormProps, 'text' | 'onText'>) {
  return (
    <Field label="Your question">
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          name="query"
          maxLength={longestQuestion}
          autoComplete="off"
          placeholder="Jockey, trainer, surface, distance, track condition, odds, dates"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </Field>
  );
}

function QuestionForm({ isAsking, text, onText, onAsk }: QuestionFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlank(text) && !isAsking) onAsk(text);
  }
  return (
    <Card title="Ask the results">
      <form className="question" onSubmit={submit}>
        <QuestionField text={text} onText={onText} />
        <Button
          type="submit"
          tone="primary"
          icon={<SearchIcon size={16} />}
          busy={isAsking}
          disabled={isBlank(text)}
        >
          {isAsking ? 'Asking...' : 'Ask'}
        </Button>
      </form>
      <h3 className="small">For example</h3>
      <Suggestions all={exampleQuestions} disabled={isAsking} onChoose={onAsk} />
    </Card>
  );
}

const asking = {
  mutationFn: (submitted: string) => call('POST /api/racing/query-data', { body: { query: submitted } }),
};

/** A question in plain words, answered from the results that are kept here. */
export function QueryScreen() {
  const [text, setText] = useState('');
  const query = useMutation(asking);
  function ask(question: string) {
    setText(question);
    query.mutate(question);
  }
  return (
    <div className="page">
      <div className="page-head">
        <h1>AI Racing Query</h1>
        <p className="muted">Counted from the results of all tracks, with the margin of error.</p>
      </div>
      <QuestionForm isAsking={query.isPending} text={text} onText={setText} onAsk={ask} />
      <div aria-live="polite" aria-busy={query.isPending}>
        {query.isPending && <Skeleton count={6} label="Searching the results" />}
        {query.isError && (
          <Alert
            tone="error"
            title={failureSentence}
            action={<Button onClick={() => query.mutate(query.variables)}>Try again</Button>}
          >
            {sentenceOf(query.error, '')}
          </Alert>
        )}
        {query.data && <QueryAnswer answer={query.data} onTry={ask} />}
      </div>
    </div>
  );
}
