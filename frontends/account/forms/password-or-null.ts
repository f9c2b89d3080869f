/** A member who signs in without a password leaves the field empty. */
export const passwordOrNull = (password: string): string | null => (password === '' ? null : password);
