const isSuffix = (part: string): boolean => /^(Jr|Sr|II|III|IV|V)\.?$/.test(part);

/** `Last, First` as people say it: `Brown, Chad` is Chad Brown, `Ortiz, Jr., Irad` is Irad Ortiz, Jr. */
export function firstLast(name: string): string {
  const [last = '', ...rest] = name.split(',').map((part) => part.trim());
  const first = rest.findLastIndex((part) => !isSuffix(part));
  if (first < 0) return name.trim();
  const suffixes = rest.filter((_, index) => index !== first);
  return [`${rest[first]} ${last}`, ...suffixes].join(', ');
}
