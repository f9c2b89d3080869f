import { Skeleton } from '#kit/kit.ts';

/** In place of the picks of a race until they are there. */
export function RaceWaiting({ isMaking }: { readonly isMaking: boolean }) {
  return (
    <div className="race-waiting">
      {isMaking ? (
        <Skeleton count={9} label="Making the picks" />
      ) : (
        <p className="muted">No picks for this race yet.</p>
      )}
    </div>
  );
}
