import { answeredWithin } from '#api/api.ts';

type ImportMap = {
  readonly imports: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
};

/**
 * Whether the file of an app now comes as it was built. Browsers that remember a failed module for as long as the
 * page lives cannot find out by importing it again.
 */
export async function isAppFileIntact(app: string): Promise<boolean> {
  const map = document.querySelector('script[type="importmap"]')?.textContent;
  if (!map) return false;
  const { imports, integrity } = JSON.parse(map) as ImportMap;
  const address = imports[`@clubhouse/${app}`];
  const expected = address === undefined ? undefined : integrity[address];
  if (address === undefined || expected === undefined) return false;
  try {
    return (await answeredWithin(fetch(address, { integrity: expected, cache: 'reload' }))).ok;
  } catch {
    return false;
  }
}
