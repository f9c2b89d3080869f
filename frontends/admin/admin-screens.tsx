import type { ScreenProps, Views } from '#frame/frame.ts';
import { lazyScreen, ViewOf } from '#frame/frame.ts';
import { AdminOnly } from './admin-only.tsx';
import { useRunNews } from './run-news.ts';

const views: Views = {
  dashboard: lazyScreen(async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen),
  'manual-sync': lazyScreen(
    async () => (await import('./manual-sync/manual-sync-screen.tsx')).ManualSyncScreen,
  ),
  'speed-figures': lazyScreen(
    async () => (await import('./speed-figures/speed-figures-screen.tsx')).SpeedFiguresScreen,
  ),
  scrapers: lazyScreen(async () => (await import('./scrapers/scrapers-screen.tsx')).ScrapersScreen),
  'api-costs': lazyScreen(async () => (await import('./api-costs/api-costs-screen.tsx')).ApiCostsScreen),
  'race-day': lazyScreen(async () => (await import('./race-day/race-day-screen.tsx')).RaceDayScreen),
  audit: lazyScreen(async () => (await import('./audit/audit-screen.tsx')).AuditScreen),
  stewards: lazyScreen(async () => (await import('./stewards/stewards-screen.tsx')).StewardsScreen),
  runs: lazyScreen(async () => (await import('./runs/runs-screen.tsx')).RunsScreen),
};

/** Loads a view before it is drawn. */
export const preload = (view: string): void => views[view]?.preload();

export function AdminScreens({ view }: ScreenProps) {
  useRunNews();
  return (
    <AdminOnly>
      <ViewOf views={views} view={view} />
    </AdminOnly>
  );
}
