import { Button, Card, trackDayTime } from '#kit/kit.ts';
import { PushHere } from './push-switch.tsx';
import { usePush } from './use-push.ts';
import { WatchPushChoice } from './watch-push-choice.tsx';

/** The member's devices that get notifications of the day board, each with a way to end them; nothing where this site sends none. */
export function PushCard() {
  const push = usePush();
  const { publicKey, devices, here, isBusy, remove } = push;
  if (publicKey === null) return null;
  return (
    <Card title="Notifications while no page is open">
      <p className="small muted">
        When WATCH becomes BET, one of our picks is scratched, or a race comes off the turf, at your default
        track and the tracks you list first. None while your book is paused.
      </p>
      <PushHere push={push} />
      <WatchPushChoice />
      {devices.length > 0 && (
        <ul className="plain-list" aria-label="Devices with notifications">
          {devices.map(({ id, name, since }) => (
            <li key={id} className="row">
              <span>{id === here ? `${name} (this device)` : name}</span>
              <span className="small muted">since {trackDayTime(since)}</span>
              <Button tone="quiet" aria-label={`Remove ${name}`} busy={isBusy} onClick={() => remove(id)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
