/**
 * The same items, the next of which is asked for while one is worked on. What goes wrong with an item is thrown when its
 * turn comes; where the work ends early, the item under way is waited for.
 */
export async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = items.next();
  try {
    for (let item = await next; item.done !== true; item = await next) {
      next = items.next();
      next.catch(() => undefined);
      yield item.value;
    }
  } finally {
    await next.catch(() => undefined);
  }
}
