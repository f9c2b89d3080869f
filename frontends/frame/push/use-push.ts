import type { QueryClient } from '@tanstack/react-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Reply } from '#api/api.ts';
import { ask, call, log, reread, sentenceOf, useAct } from '#api/api.ts';
import { deviceIdHere, nameOfBrowser, obstacleHere, subscribeHere, unsubscribeHere } from './push-here.ts';

const devicesQuery = ask('GET /api/alerts/devices');

/** The server's id of this browser; undefined before it is known. */
function useDeviceHere() {
  const [here, setHere] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    deviceIdHere()
      .then(setHere)
      .catch((error: unknown) => {
        log.debug('Could not read the push subscription', error);
        setHere(null);
      });
  }, []);
  return [here, setHere] as const;
}

class NotAllowed extends Error {}

async function addHere(publicKey: string) {
  const subscribed = await subscribeHere(publicKey);
  if (subscribed === null) throw new NotAllowed();
  const { id, endpoint, keys } = subscribed;
  const body = { endpoint, keys, name: nameOfBrowser(navigator.userAgent) };
  return { id, list: await call('PUT /api/alerts/devices', { body }) };
}

/** Shows the list of an answer; a read that is under way has an older one. */
async function show(client: QueryClient, list: Reply<'GET /api/alerts/devices'>): Promise<void> {
  await client.cancelQueries({ queryKey: devicesQuery.queryKey });
  client.setQueryData(devicesQuery.queryKey, list);
}

function problemOf(error: Error): string {
  if (error instanceof NotAllowed)
    return obstacleHere() ?? 'Nothing was changed: the browser was not allowed to show notifications.';
  if (error instanceof DOMException)
    return 'This browser could not reach its push service. Alerts work while the day board is open.';
  return sentenceOf(error, 'Notifications could not be changed. Alerts work while the day board is open.');
}

/** The member's devices for notifications, and how this browser is added and any is removed. */
export function usePush() {
  const client = useQueryClient();
  const { data } = useQuery(devicesQuery);
  const [here, setHere] = useDeviceHere();
  const onSettled = () => reread(client, '/api/alerts/devices');
  const adding = useAct({
    mutationFn: async (publicKey: string) => {
      const { id, list } = await addHere(publicKey);
      setHere(id);
      await show(client, list);
    },
    onSettled,
  });
  const removing = useAct({
    mutationFn: async (id: string) => {
      await show(client, await call('DELETE /api/alerts/devices/{device}', { params: { device: id } }));
      if (id === here) await unsubscribeHere();
    },
    onSettled,
  });
  const error = adding.error ?? removing.error;
  const devices = data?.devices ?? [];
  return {
    publicKey: data?.publicKey ?? null,
    devices,
    here,
    isOnHere: devices.some(({ id }) => id === here),
    isBusy: adding.isPending || removing.isPending,
    problem: error && problemOf(error),
    add: adding.mutate,
    remove: removing.mutate,
  };
}
