import type { ComponentType } from 'react';
import type { ScreenProps } from '#frame/frame.ts';
import { AnalyticsScreen } from './analytics/analytics-screen.tsx';
import { BiasScreen } from './bias/bias-screen.tsx';
import { explanationTabs } from './guide/explanation-tabs.tsx';
import { FeaturesScreen } from './guide/features-screen.tsx';
import { GuidePage } from './guide/guide-page.tsx';
import { systemTabs } from './guide/system-tabs.tsx';
import { MlScreen } from './ml/ml-screen.tsx';
import { NewsScreen } from './news/news-screen.tsx';
import { PaceScreen } from './pace/pace-screen.tsx';
import { ProgramScreen } from './program/program-screen.tsx';
import { WeatherScreen } from './weather/weather-screen.tsx';

const Explanation = () => (
  <GuidePage
    title="AI and Machine Learning Data Analysis"
    line="How chances and picks are made, and on what"
    tabs={explanationTabs}
  />
);
const SystemGuide = () => (
  <GuidePage title="AI System Guide" line="From the card to a pick, step by step" tabs={systemTabs} />
);

/** The views of this app, by the word the list of apps gives for a path. */
const views: Readonly<Record<string, ComponentType>> = {
  'ml-predictions': MlScreen,
  pace: PaceScreen,
  bias: BiasScreen,
  program: ProgramScreen,
  weather: WeatherScreen,
  analytics: AnalyticsScreen,
  news: NewsScreen,
  features: FeaturesScreen,
  explanation: Explanation,
  guide: SystemGuide,
};

export function ToolsScreens({ view }: ScreenProps) {
  const View = views[view];
  return View ? <View /> : null;
}
