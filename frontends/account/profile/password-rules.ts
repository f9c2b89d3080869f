import { invalidNewPasswordField, newPasswordProblem } from '../auth/new-password-rules.ts';

export type PasswordChange = {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
};

export const noPasswords: PasswordChange = { currentPassword: '', newPassword: '', confirmation: '' };

/** Why a change of password cannot be sent, or null. */
export function passwordChangeProblem({
  currentPassword,
  newPassword,
  confirmation,
}: PasswordChange): string | null {
  if (currentPassword === '') return 'Your current password is required';
  return newPasswordProblem(newPassword, confirmation);
}

/** Which input to go back to after a failure. */
export function invalidPasswordField({
  currentPassword,
  newPassword,
  confirmation,
}: PasswordChange): keyof PasswordChange {
  if (currentPassword === '') return 'currentPassword';
  if (invalidNewPasswordField(newPassword, confirmation) === 'confirmation') return 'confirmation';
  return newPassword === '' ? 'newPassword' : 'currentPassword';
}

/** What happened to the member's other sessions when the password changed. */
export function endedSessionsSentence(ended: number): string {
  if (ended === 0) return 'You were not signed in anywhere else.';
  return ended === 1
    ? 'You were signed out in one other place.'
    : `You were signed out in ${ended} other places.`;
}
