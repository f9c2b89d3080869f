declare const brand: unique symbol;

/** A value of type T that only its own factory makes, so that ids of different things cannot be mixed up. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
