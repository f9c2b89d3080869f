import { Command, InvalidArgumentError } from 'commander';
import { toIso } from '#core/kernel/instant.ts';
import type { KeptAside, ListedAside } from '#core/operations/quarantine.ts';
import { printResult } from './print.ts';
import { type Column, tableLines } from './table.ts';

export interface QuarantineDoors {
  listAside(most: number): Promise<readonly ListedAside[]>;
  showAside(id: number): Promise<KeptAside>;
  close(): Promise<void>;
}

const MOST = 1_000;

function idArgument(text: string): number {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new InvalidArgumentError('A number, as the list names it.');
}

function countArgument(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count > 0 && count <= MOST) return count;
  throw new InvalidArgumentError(`A number from 1 to ${MOST}.`);
}

const COLUMNS: readonly Column<ListedAside>[] = [
  ['id', 'right', ({ id }) => String(id)],
  ['set aside (UTC)', 'left', ({ at }) => toIso(at).slice(0, 19).replace('T', ' ')],
  ['source', 'left', ({ source }) => source],
  ['status', 'right', ({ status }) => String(status)],
  ['why', 'left', ({ why }) => why],
];

const written = ({ at, ...rest }: KeptAside) => ({ ...rest, at: toIso(at) });

const listed = ({ at, beginning: _, ...rest }: ListedAside) => ({ ...rest, at: toIso(at) });

/** A terminal is not for the control characters of a foreign answer. */
const plain = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, ' ');

const asideText = ({ source, address, status, contentType, why, text, at }: KeptAside): string =>
  [
    `${source}, ${toIso(at)}: ${why}`,
    `${address} (${status}, ${contentType || 'no content type'})`,
    '',
    text,
  ].join('\n');

function listCommand(open: () => Promise<QuarantineDoors>): Command {
  return new Command('list')
    .description('list them, newest first')
    .option('--most <count>', 'how many', countArgument, 30)
    .option('--json', 'print them as JSON')
    .addHelpText('after', '\nExample: racing-cli quarantine list --most 10')
    .action(async (options: { most: number; json?: true }) => {
      const house = await open();
      const items = await house.listAside(options.most).finally(() => house.close());
      const prose = items.length === 0 ? 'Nothing is set aside.' : tableLines(COLUMNS, items).join('\n');
      printResult(options.json === true, items.map(listed), plain(prose));
    });
}

function showCommand(open: () => Promise<QuarantineDoors>): Command {
  return new Command('show')
    .description('print one as it came')
    .argument('<id>', 'as the list names it', idArgument)
    .option('--json', 'print it as JSON')
    .addHelpText('after', '\nExample: racing-cli quarantine show 3')
    .action(async (id: number, options: { json?: true }) => {
      const house = await open();
      const item = await house.showAside(id).finally(() => house.close());
      printResult(options.json === true, written(item), plain(asideText(item)));
    });
}

/** `racing-cli quarantine [list]|show`: answers of sources that made no sense. */
export function quarantineCommand(open: () => Promise<QuarantineDoors>): Command {
  return new Command('quarantine')
    .description('list the answers of sources that made no sense, or show one')
    .addHelpText('after', '\nExample: racing-cli quarantine')
    .addCommand(listCommand(open), { isDefault: true })
    .addCommand(showCommand(open));
}
