import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useSyncExternalStore } from 'react';
import { navigate } from './address.ts';
import { shownTrack, withTrack } from './track-address.ts';
import { rememberedTrack } from './track-choice.ts';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The address with the track on screen; updates when another is chosen. */
function useAddressWithTrack(href: string): string {
  const read = () => withTrack(href, shownTrack.slug(), rememberedTrack.read());
  return useSyncExternalStore(shownTrack.onChange, read, read);
}

/** A link inside the site: a real address that keeps the track, followed without reloading the page. */
export function Link({
  href,
  onClick,
  target,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const address = useAddressWithTrack(href);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return;
    event.preventDefault();
    navigate(address);
  }
  return <a {...rest} href={address} target={target} onClick={follow} />;
}
