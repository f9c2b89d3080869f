import type { ScreenProps, Views } from '#frame/frame.ts';
import { lazyScreen, ViewOf } from '#frame/frame.ts';

const views: Views = {
  home: lazyScreen(async () => (await import('./home-screen.tsx')).HomeScreen),
  board: lazyScreen(async () => (await import('./wall/wall-screen.tsx')).WallScreen),
  dashboard: lazyScreen(async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen),
  'longshot-alerts': lazyScreen(
    async () => (await import('./longshots/longshots-screen.tsx')).LongshotsScreen,
  ),
  'ask-jake': lazyScreen(async () => (await import('./jake/jake-screen.tsx')).JakeScreen),
  'ai-debate': lazyScreen(async () => (await import('./debate/debate-screen.tsx')).DebateScreen),
  'claude-ai': lazyScreen(async () => (await import('./claude/claude-screen.tsx')).ClaudeScreen),
  'saratoga-picks': lazyScreen(async () => (await import('./saratoga/saratoga-screen.tsx')).SaratogaScreen),
  'ai-query': lazyScreen(async () => (await import('./query/query-screen.tsx')).QueryScreen),
};

/** Loads a view before it is drawn. */
export const preload = (view: string): void => views[view]?.preload();

export function PicksScreens({ view }: ScreenProps) {
  return <ViewOf views={views} view={view} />;
}
