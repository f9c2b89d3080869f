import 'reflect-metadata';
import { Container } from 'inversify';
import type { Settings } from '../env.ts';

/** Everything the container holds, by name. Each file of the wiring adds the names it provides. */
export interface Bindings {
  readonly settings: Settings;
}

/** Takes what is bound to a name. */
export type Get = <Name extends keyof Bindings>(name: Name) => Bindings[Name];

/** How each thing is made, once, from others. */
export type Makers = { readonly [Name in keyof Bindings]: (get: Get) => Bindings[Name] };

/** The wiring of one room or one family of adapters. */
export const wiring = <Part extends Partial<Makers>>(part: Part): Part => part;

/** Several records as one; throws when two of them have the same key, as one would silently replace the other. */
export function joined<Parts extends readonly object[]>(...parts: Parts): Joined<Parts> {
  const names = parts.flatMap((part) => Object.keys(part));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`"${twice}" is provided twice.`);
  return Object.assign({}, ...parts);
}

/** Tail-recursive, since the compiler limits the depth of other types to fifty parts. */
type Joined<Parts extends readonly object[], Sum = unknown> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? Joined<Rest, Sum & First>
  : Sum;

/** Makes each thing when it is first taken. */
export function containerOf(makers: Makers): Get {
  const container = new Container();
  const get: Get = (name) => container.get(name);
  for (const [name, make] of Object.entries(makers)) {
    container
      .bind(name)
      .toDynamicValue(() => make(get))
      .inSingletonScope();
  }
  return get;
}
