declare module 'fxa-common-password-list' {
  const commonPasswords: {
    /** Whether a password is in the list, whatever its case. */
    test(password: string): boolean;
  };
  export default commonPasswords;
}
