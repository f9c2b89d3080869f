import type { ScreenProps, Views } from '#frame/frame.ts';
import { screen, ViewOf } from '#frame/frame.ts';

const views: Views = {
  'ml-predictions': screen(async () => (await import('./ml/ml-screen.tsx')).MlScreen),
  pace: screen(async () => (await import('./pace/pace-screen.tsx')).PaceScreen),
  bias: screen(async () => (await import('./bias/bias-screen.tsx')).BiasScreen),
  program: screen(async () => (await import('./program/program-screen.tsx')).ProgramScreen),
  weather: screen(async () => (await import('./weather/weather-screen.tsx')).WeatherScreen),
  analytics: screen(async () => (await import('./analytics/analytics-screen.tsx')).AnalyticsScreen),
  news: screen(async () => (await import('./news/news-screen.tsx')).NewsScreen),
  features: screen(async () => (await import('./guide/features-screen.tsx')).FeaturesScreen),
  explanation: screen(async () => (await import('./guide/guides.tsx')).Explanation),
  guide: screen(async () => (await import('./guide/guides.tsx')).SystemGuide),
};

/** Fetches a view before it is drawn. */
export const ahead = (view: string): void => views[view]?.fetch();

export function ToolsScreens({ view }: ScreenProps) {
  return <ViewOf views={views} view={view} />;
}
