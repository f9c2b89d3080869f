/** @jsxRuntime automatic */
import { type GuideBlock, guideBlocks, guideParts } from './guide-blocks.ts';
import { Scrolled } from './scrolled.tsx';

function Text({ text }: { readonly text: string }) {
  return guideParts(text).map(({ text: part, isCode }) => (isCode ? <code key={part}>{part}</code> : part));
}

function Rows({ rows: [head = [], ...rows] }: { readonly rows: readonly (readonly string[])[] }) {
  return (
    <Scrolled label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                <Text text={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell) => (
                <td key={cell}>
                  <Text text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

function Block({ block }: { readonly block: GuideBlock }) {
  if (block.kind === 'table') return <Rows rows={block.rows} />;
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>
            <Text text={item} />
          </li>
        ))}
      </ul>
    );
  if (block.kind === 'code')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      <pre tabIndex={0}>
        <code>{block.text}</code>
      </pre>
    );
  if (block.kind === 'title') return <h1>{block.text}</h1>;
  return block.kind === 'heading' ? (
    <h2>{block.text}</h2>
  ) : (
    <p>
      <Text text={block.text} />
    </p>
  );
}

/** How a stranger checks the record, from the guide that comes with the program. */
export function GuidePage({ guide }: { readonly guide: string }) {
  return (
    <main className="guide">
      <p className="brand">
        <a href="/">Clubhouse Turn</a>
      </p>
      <p>
        <a href="/record">Our record</a>
      </p>
      {guideBlocks(guide).map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </main>
  );
}
