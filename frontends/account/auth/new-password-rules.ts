/** Why a new password cannot be sent, or null. How strong it must be is the server's to say. */
export function newPasswordProblem(password: string, confirmation: string): string | null {
  if (password === '') return 'A new password is required';
  return password === confirmation ? null : 'Passwords do not match';
}

/** Which of the two to go back to after a failure. */
export const invalidNewPasswordField = (
  password: string,
  confirmation: string,
): 'password' | 'confirmation' =>
  password !== '' && password !== confirmation ? 'confirmation' : 'password';
