import type { ReactNode } from 'react';

export type BarTone = 'green' | 'yellow' | 'orange' | 'red' | 'blue' | 'gray';

/** A share of a hundred as a bar, its name before it and its figure behind. */
export function ShareBar({
  label,
  percent,
  tone = 'green',
  text = `${percent}%`,
}: {
  readonly label: ReactNode;
  readonly percent: number;
  readonly tone?: BarTone;
  readonly text?: ReactNode;
}) {
  const width = Math.min(100, Math.max(0, percent));
  return (
    <div className="admin-share">
      <span className="admin-share-label">{label}</span>
      <span className="admin-share-track" aria-hidden="true">
        <span className={`admin-share-fill admin-fill-${tone}`} style={{ inlineSize: `${width}%` }} />
      </span>
      <span className="admin-share-text">{text}</span>
    </div>
  );
}
