import type { Credentials } from './auth-form-rules.ts';

/** A form for a new account that waits while its owner reads the disclaimer. Never with a password. */
export type FormDraft = Pick<Credentials, 'email' | 'firstName' | 'lastName'> & {
  readonly disclaimerAccepted: boolean;
};

const draftKey = 'accountDraft';

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps a draft in this tab, where the browser allows it. */
export function keepDraft(draft: FormDraft, keeper: Keeper | null = tabStorage()): void {
  try {
    const { email, firstName, lastName, disclaimerAccepted } = draft;
    keeper?.setItem(draftKey, JSON.stringify({ email, firstName, lastName, disclaimerAccepted }));
  } catch {
    // Without room for it the form is simply empty afterwards.
  }
}

/** Reads the draft of this tab, if there is one. */
export function waitingDraft(keeper: Keeper | null = tabStorage()): FormDraft | null {
  try {
    const stored = JSON.parse(keeper?.getItem(draftKey) ?? 'null') as Partial<FormDraft> | null;
    if (typeof stored !== 'object' || stored === null) return null;
    const { email = '', firstName = '', lastName = '', disclaimerAccepted = false } = stored;
    return { email, firstName, lastName, disclaimerAccepted };
  } catch {
    return null;
  }
}

export function dropDraft(keeper: Keeper | null = tabStorage()): void {
  try {
    keeper?.removeItem(draftKey);
  } catch {
    // Nothing was kept then.
  }
}
