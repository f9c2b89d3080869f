import type { Knex } from 'knex';
import { groupBy } from '#core/kernel/group-by.ts';

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly isKey: boolean;
  /** Schema, table and column it points to; null without one. */
  readonly target: string | null;
}

/** Our own tables; the job queue makes its schema itself. */
const COLUMNS = `
  select n.nspname as schema, c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as "isRequired",
    exists (select 1 from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) as "isKey",
    (select t.relnamespace::regnamespace || '.' || t.relname || '.' || ta.attname
      from pg_constraint k
      join pg_class t on t.oid = k.confrelid
      join pg_attribute ta on ta.attrelid = t.oid and ta.attnum = k.confkey[array_position(k.conkey, a.attnum)]
      where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey) limit 1) as target
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'pgboss')
  order by n.nspname collate "C", c.relname collate "C", a.attnum`;

const HEAD = `# Data model

Drawn from the migrations by \`npm run papers\`; do not edit. A schema is named after its room of the core; schedule and spend share \`operations\`, and angle-search has \`angles\`. A time is in milliseconds since 1970 (\`_at_ms\`) or with its zone; money is in cents where its name says so; facts that are read whole are JSON.
`;

function arrowsOf(schema: string, columns: readonly Column[]): readonly string[] {
  const arrows = columns.flatMap(({ table, name, target }) => {
    if (target === null) return [];
    const [toSchema = '', toTable = ''] = target.split('.');
    const other = toSchema === schema ? toTable : `${toSchema}_${toTable}`;
    return [`  ${other} ||--o{ ${table} : ${name}`];
  });
  return [...new Set(arrows)];
}

const rowOf = ({ name, type, isRequired, isKey, target }: Column): string => {
  const notes = [isKey ? 'key' : '', target === null ? '' : `→ \`${target}\``].filter((note) => note !== '');
  return `| \`${name}\` | ${type} | ${isRequired ? 'always' : 'may be unknown'} | ${notes.join(', ')} |`;
};

const tableText = (name: string, columns: readonly Column[]): string =>
  [
    `### ${name}`,
    '',
    '| column | type | set | |',
    '| --- | --- | --- | --- |',
    ...columns.map(rowOf),
    '',
  ].join('\n');

function schemaText(schema: string, columns: readonly Column[]): string {
  const arrows = arrowsOf(schema, columns);
  const picture = arrows.length === 0 ? [] : ['```mermaid', 'erDiagram', ...arrows, '```', ''];
  const tables = [...groupBy(columns, ({ table }) => table)].map(([name, group]) => tableText(name, group));
  return [`## ${schema}`, '', ...picture, ...tables].join('\n');
}

/** The tables of a migrated database as a page of Markdown, by schema, with a picture of what points where. */
export async function dataModelPage(sql: Knex): Promise<string> {
  const { rows } = await sql.raw<{ rows: Column[] }>(COLUMNS);
  const schemas = [...groupBy(rows, ({ schema }) => schema)].map(([name, group]) => schemaText(name, group));
  return `${[HEAD, ...schemas].join('\n').trimEnd()}\n`;
}
