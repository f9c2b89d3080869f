import { useState } from 'react';
import type { Member } from '#api/api.ts';
import { call, queryClient, sentenceOf, sessionKey } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { Card, TextField } from '#kit/kit.ts';
import { SendForm } from '../forms/send-form.tsx';
import { useSending } from '../forms/sending.ts';
import { inputOf } from '../forms/typed.ts';

type Names = { readonly firstName: string; readonly lastName: string };

const trimmed = ({ firstName, lastName }: Names): Names => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
});

function FixedEmail({ email }: { readonly email: string }) {
  return (
    <TextField
      label="Email"
      type="email"
      name="email"
      hint="Email cannot be changed"
      value={email}
      disabled
      readOnly
    />
  );
}

const useSavingNames = () =>
  useSending({
    send: (names: Names) => call('PATCH /api/auth/user', { body: trimmed(names) }),
    refusal: (error) => sentenceOf(error, 'Your name could not be saved.'),
    onDone({ user }) {
      queryClient.setQueryData(sessionKey, user);
      toasts.show({ title: 'Name saved', tone: 'good' });
    },
  });

/** First and last name, to be changed; the e-mail address, which cannot be. */
export function NamesForm({ member }: { readonly member: Member }) {
  const saved = { firstName: member.firstName ?? '', lastName: member.lastName ?? '' };
  const [given, setGiven] = useState<Names>(saved);
  const { isBusy, error, submit } = useSavingNames();
  const { firstName, lastName } = trimmed(given);
  const field = inputOf(given, setGiven);
  return (
    <Card title="Personal details">
      <SendForm
        error={error}
        invalidField="firstName"
        button="Save"
        isBusy={isBusy}
        isReady={firstName !== saved.firstName || lastName !== saved.lastName}
        onSend={() => submit(given)}
      >
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        <FixedEmail email={member.email} />
      </SendForm>
    </Card>
  );
}
