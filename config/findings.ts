import { appliedMigrations, migrationNames } from '#adapters/postgres/migrations.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { openDataFolder } from './data-folder.ts';
import { SECRET_SETTINGS, SETTING_NAMES, type SettingName, type Settings } from './env.ts';
import { migrationsFolder, openGround } from './ground.ts';

/** One thing looked at: a setting, or something the product stands on. */
export interface Finding {
  readonly name: string;
  readonly state: 'ok' | 'set' | 'default' | 'off' | 'ill';
  readonly note: string;
}

function settingFinding(
  name: SettingName,
  settings: Settings,
  bag: Readonly<Record<string, string | undefined>>,
): Finding {
  const isSet = (bag[name]?.trim() ?? '') !== '';
  const value = settings[name];
  if (SECRET_SETTINGS.has(name)) return { name, state: isSet ? 'set' : 'off', note: isSet ? '(hidden)' : '' };
  if (value === undefined || (Array.isArray(value) && value.length === 0))
    return { name, state: 'off', note: '' };
  return {
    name,
    state: isSet ? 'set' : 'default',
    note: withoutCredentials(Array.isArray(value) ? value.join(', ') : String(value)),
  };
}

/** An address may carry a name and a password of its own. */
const withoutCredentials = (text: string): string => text.replace(/\/\/[^/@\s]+@/g, '//(hidden)@');

const ill = (name: string, error: unknown): Finding => ({
  name,
  state: 'ill',
  note: error instanceof Refusal ? error.message : String(error),
});

function stepsText(behind: number): string {
  if (behind === 0) return 'up to date';
  if (behind < 0) return 'changed by a newer version of Clubhouse Turn';
  return `${behind} ${behind === 1 ? 'step' : 'steps'} behind: \`racing-cli migrate\``;
}

async function databaseFinding(settings: Settings): Promise<Finding> {
  const name = 'database';
  try {
    const ground = await openGround(settings, () => undefined);
    try {
      const version = await ground.database.pool.raw<{ rows: { version: string }[] }>(
        "select current_setting('server_version') as version",
      );
      const behind =
        migrationNames(migrationsFolder).length - (await appliedMigrations(ground.database.pool)).length;
      return {
        name,
        state: 'ok',
        note: `PostgreSQL ${version.rows[0]?.version} at ${ground.where}, ${stepsText(behind)}`,
      };
    } finally {
      await ground.close();
    }
  } catch (error) {
    return ill(name, error);
  }
}

function folderFinding(settings: Settings): Finding {
  try {
    openDataFolder(settings.dataFolder);
    return { name: 'data folder', state: 'ok', note: settings.dataFolder };
  } catch (error) {
    return ill('data folder', error);
  }
}

/** Every setting with its state, secrets hidden, then the machine, the data folder and the database. */
export async function findingsOf(readSettings: () => Settings): Promise<readonly Finding[]> {
  const node: Finding = { name: 'node', state: 'ok', note: process.versions.node };
  try {
    const settings = readSettings();
    const named = SETTING_NAMES.map((name) => settingFinding(name, settings, process.env));
    return [...named, node, folderFinding(settings), await databaseFinding(settings)];
  } catch (error) {
    return [ill('settings', error), node];
  }
}
