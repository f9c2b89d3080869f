/** What is printed on a saddle cloth: one or two digits, and a letter in a coupled entry: `1`, `1A`. */
export const isProgramNumber = (text: string): boolean => /^\d{1,2}[A-Z]?$/.test(text);
