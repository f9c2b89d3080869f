import type { Import } from './read-imports.ts';

/** Who imports whom, types included. */
function graphOf(imports: readonly Import[]): ReadonlyMap<string, readonly string[]> {
  const graph = new Map<string, string[]>();
  for (const { from, to, isOurs } of imports) {
    if (isOurs) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
  return graph;
}

/** The files of each cycle of mutual imports (Tarjan's strongly connected components, without recursion). */
export function cyclesIn(imports: readonly Import[]): readonly (readonly string[])[] {
  const graph = graphOf(imports);
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const knots: string[][] = [];
  const numberOf = (file: string): number => index.get(file) ?? 0;
  const lower = (file: string, value: number): void => {
    low.set(file, Math.min(low.get(file) ?? value, value));
  };
  const enter = (file: string): void => {
    index.set(file, index.size);
    low.set(file, numberOf(file));
    stack.push(file);
    onStack.add(file);
  };
  const leave = (file: string): void => {
    if (low.get(file) !== index.get(file)) return;
    const knot = stack.splice(stack.indexOf(file));
    for (const member of knot) onStack.delete(member);
    const importsItself = graph.get(file)?.includes(file) === true;
    if (knot.length > 1 || importsItself) knots.push(knot.sort());
  };
  for (const start of graph.keys()) {
    if (index.has(start)) continue;
    enter(start);
    const work = [{ file: start, next: 0 }];
    for (let top = work.at(-1); top !== undefined; top = work.at(-1)) {
      const target = graph.get(top.file)?.[top.next];
      top.next += 1;
      if (target === undefined) {
        work.pop();
        leave(top.file);
        const parent = work.at(-1)?.file;
        if (parent !== undefined) lower(parent, low.get(top.file) ?? 0);
      } else if (!index.has(target)) {
        enter(target);
        work.push({ file: target, next: 0 });
      } else if (onStack.has(target)) lower(top.file, numberOf(target));
    }
  }
  return knots;
}
