import { useQuery } from '@tanstack/react-query';
import { ask } from '#api/api.ts';

const modeQuery = {
  ...ask('GET /api/auth/mode'),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 30 * 60_000,
} as const;

type Host = { readonly productionHost: boolean; readonly developmentHost: boolean };

/** Which refresh controls a host has; none while it is not known which host this is. */
export function controlsOn(host: Host | null | undefined) {
  return {
    canForce: host ? !host.productionHost : false,
    canRefreshRace: host ? !host.productionHost : false,
    canRefreshPage: host ? host.developmentHost : false,
  };
}

export function useHostControls() {
  return controlsOn(useQuery(modeQuery).data);
}
