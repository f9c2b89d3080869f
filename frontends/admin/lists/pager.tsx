import { useRef } from 'react';
import { Button } from '#kit/kit.ts';
import { BackIcon, OnIcon } from '../icons.ts';
import type { Pages } from './pages.ts';
import { showBeginning, spanText } from './pages.ts';

/** The position in a long list, with next and previous page. Nothing if everything fits on one page. */
export function Pager({ label, pages }: { readonly label: string; readonly pages: Pages }) {
  const { page, pages: count, total, size, go } = pages;
  const nav = useRef<HTMLElement>(null);
  if (count === 1) return null;
  function goTo(to: number) {
    go(to);
    showBeginning(nav.current);
  }
  return (
    <nav ref={nav} className="row admin-pager" aria-label={label}>
      <Button icon={<BackIcon size={16} />} disabled={page === 0} onClick={() => goTo(page - 1)}>
        Previous
      </Button>
      <span className="small" role="status">
        {spanText(page, total, size)}
      </span>
      <Button icon={<OnIcon size={16} />} disabled={page === count - 1} onClick={() => goTo(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
