import type { FormEvent, ReactNode } from 'react';
import { useId, useLayoutEffect, useState } from 'react';
import type { Reply } from '#api/api.ts';
import { sentenceOf, useAct } from '#api/api.ts';
import { Dialog } from '#kit/dialogs/dialogs.ts';
import { Alert, Button, TextField } from '#kit/kit.ts';
import type { Typed } from './user-changes.ts';
import { creation, isWhole, nothingTyped, update } from './user-changes.ts';

export type ListedUser = Reply<'GET /api/admin/users'>[number];
export type CreatedUser = Reply<'POST /api/admin/users'>;

const fields = [
  { name: 'firstName', label: 'First Name', type: 'text' },
  { name: 'lastName', label: 'Last Name', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
] as const;

function UserFields({ typed, onType }: { readonly typed: Typed; readonly onType: (typed: Typed) => void }) {
  return fields.map(({ name, label, type }) => (
    <TextField
      key={name}
      label={label}
      name={name}
      type={type}
      autoComplete="off"
      maxLength={1_000}
      value={typed[name]}
      onChange={(event) => onType({ ...typed, [name]: event.target.value })}
    />
  ));
}

/** The id of a form in a dialog; the dialog opens with the focus on its first field. */
function useFocusedForm(): string {
  const formId = useId();
  // The dialog looks for this when it opens.
  useLayoutEffect(
    () => document.querySelector(`#${CSS.escape(formId)} input`)?.setAttribute('autofocus', ''),
    [formId],
  );
  return formId;
}

type UserFormProps = {
  readonly title: string;
  readonly button: string;
  readonly initial: Typed;
  readonly canSend: (typed: Typed) => boolean;
  readonly error: string | null;
  readonly isBusy: boolean;
  readonly note?: ReactNode;
  readonly onSend: (typed: Typed) => void;
  readonly onClose: () => void;
};

function UserForm({ title, button, initial, canSend, error, isBusy, note, onSend, onClose }: UserFormProps) {
  const [typed, setTyped] = useState(initial);
  const formId = useFocusedForm();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (canSend(typed)) onSend(typed);
  }
  const actions = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form={formId} tone="primary" busy={isBusy} disabled={!canSend(typed)}>
        {button}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} actions={actions}>
      <form id={formId} className="stack" noValidate onSubmit={submit}>
        {error !== null && <Alert tone="error">{error}</Alert>}
        <UserFields typed={typed} onType={setTyped} />
        {note && <p className="small muted">{note}</p>}
      </form>
    </Dialog>
  );
}

/** Names and address of a new account. Nothing is sent until all three are there. */
export function AddUserDialog({
  onCreated,
  onClose,
}: {
  readonly onCreated: (created: CreatedUser) => void;
  readonly onClose: () => void;
}) {
  const creating = useAct(creation);
  return (
    <UserForm
      title="Add New User"
      button="Create User"
      initial={nothingTyped}
      canSend={isWhole}
      error={creating.error && sentenceOf(creating.error, 'Failed to create user')}
      isBusy={creating.isPending}
      note="The account has no password. It is claimed through a one-time link, which is shown next."
      onSend={(typed) =>
        creating.mutate(typed, {
          onSuccess: (created) => {
            onCreated(created);
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}

/** Names and address of an account, sent as they are typed. */
export function EditUserDialog({
  user,
  onClose,
}: {
  readonly user: ListedUser;
  readonly onClose: () => void;
}) {
  const updating = useAct(update);
  const { id, firstName, lastName, email } = user;
  return (
    <UserForm
      title="Edit User"
      button="Save Changes"
      initial={{ firstName: firstName ?? '', lastName: lastName ?? '', email }}
      canSend={() => true}
      error={updating.error && sentenceOf(updating.error, 'Failed to update user')}
      isBusy={updating.isPending}
      onSend={(typed) => updating.mutate({ id, ...typed }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
