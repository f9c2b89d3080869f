import { useState } from 'react';
import { Alert, Button } from '#kit/kit.ts';
import { OpenByName } from './open-by-name.tsx';
import { placeOfThisPage } from './passkey-place.ts';

/** Signs in, and gives the sentence to show when that failed. The code for it is fetched when it is first used. */
async function trySignIn(onSignedIn: () => Promise<void>): Promise<string | null> {
  const { notUsed, passkeyFailure, signInByPasskey } = await import('./passkey-calls.ts');
  try {
    await signInByPasskey();
  } catch (error) {
    return passkeyFailure(error, notUsed);
  }
  await onSignedIn();
  return null;
}

/** Signing in with a passkey instead of a password; at an IP address, where that works. */
export function PasskeySignIn({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const place = placeOfThisPage();
  if (place.kind === 'elsewhere') return <OpenByName address={place.address} />;
  async function signIn() {
    setBusy(true);
    setFailure(await trySignIn(onSignedIn).catch(() => 'The passkey could not be used. Please try again.'));
    setBusy(false);
  }
  return (
    <>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <Button busy={isBusy} onClick={() => void signIn()}>
        Sign in with a passkey
      </Button>
    </>
  );
}
