import type { Chapter } from './chapters.tsx';
import { anchorOf, Chapters } from './chapters.tsx';

type TextPageProps = {
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
};

/** A page of text: its title, one sentence that says what it holds, a list of its chapters where there is room, the chapters. */
export function TextPage({ title, lead, chapters }: TextPageProps) {
  return (
    <article className="page">
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      <div className="account-columns">
        <nav className="account-contents" aria-label={`Chapters of ${title}`}>
          <ul>
            {chapters.map((chapter) => (
              <li key={chapter.title}>
                <a href={`#${anchorOf(chapter)}`}>{chapter.title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="account-text">
          <p className="account-lead">{lead}</p>
          <Chapters chapters={chapters} />
        </div>
      </div>
    </article>
  );
}
