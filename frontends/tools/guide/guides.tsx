import { explanationTabs } from './explanation-tabs.tsx';
import { GuidePage } from './guide-page.tsx';
import { systemTabs } from './system-tabs.tsx';

export const Explanation = () => (
  <GuidePage
    title="AI and Machine Learning Data Analysis"
    line="How chances and picks are made"
    tabs={explanationTabs}
  />
);

export const SystemGuide = () => (
  <GuidePage title="AI System Guide" line="From the card to a pick, step by step" tabs={systemTabs} />
);
