import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Figures within this many yards are at one distance. */
const halfFurlong = 110;

/** Footing and yards of a figure, as its cell carries them. */
const kindOf = (cell: HTMLElement) => ({
  footing: cell.dataset['footing'] ?? '',
  yards: Number(cell.dataset['yards'] ?? Number.NaN),
});

/** Marks every figure run at the surface and distance of this one; none without one. */
function light(root: HTMLElement, chosen: HTMLElement | null): void {
  const kind = chosen && kindOf(chosen);
  for (const cell of root.querySelectorAll<HTMLElement>('[data-footing]')) {
    const { footing, yards } = kindOf(cell);
    const isOfKind =
      kind !== null &&
      footing !== '' &&
      footing === kind.footing &&
      Math.abs(yards - kind.yards) <= halfFurlong;
    cell.toggleAttribute('data-lit', isOfKind);
  }
}

/** Pointing at a figure, tapping it or moving the focus to it lights all of its kind. Done without drawing anything again. */
export function useLitFigures(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    let lit: HTMLElement | null = null;
    function follow({ target }: Event): void {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-footing]') : null;
      if (cell === lit || element === null) return;
      lit = cell;
      light(element, cell);
    }
    const kinds = ['pointerover', 'focusin', 'click'] as const;
    for (const kind of kinds) element.addEventListener(kind, follow);
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, follow);
    };
  }, [root]);
}
