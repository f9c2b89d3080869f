/** Ages that a restriction admits: `03` is `3`, `3U` `3+`, `35` `3-5`; null for a code of another form. */
export function agesOf(code: string): string | null {
  const [, from = '', to = ''] = /^(\d)([\dU])$/.exec(code) ?? [];
  if (from === '') return null;
  if (from === '0') return to === 'U' ? 'all' : to;
  return to === 'U' ? `${from}+` : `${from}-${to}`;
}
