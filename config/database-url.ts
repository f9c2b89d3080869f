/** A socket folder in the query leaves no host before the path, which the URL standard does not allow. */
const PLACEHOLDER = 'socket.invalid';

/** Reads `postgres://…`, also as libpq writes it for a socket (`postgres://user@/name?host=/folder`); null for another. */
function readDatabaseUrl(text: string): URL | null {
  if (!/^postgres(ql)?:\/\//.test(text)) return null;
  const whole = text.replace(/^(\w+:\/\/[^/?#]*@)(?=\/)/, `$1${PLACEHOLDER}`);
  return URL.canParse(whole) ? new URL(whole) : null;
}

export const isDatabaseUrl = (text: string): boolean => readDatabaseUrl(text) !== null;

/** Which database an address means, without user and password. */
export function placeOfDatabase(text: string): string {
  const url = readDatabaseUrl(text);
  if (url === null) return 'DATABASE_URL';
  const { hostname, port, pathname, searchParams } = url;
  const host = hostname === PLACEHOLDER ? '' : decodeURIComponent(hostname);
  const named = searchParams.get('host') ?? host;
  const gate = searchParams.get('port') ?? port;
  return `${named}${gate === '' ? '' : `:${gate}`}${pathname}`;
}

/** The role an address signs in as, and its password; null where it names none. */
export function roleOfDatabase(
  text: string,
): { readonly name: string; readonly password: string | null } | null {
  const url = readDatabaseUrl(text);
  const name = url?.username || url?.searchParams.get('user') || '';
  if (url === null || name === '') return null;
  return {
    name: decodeURIComponent(name),
    password: url.password === '' ? null : decodeURIComponent(url.password),
  };
}
