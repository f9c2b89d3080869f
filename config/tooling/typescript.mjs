// Has Node read our TypeScript. Packages made of many small files come first: once that is on, each file costs more.
await Promise.all(['inversify', 'zod', 'knex', 'commander'].map((name) => import(name)));
const { register } = await import('tsx/esm/api');
register();
