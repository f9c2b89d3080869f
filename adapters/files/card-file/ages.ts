/** The ages a restriction admits: `03` is `3`, `3U` is `3+`, `35` is `3-5`; null for any other code. */
export function agesOf(code: string): string | null {
  const [, from = '', to = ''] = /^(\d)([\dU])$/.exec(code) ?? [];
  if (from === '') return null;
  if (from === '0') return to === 'U' ? 'all' : to === '0' ? null : to;
  return to === 'U' ? `${from}+` : `${from}-${to}`;
}
