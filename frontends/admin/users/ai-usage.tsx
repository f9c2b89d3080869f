import { Card } from '#kit/kit.ts';
import { Facts } from '../facts.tsx';
import { countOf, momentOf } from '../format.ts';
import { ShareBar } from '../share-bar.tsx';
import type { UserActivity } from './known-user.ts';

type Use = UserActivity['aiUsage'];

/** Example figures, labeled as such, until there are questions. */
const examples: Use['features'] = [
  { feature: 'ML Predictions', percent: 45 },
  { feature: 'AI Betting Tips', percent: 32 },
  { feature: 'Race Analysis', percent: 23 },
];

function FeatureShares({ use: { features, isIllustrative = true } }: { readonly use: Use }) {
  return (
    <Card
      title="AI Feature Usage"
      foot={
        isIllustrative
          ? 'Example figures: this user has not asked anything yet.'
          : 'Shares of this user’s questions.'
      }
    >
      {(features ?? examples).map(({ feature, percent }) => (
        <ShareBar key={feature} label={feature} percent={percent} tone={isIllustrative ? 'gray' : 'green'} />
      ))}
    </Card>
  );
}

/** The feature asked most; without any question the documented one, labeled as an example like the shares beside it. */
function FavoriteFeature({ use: { favoriteFeature, isIllustrative = true } }: { readonly use: Use }) {
  return (
    <>
      <span>{favoriteFeature ?? 'Race Analysis'}</span>
      {isIllustrative && <span className="muted"> (example)</span>}
    </>
  );
}

/** A user's questions to the analysts. */
export function AiUsage({ use }: { readonly use: Use }) {
  return (
    <div className="admin-columns">
      <Card title="AI Usage">
        <Facts
          facts={[
            ['Total Queries', countOf(use.totalQueries ?? 0)],
            ['Tokens Used', countOf(use.totalTokens ?? 0)],
            ['Favorite Feature', <FavoriteFeature key="favorite" use={use} />],
            ['Last Query', use.lastQuery ? momentOf(use.lastQuery) : 'Never'],
          ]}
        />
      </Card>
      <FeatureShares use={use} />
    </div>
  );
}
