import { Button } from '#kit/kit.ts';
import { obstacleHere } from './push-here.ts';
import { usePush } from './use-push.ts';

type Push = ReturnType<typeof usePush>;

/** The button for this browser, or why there is none. */
export function PushHere({ push }: { readonly push: Push }) {
  const { publicKey, here, isOnHere, isBusy, problem, add, remove } = push;
  if (publicKey === null || here === undefined) return null;
  const obstacle = obstacleHere();
  const press = () => (isOnHere && here !== null ? remove(here) : add(publicKey));
  return (
    <>
      {obstacle === null && (
        <div className="row">
          <Button busy={isBusy} onClick={press}>
            Turn {isOnHere ? 'off' : 'on'} notifications on this device
          </Button>
        </div>
      )}
      <p className="small" role="status">
        {obstacle ?? problem}
      </p>
    </>
  );
}

/** Notifications while no page is open, on or off in this browser; nothing where this site sends none. */
export function PushSwitch() {
  const push = usePush();
  if (push.publicKey === null) return null;
  return (
    <div className="wall-signals">
      <p className="small muted">While no page is open</p>
      <PushHere push={push} />
    </div>
  );
}
