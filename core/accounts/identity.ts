/** What an identity provider says about someone who signed in there. */
export interface IdentityClaims {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider vouches that the address belongs to them; silence counts as no. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly picture: string | null;
}

/** What the browser session keeps between leaving for the provider and coming back. */
export interface IdentityKeep {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}
