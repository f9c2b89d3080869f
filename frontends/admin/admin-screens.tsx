import type { ScreenProps, Views } from '#frame/frame.ts';
import { screen, ViewOf } from '#frame/frame.ts';
import { AdminOnly } from './admin-only.tsx';
import { useRunNews } from './run-news.ts';

const views: Views = {
  dashboard: screen(async () => (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen),
  'manual-sync': screen(async () => (await import('./manual-sync/manual-sync-screen.tsx')).ManualSyncScreen),
  'speed-figures': screen(
    async () => (await import('./speed-figures/speed-figures-screen.tsx')).SpeedFiguresScreen,
  ),
  scrapers: screen(async () => (await import('./scrapers/scrapers-screen.tsx')).ScrapersScreen),
  'api-costs': screen(async () => (await import('./api-costs/api-costs-screen.tsx')).ApiCostsScreen),
  'race-day': screen(async () => (await import('./race-day/race-day-screen.tsx')).RaceDayScreen),
  audit: screen(async () => (await import('./audit/audit-screen.tsx')).AuditScreen),
  runs: screen(async () => (await import('./runs/runs-screen.tsx')).RunsScreen),
};

/** Fetches a view before it is drawn. */
export const ahead = (view: string): void => views[view]?.fetch();

export function AdminScreens({ view }: ScreenProps) {
  useRunNews();
  return (
    <AdminOnly>
      <ViewOf views={views} view={view} />
    </AdminOnly>
  );
}
