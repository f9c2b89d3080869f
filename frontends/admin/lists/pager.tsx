import { Button } from '#kit/kit.ts';
import { BackIcon, OnIcon } from '../icons.ts';
import type { Pages } from './pages.ts';
import { spanText } from './pages.ts';

/** Where one stands in a long list, one page on, one back. Nothing while everything is on one page. */
export function Pager({ label, pages }: { readonly label: string; readonly pages: Pages }) {
  const { page, pages: count, total, size, go } = pages;
  if (count === 1) return null;
  return (
    <nav className="row admin-pager" aria-label={label}>
      <Button icon={<BackIcon size={16} />} disabled={page === 0} onClick={() => go(page - 1)}>
        Previous
      </Button>
      <span className="small" role="status">
        {spanText(page, total, size)}
      </span>
      <Button icon={<OnIcon size={16} />} disabled={page === count - 1} onClick={() => go(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
