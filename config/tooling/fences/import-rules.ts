import type { Import } from './read-imports.ts';
import { STAIRCASE } from './staircase.ts';

/** A rule between parts of the code: the imports it forbids. */
export interface ImportRule {
  readonly name: string;
  readonly why: string;
  forbids(found: Import): boolean;
}

/** Where a file is: its area, and the parts of its path. */
const areaOf = (path: string): string => path.split('/')[0] ?? '';
const partOf = (path: string, at: number): string => path.split('/')[at] ?? '';
const isIn = (path: string, ...areas: readonly string[]): boolean => areas.includes(areaOf(path));

const CONTRACT = 'adapters/http/contract/';
const isContract = (path: string): boolean => path.startsWith(CONTRACT);
const isTest = (path: string): boolean => isIn(path, 'test');

const isUseCase = (path: string): boolean => /^core\/[^/]+\/use-cases\//.test(path);
const isPorts = (path: string): boolean => /^core\/[^/]+\/(?:[\w-]+-)?ports\.ts$/.test(path);
const isNoun = (path: string): boolean => isIn(path, 'core') && !isUseCase(path) && !isPorts(path);
const stepOf = (path: string): number => (STAIRCASE as readonly string[]).indexOf(partOf(path, 1));

/** A folder of frontends/ that is not an app. */
const FRONT_PARTS = ['shell', 'frame', 'api', 'kit'];
const frontPart = (path: string): string => (isIn(path, 'frontends') ? partOf(path, 1) : '');
const isApp = (path: string): boolean =>
  isIn(path, 'frontends') && path.split('/').length > 2 && !FRONT_PARTS.includes(frontPart(path));
const APP_LIST = 'frontends/shell/apps.ts';

/** The name of a package without a path inside it. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const door = (path: string): string => (isContract(path) ? 'http/contract' : partOf(path, 1));

export const IMPORT_RULES: readonly ImportRule[] = [
  {
    name: 'core imports core only',
    why: 'the core needs no package, no Node and no browser',
    forbids: ({ from, to, isOurs }) => isIn(from, 'core') && !(isOurs && isIn(to, 'core')),
  },
  {
    name: 'a room leans only on lower rooms',
    why: 'arrows of the staircase go down only, types included',
    forbids: ({ from, to, isOurs }) =>
      isOurs &&
      isIn(from, 'core') &&
      isIn(to, 'core') &&
      (stepOf(from) < 0 || stepOf(to) < 0 || stepOf(to) > stepOf(from)),
  },
  {
    name: 'nouns know neither ports nor use cases',
    why: 'what a thing is does not depend on where it is kept or what is done with it',
    forbids: ({ from, to, isOurs }) => isOurs && isNoun(from) && (isPorts(to) || isUseCase(to)),
  },
  {
    name: 'ports know no use case',
    why: 'a door does not know who goes through it',
    forbids: ({ from, to, isOurs }) => isOurs && isPorts(from) && isUseCase(to),
  },
  {
    name: 'use cases stand alone',
    why: 'acts do not call each other; what they share is a noun',
    forbids: ({ from, to, isOurs }) => isOurs && isUseCase(from) && isUseCase(to),
  },
  {
    name: 'adapters do not meet',
    why: 'each door can be replaced alone; only http serves the contract',
    forbids: ({ from, to, isOurs }) =>
      isOurs &&
      isIn(from, 'adapters') &&
      isIn(to, 'adapters') &&
      door(from) !== door(to) &&
      !(door(from) === 'http' && isContract(to)),
  },
  {
    name: 'adapters import core and themselves',
    why: 'wiring, terminal, screens and tests stand outside them',
    forbids: ({ from, to, isOurs }) => isOurs && isIn(from, 'adapters') && !isIn(to, 'core', 'adapters'),
  },
  {
    name: 'the contract imports zod only',
    why: 'one table speaks to the outside, and browsers read it too',
    forbids: ({ from, to, isOurs }) =>
      isContract(from) && !(isOurs ? isContract(to) : packageOf(to) === 'zod'),
  },
  {
    name: 'frontends see only the contract, as types',
    why: 'a screen knows the calls and nothing behind them; no reply check is shipped to browsers',
    forbids: ({ from, to, isOurs, isTypeOnly }) =>
      isOurs && isIn(from, 'frontends') && !isIn(to, 'frontends') && !(isContract(to) && isTypeOnly),
  },
  {
    name: 'apps do not meet',
    why: 'each micro-frontend is built, and fails, alone',
    forbids: ({ from, to, isOurs }) =>
      isOurs && isApp(from) && isApp(to) && frontPart(from) !== frontPart(to),
  },
  {
    name: 'apps do not know the shell',
    why: 'arrows go from the shell to the apps',
    forbids: ({ from, to, isOurs }) =>
      isOurs &&
      (isApp(from) || ['frame', 'api', 'kit'].includes(frontPart(from))) &&
      frontPart(to) === 'shell',
  },
  {
    name: 'kit and api are leaves, the frame knows no app',
    why: 'how things look and how an app talks depend on no app',
    forbids: ({ from, to, isOurs }) => {
      const part = frontPart(from);
      if (!isOurs || !isIn(to, 'frontends')) return false;
      if (part === 'kit' || part === 'api') return frontPart(to) !== part && to.split('/').length > 2;
      return part === 'frame' && isApp(to);
    },
  },
  {
    name: 'the shell takes apps by its list only',
    why: 'an app is added in one place and loaded when it is wanted',
    forbids: ({ from, to, isOurs, isLazy }) =>
      isOurs && frontPart(from) === 'shell' && isApp(to) && !(from === APP_LIST && isLazy),
  },
  {
    name: 'inversify only in config',
    why: 'wiring happens once',
    forbids: ({ from, to, isOurs }) =>
      !isOurs && ['inversify', 'reflect-metadata'].includes(packageOf(to)) && !isIn(from, 'config'),
  },
  {
    name: 'config is imported by cli and test only',
    why: 'whoever imports the wiring knows everything',
    forbids: ({ from, to, isOurs }) => isOurs && isIn(to, 'config') && !isIn(from, 'config', 'cli', 'test'),
  },
  {
    name: 'the terminal reaches adapters through config',
    why: 'only config knows which adapter stands behind a port',
    forbids: ({ from, to, isOurs }) =>
      isOurs && isIn(from, 'cli') && isIn(to, 'adapters', 'frontends', 'migrations'),
  },
  {
    name: 'nothing but tests imports the terminal',
    why: 'cli is where things start, not where they are',
    forbids: ({ from, to, isOurs }) => isOurs && isIn(to, 'cli') && !isIn(from, 'cli', 'test'),
  },
  {
    name: 'migrations import nothing of ours, and knex as a type',
    why: 'a landed migration must mean the same for ever',
    forbids: ({ from, to, isOurs, isTypeOnly }) =>
      isIn(from, 'migrations') && (isOurs ? !isIn(to, 'migrations') : !(to === 'knex' && isTypeOnly)),
  },
  {
    name: 'no product code imports a test',
    why: 'tests are not shipped; the tools that measure may borrow their supports',
    forbids: ({ from, to, isOurs }) =>
      isOurs && isTest(to) && !isTest(from) && !from.startsWith('config/tooling/'),
  },
  {
    name: 'imports carry their extension',
    why: 'one way to write a path, the one Node understands',
    forbids: ({ to, isOurs }) => isOurs && !/\.(tsx?|mjs|json|css|svg|html)(\?\w+)?$/.test(to),
  },
];
