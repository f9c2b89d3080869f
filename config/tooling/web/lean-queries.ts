import type { Plugin } from 'vite';

const absent = '\0no-infinite-queries';
const code = `function absent() { throw new Error('The build leaves out infinite queries'); }
export { absent as infiniteQueryBehavior, absent as hasNextPage, absent as hasPreviousPage };`;

/** Leaves out of the query client what fetches endless lists: no screen asks for one, and one that would ask fails at once. */
export function leanQueries(): Plugin {
  return {
    name: 'lean-queries',
    enforce: 'pre',
    resolveId: (source) => (/(?:^|\/)infiniteQueryBehavior\.js$/.test(source) ? absent : null),
    load: (id) => (id === absent ? code : null),
  };
}
