export type SkeletonShape = 'text' | 'cards' | 'table';

/** The shape of what is coming, so nothing jumps. `label` is read to those who do not see it. */
export function Skeleton({
  shape = 'text',
  count = 3,
  label = 'Loading',
}: {
  readonly shape?: SkeletonShape;
  readonly count?: number;
  readonly label?: string;
}) {
  return (
    <div className={`skeleton skeleton-${shape}`} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bones never change places
        <span key={index} className="bone" aria-hidden="true" />
      ))}
    </div>
  );
}
