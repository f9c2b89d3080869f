import type { ReactNode } from 'react';

/** One number with its name, and a line below it. */
export function Figure({
  label,
  value,
  note,
}: {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}) {
  return (
    <div className="admin-figure">
      <dt>{label}</dt>
      <dd className="admin-figure-value">{value}</dd>
      {note && <dd className="admin-figure-note">{note}</dd>}
    </div>
  );
}

/** Figures side by side. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return <dl className="admin-figures">{children}</dl>;
}
