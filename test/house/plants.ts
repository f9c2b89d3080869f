import type { SourceFile } from '#config/tooling/fences/source-tree.ts';

const file = (path: string, text: string): SourceFile => ({ path, text });

/** For every rule: files that break it, each alone. The first file of a plant is the one that is found guilty. */
export const PLANTS: Readonly<Record<string, readonly (readonly SourceFile[])[]>> = {
  'no cycles, types included': [
    [
      file('core/card/planted-a.ts', `import type { B } from './planted-b.ts';\nexport type A = B | null;`),
      file('core/card/planted-b.ts', `import type { A } from './planted-a.ts';\nexport type B = { a: A };`),
    ],
    [
      file('core/card/planted-a.ts', `export type A = import('./planted-b.ts').B | null;`),
      file('core/card/planted-b.ts', `export * from './planted-c.ts';\nexport type B = number;`),
      file('core/card/planted-c.ts', `export const load = () => import('./planted-a.ts');`),
    ],
    [
      file(
        'core/card/planted-self.ts',
        `import type { A } from './planted-self.ts';\nexport type A = number;`,
      ),
    ],
  ],
  'core imports core only': [
    [file('core/card/planted.ts', `import { z } from 'zod';\nexport const a = z;`)],
    [file('core/card/planted.ts', `import type { Stats } from 'node:fs';\nexport type A = Stats;`)],
    [file('core/card/planted.ts', `export const a = () => import('node:fs');`)],
    [file('core/card/planted.ts', `export { openDatabase } from '#adapters/postgres/database.ts';`)],
    [file('core/card/planted.ts', `export type A = import('../../config/env.ts').Env;`)],
  ],
  'a room leans only on lower rooms': [
    [
      file(
        'core/handicapping/planted.ts',
        `import type { Finish } from '../results/finish.ts';\nexport type A = Finish;`,
      ),
    ],
    [
      file(
        'core/picks/planted.ts',
        `import { settle } from '#core/results/settlement.ts';\nexport const a = settle;`,
      ),
    ],
    [file('core/kernel/planted.ts', `export type { Race } from '../card/race.ts';`)],
    [file('core/tipsters/planted.ts', `import { DAY } from '../kernel/instant.ts';\nexport const a = DAY;`)],
  ],
  'nouns know neither ports nor use cases': [
    [
      file(
        'core/card/planted.ts',
        `import type { CardShelf } from './ports.ts';\nexport type A = CardShelf;`,
      ),
    ],
    [
      file(
        'core/card/planted.ts',
        `import { makeShowCard } from './use-cases/show-card.ts';\nexport const a = makeShowCard;`,
      ),
    ],
    [
      file(
        'core/handicapping/angles/planted.ts',
        `import type { CardShelf } from '../../card/ports.ts';\nexport type A = CardShelf;`,
      ),
    ],
  ],
  'ports know no use case': [
    [
      file(
        'core/weather/ports.ts',
        `import type { A } from './use-cases/observe-weather.ts';\nexport type B = A;`,
      ),
    ],
  ],
  'use cases stand alone': [
    [
      file(
        'core/card/use-cases/planted-act.ts',
        `import { makeShowCard } from './show-card.ts';\nexport const a = makeShowCard;`,
      ),
    ],
    [
      file(
        'core/picks/use-cases/planted-act.ts',
        `import type { A } from '../../handicapping/use-cases/rate-race.ts';\nexport type B = A;`,
      ),
    ],
  ],
  'adapters do not meet': [
    [
      file(
        'adapters/memory/planted.ts',
        `import { openDatabase } from '../postgres/database.ts';\nexport const a = openDatabase;`,
      ),
    ],
    [file('adapters/http/contract/planted.ts', `import type { A } from '../actor.ts';\nexport type B = A;`)],
    [file('adapters/mail/planted.ts', `import type { A } from '#contract/endpoint.ts';\nexport type B = A;`)],
  ],
  'adapters import core and themselves': [
    [
      file(
        'adapters/postgres/planted.ts',
        `import { projectFolder } from '#config/env.ts';\nexport const a = projectFolder;`,
      ),
    ],
    [file('adapters/http/planted.ts', `import { say } from '../../cli/print.ts';\nexport const a = say;`)],
    [file('adapters/http/planted.ts', `import type { A } from '#kit/format.ts';\nexport type B = A;`)],
  ],
  'the contract imports zod only': [
    [
      file(
        'adapters/http/contract/planted.ts',
        `import type { Race } from '#core/card/race.ts';\nexport type A = Race;`,
      ),
    ],
    [file('adapters/http/contract/planted.ts', `import Koa from 'koa';\nexport const a = Koa;`)],
    [
      file(
        'adapters/http/contract/planted.ts',
        `import { readFileSync } from 'node:fs';\nexport const a = readFileSync;`,
      ),
    ],
  ],
  'frontends see only the contract, as types': [
    [
      file(
        'frontends/api/planted.ts',
        `import { endpoint } from '#contract/endpoint.ts';\nexport const a = endpoint;`,
      ),
    ],
    [
      file(
        'frontends/picks/planted.tsx',
        `import type { Race } from '#core/card/race.ts';\nexport type A = Race;`,
      ),
    ],
    [file('frontends/kit/planted.ts', `import type { A } from '#adapters/http/app.ts';\nexport type B = A;`)],
    [
      file(
        'frontends/picks/planted.ts',
        `import { type A, b } from '#contract/picks.ts';\nexport const c: A = b;`,
      ),
    ],
  ],
  'apps do not meet': [
    [
      file(
        'frontends/picks/planted.tsx',
        `import { Profile } from '../account/profile/profile.tsx';\nexport const a = Profile;`,
      ),
    ],
    [file('frontends/tools/planted.ts', `import type { A } from '../picks/picks.ts';\nexport type B = A;`)],
  ],
  'apps do not know the shell': [
    [
      file(
        'frontends/picks/planted.ts',
        `import { start } from '../shell/start.ts';\nexport const a = start;`,
      ),
    ],
    [file('frontends/frame/planted.ts', `import type { A } from '../shell/apps.ts';\nexport type B = A;`)],
  ],
  'kit and api are leaves, the frame knows no app': [
    [file('frontends/kit/planted.ts', `import { call } from '#api/call.ts';\nexport const a = call;`)],
    [file('frontends/api/planted.ts', `import { toast } from '#frame/toasts.ts';\nexport const a = toast;`)],
    [file('frontends/api/planted.ts', `import type { A } from '../kit/format.ts';\nexport type B = A;`)],
    [
      file(
        'frontends/frame/planted.ts',
        `import { Picks } from '../picks/picks.ts';\nexport const a = Picks;`,
      ),
    ],
  ],
  'the shell takes apps by its list only': [
    [file('frontends/shell/planted.ts', `export const a = () => import('../picks/picks.ts');`)],
    [file('frontends/shell/apps.ts', `import { picks } from '../picks/picks.ts';\nexport const a = picks;`)],
  ],
  'inversify only in config': [
    [
      file(
        'adapters/postgres/planted.ts',
        `import { Container } from 'inversify';\nexport const a = Container;`,
      ),
    ],
    [file('cli/planted.ts', `import 'reflect-metadata';\nexport const a = 1;`)],
    [file('test/core/planted.ts', `import type { Container } from 'inversify';\nexport type A = Container;`)],
  ],
  'config is imported by cli and test only': [
    [
      file(
        'adapters/http/planted.ts',
        `import { projectFolder } from '#config/env.ts';\nexport const a = projectFolder;`,
      ),
    ],
    [file('frontends/shell/planted.ts', `import type { A } from '../../config/env.ts';\nexport type B = A;`)],
    [
      file(
        'migrations/202611210100_planted.ts',
        `import { projectFolder } from '#config/env.ts';\nexport const a = projectFolder;`,
      ),
    ],
  ],
  'the terminal reaches adapters through config': [
    [
      file(
        'cli/planted.ts',
        `import { openDatabase } from '#adapters/postgres/database.ts';\nexport const a = openDatabase;`,
      ),
    ],
    [file('cli/planted.ts', `import type { A } from '#kit/format.ts';\nexport type B = A;`)],
  ],
  'nothing but tests imports the terminal': [
    [file('config/planted.ts', `import { say } from '#cli/print.ts';\nexport const a = say;`)],
    [file('core/card/planted.ts', `import { say } from '../../cli/print.ts';\nexport const a = say;`)],
  ],
  'migrations import nothing of ours, and knex as a type': [
    [
      file(
        'migrations/202611210100_planted.ts',
        `import { TRACKS } from '#core/card/track.ts';\nexport const a = TRACKS;`,
      ),
    ],
    [file('migrations/202611210100_planted.ts', `import knex from 'knex';\nexport const a = knex;`)],
    [file('migrations/202611210100_planted.ts', `import { Pool } from 'pg';\nexport const a = Pool;`)],
  ],
  'no product code imports a test': [
    [
      file(
        'adapters/memory/planted.ts',
        `import { aRace } from '#test/support/a-race.ts';\nexport const a = aRace;`,
      ),
    ],
    [
      file(
        'core/card/planted.ts',
        `import type { A } from '../../test/support/a-race.ts';\nexport type B = A;`,
      ),
    ],
  ],
  'imports carry their extension': [
    [file('cli/planted.ts', `import { say } from './print';\nexport const a = say;`)],
    [
      file(
        'adapters/memory/planted.ts',
        `import type { Race } from '#core/card/race';\nexport type A = Race;`,
      ),
    ],
  ],
  'no default export': [
    [file('adapters/memory/planted.ts', `export default function planted() { return 1; }`)],
    [file('frontends/picks/planted.tsx', `const Planted = () => <p />;\nexport { Planted as default };`)],
  ],
  'a test waits for what can be false': [
    [file('test/journeys/planted.ts', `page.waitForFunction(async () => false);`)],
    [file('config/tooling/planted.ts', `visit.page.waitForFunction(async function () {});`)],
  ],
  'the core reads no clock and draws no random number': [
    [file('core/card/planted.ts', `export const a = Date.now();`)],
    [file('core/card/planted.ts', `export const clock = Date.now;`)],
    [file('core/card/planted.ts', `export const a = () => new Date();`)],
    [file('core/card/planted.ts', `export const a = () => Date();`)],
    [file('core/card/planted.ts', `export const a = { roll: Math['random'] };`)],
    [file('core/card/planted.ts', `export const a = () => globalThis.Math.random();`)],
  ],
  'no vague file name': [
    [file('core/card/utils.ts', `export const a = 1;`)],
    [file('adapters/http/helpers/planted.ts', `export const a = 1;`)],
    [file('frontends/picks/types.ts', `export type A = 1;`)],
    [file('test/support/common.ts', `export const a = 1;`)],
  ],
  'kebab-case file names': [
    [file('frontends/picks/PickCard.tsx', `export const a = 1;`)],
    [file('core/card/morningLine.ts', `export const a = 1;`)],
  ],
  'names are plain English': [
    [file('core/card/planted.ts', `export type ToldRace = { readonly number: number };`)],
    [file('adapters/postgres/planted.ts', `export const makeCardShelf = () => null;`)],
    [file('config/planted.ts', `export interface SyncDoors { readonly log: string }`)],
    [file('core/card/planted.ts', `const f = (told: number) => told;\nexport const a = f(1);`)],
    [
      file(
        'frontends/picks/planted.tsx',
        `export function A() { const { kept } = { kept: 1 }; return kept; }`,
      ),
    ],
    [file('cli/planted.ts', `interface Told { a: 1 }\nexport const a: Told = { a: 1 };`)],
    [file('adapters/memory/planted.ts', `export const isFavourite = true;`)],
    [
      file(
        'core/results/planted.ts',
        `interface A { readonly told: number }\nexport const a: A = { told: 1 };`,
      ),
    ],
  ],
  'sentences are plain American English': [
    [file('frontends/tools/planted.tsx', `export const A = () => <p>Nobody told of the weather</p>;`)],
    [file('core/picks/planted.ts', `export const a = 'A card was brought for this day.';`)],
    [file('adapters/http/routes/planted.ts', `export const a = (n: number) => \`wins \${n} % of races\`;`)],
    [file('cli/planted.ts', `export const a = "Reads it anew.";`)],
    [file('frontends/admin/planted.tsx', `export const A = () => <p title="The colour of it">x</p>;`)],
  ],
};
