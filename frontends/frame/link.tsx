import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useSyncExternalStore } from 'react';
import { navigate, onAddressChange } from './address.ts';
import { withTrackAndRace } from './carried-address.ts';
import { shownTrack } from './track-address.ts';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function onChange(listener: () => void): () => void {
  const leave = [shownTrack.onChange(listener), onAddressChange(listener)];
  return () => {
    for (const stop of leave) stop();
  };
}

/** The address with the track and race on screen; updates when others are chosen. */
function useCarriedAddress(href: string): string {
  const read = () => withTrackAndRace(href);
  return useSyncExternalStore(onChange, read, read);
}

/** A link inside the site: a real address that keeps track and race, followed without reloading the page. */
export function Link({
  href,
  onClick,
  onFollow,
  target,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  /** Called once this page goes to the address. */
  readonly onFollow?: () => void;
}) {
  const address = useCarriedAddress(href);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return;
    event.preventDefault();
    navigate(address);
    onFollow?.();
  }
  return <a {...rest} href={address} target={target} onClick={follow} />;
}
