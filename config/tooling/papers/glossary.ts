import { GLOSSARY } from '#core/assistant/tools/glossary-terms.ts';

const HEAD = `# Glossary

The words of the track as the chat explains them, in alphabetical order. Drawn by \`npm run papers\` from \`core/assistant/tools\`; change a term there.
`;

/** Two spellings of one term are the same. */
const plain = (term: string): string => term.toLowerCase().replace(/^the /, '').replace(/[\s-]/g, '');

/** The terms that the chat explains as a page of Markdown. */
export function glossaryPage(): string {
  const terms = GLOSSARY.map(({ names: [name = '', ...aliases], says }) => {
    const others = aliases.filter(
      (alias, place) => ![name, ...aliases.slice(0, place)].map(plain).includes(plain(alias)),
    );
    const also = others.length === 0 ? '' : ` (also ${others.join(', ')})`;
    return { name, line: `- **${name}**${also}: ${says}` };
  });
  const lines = terms.toSorted((a, b) => a.name.localeCompare(b.name, 'en-US')).map(({ line }) => line);
  return `${HEAD}\n${lines.join('\n')}\n`;
}
