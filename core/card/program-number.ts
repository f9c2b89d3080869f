/** What is printed on a saddle cloth: one or two digits, and a letter in a coupled entry: `1`, `1A`. */
export const isProgramNumber = (text: string): boolean => /^\d{1,2}[A-Z]?$/.test(text);

/** As on the program: 1, 1A, 2, 10. */
export const byProgramNumber = (a: string, b: string): number =>
  Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.localeCompare(b, 'en');
