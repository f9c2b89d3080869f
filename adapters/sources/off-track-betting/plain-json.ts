/** Deeper than any card; what lies below is not looked at. */
const DEEPEST = 12;

const camel = (name: string): string =>
  name.replace(/^_+/, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The operator's JSON in one dress: `{"$numberInt": "6"}` and `{"$date": 1}` are the value inside, and names of the
 * older files (`post_time`) are written like those of the newer ones (`postTime`).
 */
export function plainJson(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => plainJson(item, depth + 1));
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only?.[0].startsWith('$') === true) return plainJson(only[1], depth + 1);
  return Object.fromEntries(entries.map(([name, inner]) => [camel(name), plainJson(inner, depth + 1)]));
}
