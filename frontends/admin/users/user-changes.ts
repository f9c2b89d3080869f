import { call, queryClient, sentenceOf } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { userActivityQuery, userStatsQuery, usersQuery } from '../queries.ts';

/** As it is typed in the dialogs. */
export type Typed = { readonly firstName: string; readonly lastName: string; readonly email: string };

export const nothingTyped: Typed = { firstName: '', lastName: '', email: '' };

/** A new user needs all three. */
export const isWhole = (typed: Typed): boolean => Object.values(typed).every((text) => text.trim() !== '');

/** Refetches everything about users. */
export async function refreshUsers(): Promise<void> {
  const keys = [usersQuery.queryKey, userStatsQuery.queryKey, userActivityQuery.queryKey];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/admin\/user-(?:details|activity)\//.test(String(queryKey[0])),
  });
}

const changed = (title: string) => () => {
  toasts.show({ title, tone: 'good' });
  void refreshUsers();
};

export const creation = {
  mutationFn: (body: Typed) => call('POST /api/admin/users', { body }),
  onSuccess: changed('User created successfully'),
};

export const update = {
  mutationFn: ({ id, ...body }: Typed & { readonly id: string }) =>
    call('PUT /api/admin/users/{id}', { params: { id }, body }),
  onSuccess: changed('User updated successfully'),
};

/** No screen has a button for it. */
export const deletion = {
  mutationFn: (id: string) => call('DELETE /api/admin/users/{id}', { params: { id } }),
  onSuccess: changed('User deleted successfully'),
  onError: (error: Error) =>
    toasts.show({ title: sentenceOf(error, 'Failed to delete user'), tone: 'error' }),
};
