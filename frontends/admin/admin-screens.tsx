import type { ComponentType } from 'react';
import type { ScreenProps } from '#frame/frame.ts';
import { AdminOnly } from './admin-only.tsx';
import { ApiCostsScreen } from './api-costs/api-costs-screen.tsx';
import { AuditScreen } from './audit/audit-screen.tsx';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { ManualSyncScreen } from './manual-sync/manual-sync-screen.tsx';
import { RaceDayScreen } from './race-day/race-day-screen.tsx';
import { useRunNews } from './run-news.ts';
import { RunsScreen } from './runs/runs-screen.tsx';
import { ScrapersScreen } from './scrapers/scrapers-screen.tsx';
import { SpeedFiguresScreen } from './speed-figures/speed-figures-screen.tsx';

/** The views of this app, by the word the list of apps gives for a path. */
const views: Readonly<Record<string, ComponentType>> = {
  dashboard: DashboardScreen,
  'manual-sync': ManualSyncScreen,
  'speed-figures': SpeedFiguresScreen,
  scrapers: ScrapersScreen,
  'api-costs': ApiCostsScreen,
  'race-day': RaceDayScreen,
  audit: AuditScreen,
  runs: RunsScreen,
};

export function AdminScreens({ view }: ScreenProps) {
  const View = views[view];
  useRunNews();
  if (!View) return null;
  return (
    <AdminOnly>
      <View />
    </AdminOnly>
  );
}
