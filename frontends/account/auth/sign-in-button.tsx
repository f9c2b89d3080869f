import { Button, links } from '#kit/kit.ts';
import { PreAuthControl } from './pre-auth-control.tsx';

/** The way in by one button: the server knows where it leads on this host. */
export function SignInButton() {
  return (
    <>
      <h1>Sign In</h1>
      <p>Sign in to see picks, win chances and the reasons behind them.</p>
      <Button tone="primary" onClick={() => location.assign(links.signIn)}>
        Sign In to Continue
      </Button>
      <div className="entrance-more">
        <p className="muted">New here? You can create an account in the next step.</p>
        <PreAuthControl />
      </div>
    </>
  );
}
