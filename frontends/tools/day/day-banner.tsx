import type { DayOfRaces } from '#kit/kit.ts';
import { Alert } from '#kit/kit.ts';

/** The banner over tomorrow's card: the server's message, else the documented one. */
export function DayBanner({ day }: { readonly day: Pick<DayOfRaces, 'isShowingTomorrow' | 'message'> }) {
  if (!day.isShowingTomorrow) return null;
  return <Alert tone="info">{day.message ?? "Today's races are complete. Showing tomorrow's races."}</Alert>;
}
