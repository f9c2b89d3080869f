import type { ScreenProps, Views } from '#frame/frame.ts';
import { screen, ViewOf } from '#frame/frame.ts';

const views: Views = {
  home: screen(async () => (await import('./home-screen.tsx')).HomeScreen),
  dashboard: screen(async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen),
  'longshot-alerts': screen(async () => (await import('./longshots/longshots-screen.tsx')).LongshotsScreen),
  'ask-jake': screen(async () => (await import('./jake/jake-screen.tsx')).JakeScreen),
  'ai-debate': screen(async () => (await import('./debate/debate-screen.tsx')).DebateScreen),
  'claude-ai': screen(async () => (await import('./claude/claude-screen.tsx')).ClaudeScreen),
  'saratoga-picks': screen(async () => (await import('./saratoga/saratoga-screen.tsx')).SaratogaScreen),
  'ai-query': screen(async () => (await import('./query/query-screen.tsx')).QueryScreen),
};

/** Fetches a view before it is drawn. */
export const ahead = (view: string): void => views[view]?.fetch();

export function PicksScreens({ view }: ScreenProps) {
  return <ViewOf views={views} view={view} />;
}
