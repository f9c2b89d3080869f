import { Button } from '#kit/kit.ts';
import { ShareIcon } from './icons.ts';

const canShare = (): boolean => typeof navigator !== 'undefined' && typeof navigator.share === 'function';

/** Opens the share sheet of the device with what is to be passed on; nothing where the device has none. */
export function ShareButton({ what }: { readonly what: () => ShareData }) {
  if (!canShare()) return null;
  return (
    <Button
      tone="quiet"
      icon={<ShareIcon size={16} />}
      onClick={() => {
        // Closing the share sheet without sharing is not an error.
        navigator.share(what()).catch(() => undefined);
      }}
    >
      Share
    </Button>
  );
}
