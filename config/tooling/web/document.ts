import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bindingsOf } from './bindings.ts';
import type { BuiltFile } from './bundle.ts';
import { integrityOf } from './digest.ts';
import { builtParts, frontends } from './parts.ts';

export const addressOf = (file: BuiltFile): string => `/assets/${file.name}`;

/** True when other parts import it. */
export const isDoor = ({ specifiers }: BuiltFile): boolean => specifiers.length > 0;

const isNamed = ({ specifiers, name }: BuiltFile, taken: string): boolean =>
  specifiers.includes(taken) || taken === `./${name}`;

/** The import map as it is in the page: every bare name, and the digest of every module. */
export function importMapOf(files: readonly BuiltFile[]): string {
  const modules = files.filter((file) => file.kind === 'module').sort((a, b) => a.name.localeCompare(b.name));
  const deps = modules.filter(({ part }) => part !== 'shell');
  return JSON.stringify({
    imports: Object.fromEntries(
      deps.flatMap((file) => file.specifiers.map((name) => [name, addressOf(file)] as const)),
    ),
    integrity: Object.fromEntries(modules.map((file) => [addressOf(file), integrityOf(file.code)])),
  });
}

/**
 * Every module the entry points of the given parts need at once, and the files they fetch, found by following static
 * imports.
 */
export function modulesNeededBy(
  parts: readonly string[],
  files: readonly BuiltFile[],
  isFetched: (file: BuiltFile) => boolean = () => false,
): BuiltFile[] {
  const modules = files.filter((file) => file.kind === 'module');
  const needed = new Set(
    modules.filter((file) => parts.includes(file.part) && (isDoor(file) || isFetched(file))),
  );
  for (const file of needed) {
    for (const taken of bindingsOf(file.code).takes.keys()) {
      const found = modules.find((builtFile) => isNamed(builtFile, taken));
      if (found) needed.add(found);
    }
  }
  return [...needed];
}

/** Lists imported names that the source module does not export, and unknown modules. An empty list means a sound page. */
export function brokenImports(files: readonly BuiltFile[]): string[] {
  const modules = files.filter((file) => file.kind === 'module');
  return modules.flatMap((file) =>
    [...bindingsOf(file.code).takes].flatMap(([taken, names]) => {
      const source = modules.find((builtFile) => isNamed(builtFile, taken));
      if (source === undefined) return [`${file.part} imports ${taken}, which the page does not have`];
      const gives = bindingsOf(source.code).gives;
      const missing = names.filter((name) => !gives.includes(name));
      return missing.map((name) => `${file.part} imports ${name} from ${taken}, which does not give it`);
    }),
  );
}

function styleLinks(files: readonly BuiltFile[], parts: readonly string[]): string[] {
  return parts
    .flatMap((part) => files.filter((file) => file.kind === 'style' && file.part === part))
    .map(
      (file) => `<link rel="stylesheet" href="${addressOf(file)}" integrity="${integrityOf(file.code)}" />`,
    );
}

const preloadOf = (file: BuiltFile): string =>
  `<link rel="modulepreload" href="${addressOf(file)}" integrity="${integrityOf(file.code)}" />`;

/** What is added to the head of a page so that these modules load together with those of every page. */
export const preloadsOf = (files: readonly BuiltFile[]): string => files.map(preloadOf).join('');

/** The page itself: early script, styles, import map, preloads of what every screen needs, the shell; the shell fetches the app of the address. */
export function shellDocument(files: readonly BuiltFile[], importMap: string): string {
  const scripts = files
    .filter((file) => file.kind === 'script')
    .map((file) => `<script src="${addressOf(file)}" integrity="${integrityOf(file.code)}"></script>`);
  const shell = files.find((file) => file.kind === 'module' && file.part === 'shell' && isDoor(file));
  if (shell === undefined) throw new Error('the build has no shell');
  const preloads = modulesNeededBy(['shell'], files)
    .filter((file) => file !== shell)
    .map(preloadOf);
  const head = [
    ...scripts,
    ...styleLinks(
      files,
      builtParts.map((part) => part.name),
    ),
    `<script type="importmap">${importMap}</script>`,
    `<script type="module" src="${addressOf(shell)}" integrity="${integrityOf(shell.code)}"></script>`,
    ...preloads,
  ].join('\n    ');
  return readFileSync(join(frontends, 'shell/index.html'), 'utf8').replace('<!--parts-->', () => head);
}

/** The page shown when the server cannot answer; it needs no script. */
export function errorDocument(files: readonly BuiltFile[]): string {
  const head = styleLinks(files, ['kit', 'shell']).join('\n    ');
  return readFileSync(join(frontends, 'shell/public/error.html'), 'utf8').replace(
    '<!--styles-->',
    () => head,
  );
}
