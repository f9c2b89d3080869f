import { Button } from '#kit/kit.ts';

export function BackToSignIn({ onBack }: { readonly onBack: () => void }) {
  return (
    <div className="entrance-more">
      <Button tone="quiet" onClick={onBack}>
        Back to Sign In
      </Button>
    </div>
  );
}
