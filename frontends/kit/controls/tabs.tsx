import type { KeyboardEvent, ReactNode } from 'react';
import { useDeferredValue, useId, useMemo, useRef } from 'react';

export type Tab = { readonly key: string; readonly label: ReactNode; readonly panel: () => ReactNode };

/** Where an arrow, Home or End leads from a tab; null for any other key. */
export function tabAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** What is drawn now: the panel of the chosen tab, or that of the former until the new one is ready. */
function useDrawn(current: Tab | undefined) {
  const chosen = useMemo(() => current && { key: current.key, panel: current.panel() }, [current]);
  const ready = useDeferredValue(chosen);
  return ready?.key === chosen?.key ? chosen : ready;
}

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
};

type TabListProps = Omit<TabsProps, 'chosen'> & { readonly id: string; readonly current: Tab };

function TabList({ id, label, tabs, current, onChoose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const next = tabAfter(event.key, tabs.indexOf(current), tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || tab === undefined) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }
  return (
    <div className="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={`${id}-${tab.key}`}
          aria-selected={tab === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => onChoose(tab.key)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Tabs by the ARIA pattern: arrows, Home and End choose, one tab stop, only the chosen panel is drawn, and after its tab is marked. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const id = useId();
  const current = tabs.find((tab) => tab.key === chosen) ?? tabs[0];
  const drawn = useDrawn(current);
  if (current === undefined || drawn === undefined) return null;
  return (
    <div className="tabs">
      <TabList id={id} label={label} tabs={tabs} current={current} onChoose={onChoose} />
      <div
        className="tab-panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${drawn.key}`}
        inert={drawn.key !== current.key}
      >
        {drawn.panel}
      </div>
    </div>
  );
}
