import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useState } from 'react';
import type { Member } from '#api/api.ts';
import { call, queryClient, sentenceOf, sessionKey } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { Alert, Button, Card, TextField } from '#kit/kit.ts';

/** First and last name, to be changed; the e-mail address, which cannot be. */
export function NamesForm({ member }: { readonly member: Member }) {
  const [firstName, setFirstName] = useState(member.firstName ?? '');
  const [lastName, setLastName] = useState(member.lastName ?? '');
  const saving = useMutation({
    mutationFn: () =>
      call('PATCH /api/auth/user', { body: { firstName: firstName.trim(), lastName: lastName.trim() } }),
    onSuccess({ user }) {
      queryClient.setQueryData(sessionKey, user);
      toasts.show({ title: 'Your name is saved', tone: 'good' });
    },
  });
  const isChanged =
    firstName.trim() !== (member.firstName ?? '') || lastName.trim() !== (member.lastName ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    saving.mutate();
  }

  return (
    <Card title="Personal details">
      <form className="profile-form" onSubmit={submit}>
        {saving.isError && (
          <Alert tone="error">{sentenceOf(saving.error, 'Your name could not be saved.')}</Alert>
        )}
        <TextField
          label="First name"
          name="firstName"
          autoComplete="given-name"
          value={firstName}
          onChange={(event) => setFirstName(event.target.value)}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="family-name"
          value={lastName}
          onChange={(event) => setLastName(event.target.value)}
        />
        <TextField
          label="Email"
          type="email"
          name="email"
          hint="Email cannot be changed"
          value={member.email}
          disabled
          readOnly
        />
        <div>
          <Button type="submit" tone="primary" busy={saving.isPending} disabled={!isChanged}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  );
}
