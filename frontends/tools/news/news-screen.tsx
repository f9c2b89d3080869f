import { useQuery } from '@tanstack/react-query';
import { Alert, Button, DemoLabel, Empty, Skeleton } from '#kit/kit.ts';
import { Article } from './article.tsx';
import { headlinesQuery, kindOf, newestFirst, newsQuery } from './news.ts';

/** What the racing press writes of Saratoga. */
export function NewsScreen() {
  const { data, error, isFetching, refetch } = useQuery(newsQuery);
  const headlines = useQuery(headlinesQuery).data ?? [];
  const again = (
    <Button busy={isFetching} onClick={() => void refetch()}>
      Try again
    </Button>
  );
  return (
    <div className="page ml-screen">
      <div className="page-head">
        <h1>Saratoga Racing News</h1>
        {data && (
          <p className="row muted">
            {data.some(({ provenance }) => provenance.tier === 'demo') && <DemoLabel />}
            {data.length} {data.length === 1 ? 'article' : 'articles'}
          </p>
        )}
      </div>
      {error && <Alert tone="error" title={`Error loading news data: ${error.message}`} action={again} />}
      {!data && !error && <Skeleton shape="cards" count={6} label="Loading the news" />}
      {data && data.length === 0 && (
        <Empty title="No news available" action={again}>
          No news today.
        </Empty>
      )}
      {data && data.length > 0 && (
        <div className="pace-groups">
          {newestFirst(data).map((item) => (
            <Article key={item.id} item={item} kind={kindOf(item, headlines)} />
          ))}
        </div>
      )}
    </div>
  );
}
