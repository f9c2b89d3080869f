import { Command, InvalidArgumentError } from 'commander';
import { toIso } from '#core/kernel/instant.ts';
import type { ListedQuarantine, QuarantinedItem } from '#core/operations/quarantine.ts';
import { printResult } from './print.ts';
import { type Column, tableLines } from './table.ts';
import { utcText } from './utc-text.ts';
import { withApp } from './with-app.ts';

export interface QuarantineDeps {
  listQuarantine(most: number): Promise<readonly ListedQuarantine[]>;
  showQuarantined(id: number): Promise<QuarantinedItem>;
  close(): Promise<void>;
}

const MOST = 1_000;

function idArgument(text: string): number {
  const id = Number(text);
  if (Number.isSafeInteger(id) && id > 0) return id;
  throw new InvalidArgumentError('Give the number shown by quarantine list.');
}

function countArgument(text: string): number {
  const count = Number(text);
  if (/^\d+$/.test(text) && count > 0 && count <= MOST) return count;
  throw new InvalidArgumentError(`A number from 1 to ${MOST}.`);
}

const COLUMNS: readonly Column<ListedQuarantine>[] = [
  ['id', 'right', ({ id }) => String(id)],
  ['quarantined (UTC)', 'left', ({ at: instant }) => utcText(instant)],
  ['source', 'left', ({ source }) => source],
  ['status', 'right', ({ status }) => String(status)],
  ['why', 'left', ({ why }) => why],
];

const written = ({ at: instant, ...rest }: QuarantinedItem) => ({ ...rest, at: toIso(instant) });

const listed = ({ at: instant, beginning: _, ...rest }: ListedQuarantine) => ({
  ...rest,
  at: toIso(instant),
});

/** A terminal is not for the control characters of a foreign answer. */
const plain = (text: string): string => text.replace(/[^\P{Cc}\n\t]/gu, ' ');

const itemText = ({
  source,
  address,
  status,
  contentType,
  why,
  text,
  at: instant,
}: QuarantinedItem): string =>
  [
    `${source}, ${toIso(instant)}: ${why}`,
    `${address} (${status}, ${contentType || 'no content type'})`,
    '',
    text,
  ].join('\n');

function listCommand(open: () => Promise<QuarantineDeps>): Command {
  return new Command('list')
    .description('list quarantined answers, newest first')
    .option('--limit <count>', 'how many to list', countArgument, 30)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli quarantine list --limit 10')
    .action(async (options: { limit: number; json?: true }) => {
      const items = await withApp(open, (app) => app.listQuarantine(options.limit));
      const prose = items.length === 0 ? 'The quarantine is empty.' : tableLines(COLUMNS, items).join('\n');
      printResult(options, items.map(listed), plain(prose));
    });
}

function showCommand(open: () => Promise<QuarantineDeps>): Command {
  return new Command('show')
    .description('show one answer exactly as it arrived')
    .argument('<id>', "the answer's id, from quarantine list", idArgument)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli quarantine show 3')
    .action(async (id: number, options: { json?: true }) => {
      const item = await withApp(open, (app) => app.showQuarantined(id));
      printResult(options, written(item), plain(itemText(item)));
    });
}

/** `racing-cli quarantine [list]|show`: answers of sources that made no sense. */
export function quarantineCommand(open: () => Promise<QuarantineDeps>): Command {
  return new Command('quarantine')
    .description('list and show source answers that could not be read')
    .addHelpText('after', '\nExample: racing-cli quarantine')
    .addCommand(listCommand(open), { isDefault: true })
    .addCommand(showCommand(open));
}
