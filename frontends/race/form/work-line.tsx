import type { Work } from './form-query.ts';
import { workText } from './line-text.ts';

/** One work; a dot before the fastest of its day. */
export function WorkLine({ work }: { readonly work: Work }) {
  return (
    <>
      {work.isBullet && <strong title="Fastest of the day at the distance">• </strong>}
      {workText(work)}
    </>
  );
}
