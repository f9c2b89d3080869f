import { cyclesIn } from './fences/cycles.ts';
import { FILE_RULES } from './fences/file-rules.ts';
import { IMPORT_RULES } from './fences/import-rules.ts';
import { type Aliases, type Import, readImports } from './fences/read-imports.ts';
import type { SourceFile } from './fences/source-tree.ts';
import { WORD_RULES } from './fences/word-rules.ts';

const EVERY_FILE_RULE = [...FILE_RULES, ...WORD_RULES];

/** A place where the code breaks an architecture rule. */
export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly says: string;
}

export const NO_CYCLE = 'no cycles, types included';

/** The names of all rules that are checked. */
export const RULES: readonly string[] = [
  NO_CYCLE,
  ...IMPORT_RULES.map((rule) => rule.name),
  ...EVERY_FILE_RULE.map((rule) => rule.name),
];

function brokenByImport(found: Import): readonly Violation[] {
  return IMPORT_RULES.filter((rule) => rule.forbids(found)).map((rule) => ({
    rule: rule.name,
    file: found.from,
    says: `line ${found.line} imports ${found.specifier}: ${rule.why}`,
  }));
}

function brokenByFile(file: SourceFile): readonly Violation[] {
  return EVERY_FILE_RULE.flatMap((rule) => {
    const wrong = rule.wrongWith(file);
    return wrong === null ? [] : [{ rule: rule.name, file: file.path, says: `${wrong}: ${rule.why}` }];
  });
}

interface Checked {
  readonly imports: readonly Import[];
  readonly broken: readonly Violation[];
}

const checkedFiles = new WeakMap<Aliases, WeakMap<SourceFile, Checked>>();

/** What a file says by itself; read once for each file and aliases, however often the tree is checked. */
function checkFile(file: SourceFile, aliases: Aliases): Checked {
  const checked = checkedFiles.get(aliases) ?? new WeakMap<SourceFile, Checked>();
  checkedFiles.set(aliases, checked);
  const known = checked.get(file);
  if (known !== undefined) return known;
  const imports = readImports(file, aliases);
  const fresh = { imports, broken: [...imports.flatMap(brokenByImport), ...brokenByFile(file)] };
  checked.set(file, fresh);
  return fresh;
}

/** Every violation in the files. They need not exist on disk. `aliases` are package.json's "imports". */
export function checkFences(files: readonly SourceFile[], aliases: Aliases): readonly Violation[] {
  const checked = files.map((file) => checkFile(file, aliases));
  const imports = checked.flatMap((file) => file.imports);
  const cycles = cyclesIn(imports).map((knot) => ({
    rule: NO_CYCLE,
    file: knot[0] ?? '',
    says: `these import each other: ${knot.join(', ')}`,
  }));
  return [...cycles, ...checked.flatMap(({ broken }) => broken)];
}

/** One line per violation, for people. */
export const violationText = ({ rule, file, says }: Violation): string => `${file}: ${rule} (${says})`;
