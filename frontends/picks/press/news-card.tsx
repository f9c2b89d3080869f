import { useQuery } from '@tanstack/react-query';
import { QueryState, useTrack } from '#frame/frame.ts';
import { Badge, Card, DemoLabel, Empty, trackDayTime } from '#kit/kit.ts';
import type { NewsItem } from './news.ts';
import { firstTen, newsQuery, newsSites } from './news.ts';

function ExternalLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

function Item({ item }: { readonly item: NewsItem }) {
  return (
    <li>
      <p>
        <strong>
          <ExternalLink href={item.url}>{item.title}</ExternalLink>
        </strong>
      </p>
      {item.summary && <p className="small">{item.summary}</p>}
      <p className="row small muted">
        {item.publishedAt === null ? (
          'no date'
        ) : (
          <time dateTime={item.publishedAt}>{trackDayTime(item.publishedAt)}</time>
        )}
        <Badge tone="blue">{item.source}</Badge>
      </p>
    </li>
  );
}

function MoreSites({ slug }: { readonly slug: string }) {
  return (
    <p className="row">
      More at
      {newsSites(slug).map(({ name, href }) => (
        <ExternalLink key={href} href={href}>
          {name}
        </ExternalLink>
      ))}
    </p>
  );
}

/** Racing news about the track: the ten newest items, each opening in a new tab. */
export function NewsCard() {
  const { slug } = useTrack();
  const news = useQuery(newsQuery(slug));
  return (
    <Card
      title="Latest news"
      className="press-card"
      aside={news.data?.some(({ provenance }) => provenance.tier === 'demo') && <DemoLabel />}
      foot={<MoreSites slug={slug} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="press-scroll" aria-label="News items" tabIndex={0}>
        <QueryState
          query={news}
          what="the news"
          count={9}
          empty={(all) => all.length === 0 && <Empty title="No Recent News Available">No news today.</Empty>}
        >
          {(all) => (
            <ul className="plain-list">
              {firstTen(all).map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </ul>
          )}
        </QueryState>
      </section>
    </Card>
  );
}
