/** Starts work on all items, so many at a time, and gives a promise for each in their order. One that fails stops no other. */
export function sideBySide<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): readonly Promise<Result>[] {
  const lanes: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve());
  return items.map((item, index) => {
    const done = (lanes[index % atOnce] ?? Promise.resolve()).then(() => work(item));
    lanes[index % atOnce] = done.catch(() => undefined);
    return done;
  });
}
