/** The two texts a visitor may want to read before signing in. */
export type LegalText = 'terms' | 'privacy';

/** Which of them an address names: `/terms` is `terms`; any other is `null`. */
export function legalTextAt(path: string): LegalText | null {
  const address = path.replace(/\/+$/, '');
  if (address === '/terms') return 'terms';
  return address === '/privacy' ? 'privacy' : null;
}
