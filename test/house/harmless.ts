import type { SourceFile } from '#config/tooling/fences/source-tree.ts';

const file = (path: string, text: string): SourceFile => ({ path, text });

/** Files that look like trouble and are none. */
export const HARMLESS: readonly SourceFile[] = [
  file(
    'core/picks/planted.ts',
    `import type { Race } from '../card/race.ts';\nexport const a = (instant: number, race: Race) => [new Date(instant), race];`,
  ),
  file(
    'core/picks/use-cases/planted-act.ts',
    `import type { CardShelf } from '../../card/ports.ts';\nexport type A = CardShelf;`,
  ),
  file('core/picks/planted-word.ts', `/** import { z } from 'zod' */\nexport const a = "import 'node:fs'";`),
  file(
    'adapters/http/routes/planted.ts',
    `import { z } from 'zod';\nimport { a } from '#contract/endpoint.ts';\nexport const b = [z, a];`,
  ),
  file(
    'adapters/http/contract/planted.ts',
    `import { z } from 'zod';\nimport { a } from './endpoint.ts';\nexport const b = [z, a];`,
  ),
  file(
    'frontends/api/planted.ts',
    `import type { A } from '#contract/endpoint.ts';\nimport { type B } from '#contract/picks.ts';\nexport type C = A | B;`,
  ),
  file(
    'frontends/shell/apps.ts',
    `export const apps = [{ name: 'picks', load: () => import('../picks/picks.ts') }];`,
  ),
  file(
    'frontends/kit/planted.tsx',
    `import './planted.css';\nimport { format } from './format.ts';\nexport const a = format;`,
  ),
  file(
    'config/planted.ts',
    `import { Container } from 'inversify';\nimport { openDatabase } from '#adapters/postgres/database.ts';\nexport const a = [Container, openDatabase];`,
  ),
  file(
    'cli/planted.ts',
    `import { a } from '#config/planted.ts';\nimport { Refusal } from '#core/kernel/refusal.ts';\nexport const b = [a, Refusal];`,
  ),
  file(
    'migrations/202611210100_planted.ts',
    `import type { Knex } from 'knex';\nexport const up = (knex: Knex) => knex.raw('select 1');`,
  ),
  file('config/tooling/planted.config.ts', `export default { plugins: [] };`),
  file(
    'core/card/planted-names.ts',
    `export interface Price { readonly at: number }\nexport const price = (instant: number): Price => ({ at: instant });`,
  ),
  file(
    'frontends/picks/planted-words.tsx',
    `export const A = () => <p>The favorite wins 33.1% of races</p>;`,
  ),
];
