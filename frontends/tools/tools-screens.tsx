import type { ScreenProps, Views } from '#frame/frame.ts';
import { lazyScreen, ViewOf } from '#frame/frame.ts';

const views: Views = {
  'ml-predictions': lazyScreen(async () => (await import('./ml/ml-screen.tsx')).MlScreen),
  pace: lazyScreen(async () => (await import('./pace/pace-screen.tsx')).PaceScreen),
  bias: lazyScreen(async () => (await import('./bias/bias-screen.tsx')).BiasScreen),
  program: lazyScreen(async () => (await import('./program/program-screen.tsx')).ProgramScreen),
  weather: lazyScreen(async () => (await import('./weather/weather-screen.tsx')).WeatherScreen),
  analytics: lazyScreen(async () => (await import('./analytics/analytics-screen.tsx')).AnalyticsScreen),
  news: lazyScreen(async () => (await import('./news/news-screen.tsx')).NewsScreen),
  features: lazyScreen(async () => (await import('./guide/features-screen.tsx')).FeaturesScreen),
  explanation: lazyScreen(async () => (await import('./guide/guides.tsx')).Explanation),
  guide: lazyScreen(async () => (await import('./guide/guides.tsx')).SystemGuide),
};

/** Loads a view before it is drawn. */
export const preload = (view: string): void => views[view]?.preload();

export function ToolsScreens({ view }: ScreenProps) {
  return <ViewOf views={views} view={view} />;
}
