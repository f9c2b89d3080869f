import { useQuery } from '@tanstack/react-query';
import { authModeQuery } from '#api/api.ts';

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
  return controlsOn(useQuery(authModeQuery).data);
}
