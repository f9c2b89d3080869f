import { properName } from './proper-name.ts';

/** A sentence with horse names as a program prints them; cards write them in capitals. */
export function withPrintedNames(names: readonly string[], text: string): string {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return longestFirst.reduce(
    (sentence, name) => sentence.replaceAll(` ${name}`, ` ${properName(name)}`),
    text,
  );
}
