import { useQuery } from '@tanstack/react-query';
import type { QueryView } from '#frame/frame.ts';
import { QueryState, useTrack } from '#frame/frame.ts';
import { TrackSelect } from '#frame/tracks/tracks.ts';
import { Button, DemoLabel, Empty } from '#kit/kit.ts';
import { Article } from './article.tsx';
import type { NewsItem } from './news.ts';
import { headlinesQuery, kindOf, newestFirst, newsQuery } from './news.ts';

function NoNews({ query: { isFetching, refetch } }: { readonly query: QueryView<unknown> }) {
  const again = (
    <Button busy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <Empty title="No news available" action={again}>
      No news today.
    </Empty>
  );
}

type ArticlesProps = { readonly news: readonly NewsItem[]; readonly headlines: readonly NewsItem[] };

function Articles({ news, headlines }: ArticlesProps) {
  return (
    <div className="pace-groups">
      {newestFirst(news).map((item) => (
        <Article key={item.id} item={item} kind={kindOf(item, headlines)} />
      ))}
    </div>
  );
}

function ArticleCount({ news }: { readonly news: readonly NewsItem[] }) {
  return (
    <p className="row muted">
      {news.some(({ provenance }) => provenance.tier === 'demo') && <DemoLabel />}
      {news.length} {news.length === 1 ? 'article' : 'articles'}
    </p>
  );
}

/** Racing news about the track. */
export function NewsScreen() {
  const { slug, name } = useTrack();
  const news = useQuery(newsQuery(slug));
  const headlines = useQuery(headlinesQuery(slug)).data ?? [];
  return (
    <div className="page ml-screen">
      <div className="page-head">
        <h1>{name} Racing News</h1>
        <div className="row">
          <TrackSelect />
          {news.data && <ArticleCount news={news.data} />}
        </div>
      </div>
      <QueryState
        query={news}
        what="the news"
        shape="cards"
        count={6}
        failed={`Error loading news data: ${news.error?.message}`}
        reason={null}
        whenStale="failure"
        empty={(items) => items.length === 0 && <NoNews query={news} />}
      >
        {(items) => <Articles news={items} headlines={headlines} />}
      </QueryState>
    </div>
  );
}
