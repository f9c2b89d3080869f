import type { ReactNode } from 'react';
import { useQueryValue } from '#frame/frame.ts';
import { Tabs } from '#kit/controls/controls.ts';
import { Alert, Card } from '#kit/kit.ts';

export type Chapter = { readonly title: string; readonly says: readonly ReactNode[] };
export type GuideTab = {
  readonly key: string;
  readonly label: string;
  readonly chapters: readonly Chapter[];
};

function Chapters({ chapters }: { readonly chapters: readonly Chapter[] }) {
  return (
    <div className="pace-groups">
      {chapters.map(({ title, says }) => (
        <Card key={title} title={title}>
          <ul className="guide-list">
            {says.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a chapter never change places
              <li key={index}>{line}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

type Guide = {
  readonly title: string;
  readonly line: string;
  readonly tabs: readonly GuideTab[];
};

function GuideTabs({ title, tabs }: Pick<Guide, 'title' | 'tabs'>) {
  const [requestedTab, setRequestedTab] = useQueryValue('tab');
  const [first] = tabs;
  const chosen = tabs.find(({ key }) => key === requestedTab)?.key ?? first?.key ?? '';
  return (
    <Tabs
      label={title}
      chosen={chosen}
      onChoose={(key) => setRequestedTab(key === first?.key ? null : key)}
      tabs={tabs.map(({ key, label, chapters }) => ({
        key,
        label,
        panel: () => <Chapters chapters={chapters} />,
      }))}
    />
  );
}

/** An explaining page: its tabs, the one shown being in the address. */
export function GuidePage({ title, line, tabs }: Guide) {
  return (
    <div className="page ml-screen">
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          <p className="ml-line">{line}</p>
        </div>
      </div>
      <Alert tone="info" title="A general description">
        The figures on this page describe how the method was designed. Measured results are on ML Predictions,
        each with its source and time.
      </Alert>
      <GuideTabs title={title} tabs={tabs} />
    </div>
  );
}
