import { Button } from '#kit/kit.ts';
import { useQueryValue } from '../address.ts';
import { showsMoments } from './moment-screens.ts';

/** Opens the bar with the day's moments, on a screen that can show them. */
export function MomentDoor({ path }: { readonly path: string }) {
  const [, change] = useQueryValue('asOf');
  if (!showsMoments(path)) return null;
  function open(): void {
    change('');
    window.scrollTo({ top: 0 });
  }
  return (
    <p className="moment-door">
      <Button tone="quiet" onClick={open}>
        Time machine: this day as of an earlier moment
      </Button>
    </p>
  );
}
