import { classNames } from '../class-names.ts';

const wet = /sloppy|muddy|heavy|yielding|soft|wet|slow/i;

/** Surface and going, `Dirt · Fast`; wet going looks wet, unknown going says so. */
export function GoingChip({
  surface,
  going,
}: {
  readonly surface?: string | null;
  readonly going: string | null;
}) {
  const kind = going === null ? 'unknown' : wet.test(going) ? 'wet' : 'dry';
  return (
    <span className={classNames('going', `going-${kind}`)}>
      {surface && <span>{surface}</span>}
      <strong>{going ?? 'track condition not posted'}</strong>
    </span>
  );
}
