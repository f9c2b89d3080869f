import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Member } from '#api/api.ts';
import {
  call,
  forgetDrafts,
  forgetMember,
  forgetUnsent,
  queryClient,
  sentenceOf,
  sessionKey,
} from '#api/api.ts';
import { Dialog } from '#kit/dialogs/dialogs.ts';
import { Alert, Button } from '#kit/kit.ts';
import { OwnPasswordField } from '../forms/own-password.tsx';
import { passwordOrNull } from '../forms/password-or-null.ts';

function WhatDeletingMeans() {
  return (
    <ul>
      <li>You are signed out everywhere, and cannot sign in again.</li>
      <li>Your name, email address, page views and questions are deleted at once, permanently.</li>
      <li>
        The proof that the disclaimer was accepted stays with its text, version and times. Your name and
        address are taken out of it.
      </li>
    </ul>
  );
}

const deletion = {
  mutationFn: (password: string) =>
    call('DELETE /api/auth/user', { body: { password: passwordOrNull(password) } }),
  onSuccess: () => {
    forgetMember();
    forgetDrafts({ isDeleted: true });
    const member = queryClient.getQueryData<Member>(sessionKey);
    if (member) forgetUnsent(member.id);
    location.assign('/auth?done=account-deleted');
  },
};

/** Says what deleting means, asks for the password and does it. Afterwards the browser is at the sign-in screen. */
export function DeleteAccount({ onClose }: { readonly onClose: () => void }) {
  const [password, setPassword] = useState('');
  const deleting = useMutation(deletion);
  const isLeaving = deleting.isPending || deleting.isSuccess;
  const actions = (
    <>
      <Button tone="danger" busy={isLeaving} onClick={() => deleting.mutate(password)}>
        Delete permanently
      </Button>
      <Button disabled={isLeaving} onClick={onClose}>
        Keep my account
      </Button>
    </>
  );
  return (
    <Dialog open title="Delete your account?" onClose={onClose} actions={actions}>
      <div className="stack">
        {deleting.isError && (
          <Alert tone="error">{sentenceOf(deleting.error, 'Your account could not be deleted.')}</Alert>
        )}
        <WhatDeletingMeans />
        <OwnPasswordField
          name="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
