import { queryOptions } from '@tanstack/react-query';
import type { Calls } from '#contract/calls.ts';
import { atMoment } from './moment.ts';
import { read, send } from './request.ts';

/** The name of a call: its method and its path as in the contract. */
export type CallName = keyof Calls & string;
export type GetName = Extract<CallName, `GET ${string}`>;

type Given<Call, Part extends string> =
  Call extends Readonly<Record<Part, infer Value>>
    ? [Value] extends [undefined]
      ? unknown
      : object extends Value
        ? { readonly [part in Part]?: Value }
        : { readonly [part in Part]: Value }
    : unknown;

/** The arguments of a call: its `params`, `query` and `body`, where it has them. */
export type CallArguments<Name extends CallName> = Given<Calls[Name], 'params'> &
  Given<Calls[Name], 'query'> &
  Given<Calls[Name], 'body'>;

export type Reply<Name extends CallName> = Calls[Name]['reply'];

/** A read is `null` when nobody is signed in; a change never is. */
export type Answer<Name extends CallName> = Name extends GetName ? Reply<Name> | null : Reply<Name>;

type Rest<Name extends CallName> =
  object extends CallArguments<Name> ? [given?: CallArguments<Name>] : [given: CallArguments<Name>];

type Loose = {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

/** Fills in the `{name}` parts and adds the query: an address on our server, without the method. */
export function addressOf(name: string, loose: Loose = {}): string {
  const path = name.slice(name.indexOf(' ') + 1).replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = loose.params?.[place];
    if (value === undefined) throw new Error(`${name} needs ${place}`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(loose.query ?? {})) {
    if (value !== undefined && value !== null) query.set(key, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

declare const isRead: unique symbol;
/** The address of one of the contract's reads. */
export type ReadAddress = string & { readonly [isRead]: true };

/** The address of a read, with its arguments type-checked like those of the call. */
export function readAddress<Name extends GetName>(name: Name, ...[given]: Rest<Name>): ReadAddress {
  return addressOf(name, given ?? {}) as ReadAddress;
}

/** Makes a call once: `await call('POST /api/auth/login', { body: { email, password } })`. */
export async function call<Name extends CallName>(
  name: Name,
  ...[callArguments]: Rest<Name>
): Promise<Answer<Name>> {
  const loose: Loose = callArguments ?? {};
  const method = name.slice(0, name.indexOf(' '));
  const path = addressOf(name, loose);
  return (await (method === 'GET' ? read(path) : send(method, atMoment(path), loose.body))) as Answer<Name>;
}

/** Options for `useQuery`: the key is the address, the default read does the rest. A screen may spread and override them. */
export function ask<Name extends GetName>(name: Name, ...[callArguments]: Rest<Name>) {
  const loose: Loose = callArguments ?? {};
  return queryOptions<Answer<Name>>({ queryKey: [addressOf(name, loose)] });
}
