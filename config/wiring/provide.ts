import 'reflect-metadata';
import { type Bind, ContainerModule } from 'inversify';

declare const provides: unique symbol;

/** The name under which a door or use case of type T stands in the container. */
export type Id<T> = symbol & { readonly [provides]?: T };

export const id = <T>(name: string): Id<T> => Symbol(name) as Id<T>;

/** Takes what stands under a name. */
export type Get = <T>(id: Id<T>) => T;

/** Says how one thing is made, once, from others. */
export type Provide = <T>(name: Id<T>, make: (get: Get) => T) => void;

const providerOn =
  (bind: Bind): Provide =>
  (name, make) => {
    bind(name)
      .toDynamicValue((context) => make((id) => context.get(id)))
      .inSingletonScope();
  };

/** A room's or an adapter family's part of the wiring. */
export const wiring = (declare: (provide: Provide) => void): ContainerModule =>
  new ContainerModule(({ bind }) => declare(providerOn(bind)));
