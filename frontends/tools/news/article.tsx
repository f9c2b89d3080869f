import { Badge, trackDayTime } from '#kit/kit.ts';
import type { NewsItem } from './news.ts';

/** One news item: its text, source and time, with a link to the article. */
export function Article({ item, kind }: { readonly item: NewsItem; readonly kind: string }) {
  const others = item.sources.filter((source) => source !== item.source);
  return (
    <article className="card article">
      <p className="row">
        <Badge tone={kind === 'Headline' ? 'green' : 'plain'}>{kind}</Badge>
        <Badge tone="blue">{item.source}</Badge>
        <span className="small muted">
          {item.publishedAt === null ? (
            'no date'
          ) : (
            <time dateTime={item.publishedAt}>{trackDayTime(item.publishedAt)}</time>
          )}
        </span>
      </p>
      <h2>
        <a href={item.url} target="_blank" rel="noopener noreferrer nofollow">
          {item.title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </h2>
      {item.summary && <p className="small">{item.summary}</p>}
      {others.length > 0 && <p className="small muted">Also reported by {others.join(', ')}.</p>}
    </article>
  );
}
