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

/** Pointing at a figure, tapping it or moving the focus to it lights all of its kind, until the signal ends it. Nothing is drawn again. */
export function lightFigures(root: HTMLElement, signal: AbortSignal): void {
  let lit: HTMLElement | null = null;
  function follow({ target }: Event): void {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-footing]') : null;
    if (cell === lit) return;
    lit = cell;
    light(root, cell);
  }
  for (const kind of ['pointerover', 'focusin', 'click']) root.addEventListener(kind, follow, { signal });
}
