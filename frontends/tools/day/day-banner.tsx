import type { DayOfRaces } from '#kit/kit.ts';
import { Alert } from '#kit/kit.ts';

/** Said over tomorrow's card: the server's words, else the usual ones. */
export function DayBanner({ day }: { readonly day: Pick<DayOfRaces, 'isShowingTomorrow' | 'message'> }) {
  if (!day.isShowingTomorrow) return null;
  return <Alert tone="info">{day.message ?? "Today's races are complete. Showing tomorrow's races."}</Alert>;
}
