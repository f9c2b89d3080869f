import { entranceKeys } from '#api/api.ts';
import type { Credentials } from './auth-form-rules.ts';

/** A form for a new account that waits while its owner reads the disclaimer. Never with a password. */
export type FormDraft = Pick<Credentials, 'email' | 'firstName' | 'lastName'>;

const { draft: draftKey, accepted: acceptedKey } = entranceKeys;

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
    const { email, firstName, lastName } = draft;
    keeper?.setItem(draftKey, JSON.stringify({ email, firstName, lastName }));
  } catch {
    // Without room for it the form is simply empty afterwards.
  }
}

/** Reads the draft of this tab, if there is one. */
export function waitingDraft(keeper: Keeper | null = tabStorage()): FormDraft | null {
  try {
    const stored = JSON.parse(keeper?.getItem(draftKey) ?? 'null') as Partial<FormDraft> | null;
    if (typeof stored !== 'object' || stored === null) return null;
    const { email = '', firstName = '', lastName = '' } = stored;
    return { email, firstName, lastName };
  } catch {
    return null;
  }
}

/** Notes in this tab that the disclaimer was accepted before signing in. */
export function noteAcceptance(keeper: Keeper | null = tabStorage()): void {
  try {
    keeper?.setItem(acceptedKey, 'yes');
  } catch {
    // Without room for it the form offers the disclaimer again.
  }
}

/** Whether the disclaimer was accepted in this tab before signing in. */
export function wasAccepted(keeper: Keeper | null = tabStorage()): boolean {
  try {
    return keeper?.getItem(acceptedKey) === 'yes';
  } catch {
    return false;
  }
}

/** Once the account is there, neither draft nor acceptance waits for it. */
export function dropDraft(keeper: Keeper | null = tabStorage()): void {
  try {
    keeper?.removeItem(draftKey);
    keeper?.removeItem(acceptedKey);
  } catch {
    // Nothing was kept then.
  }
}
