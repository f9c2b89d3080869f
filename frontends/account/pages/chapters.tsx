import type { ReactNode } from 'react';

/** One titled passage of a text page. */
export type Chapter = { readonly title: string; readonly body: ReactNode };

/** The name of a chapter in an address: `Who sees it` is `who-sees-it`. */
export function anchorOf({ title }: Pick<Chapter, 'title'>): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Chapters one after the other, under headings of the given level: 2 on a page, where each can be linked to; 3 in a dialog. */
export function Chapters({
  chapters,
  level = 2,
}: {
  readonly chapters: readonly Chapter[];
  readonly level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="account-prose">
      {chapters.map((chapter) => (
        <section key={chapter.title} id={level === 2 ? anchorOf(chapter) : undefined}>
          <Heading>{chapter.title}</Heading>
          {chapter.body}
        </section>
      ))}
    </div>
  );
}
