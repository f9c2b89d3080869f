import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import type { ScreenProps } from '#frame/frame.ts';
import { Skeleton } from '#kit/kit.ts';
import { HomeScreen } from './home-screen.tsx';
import { useLiveUpdates } from './live/use-live-updates.ts';

/** The views of this app, by the word the list of apps gives for a path; all but the picks home are fetched when they are wanted. */
const views: Readonly<Record<string, ComponentType>> = {
  home: HomeScreen,
  dashboard: lazy(async () => ({
    default: (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen,
  })),
  'longshot-alerts': lazy(async () => ({
    default: (await import('./longshots/longshots-screen.tsx')).LongshotsScreen,
  })),
  'ask-jake': lazy(async () => ({ default: (await import('./jake/jake-screen.tsx')).JakeScreen })),
  'ai-debate': lazy(async () => ({ default: (await import('./debate/debate-screen.tsx')).DebateScreen })),
  'claude-ai': lazy(async () => ({ default: (await import('./claude/claude-screen.tsx')).ClaudeScreen })),
  'saratoga-picks': lazy(async () => ({
    default: (await import('./saratoga/saratoga-screen.tsx')).SaratogaScreen,
  })),
  'ai-query': lazy(async () => ({ default: (await import('./query/query-screen.tsx')).QueryScreen })),
};

export function PicksScreens({ view }: ScreenProps) {
  useLiveUpdates();
  const View = views[view];
  if (View === undefined) return null;
  return (
    <Suspense
      fallback={
        <div className="page screen-coming">
          <Skeleton shape="cards" count={6} label="Loading the screen" />
        </div>
      }
    >
      <View />
    </Suspense>
  );
}
