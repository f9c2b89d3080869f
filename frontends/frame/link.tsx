import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from './address.ts';

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** A link inside the site: a real address, followed without reloading the page. */
export function Link({
  href,
  onClick,
  target,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return;
    event.preventDefault();
    navigate(href);
  }
  return <a {...rest} href={href} target={target} onClick={follow} />;
}
