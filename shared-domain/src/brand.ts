declare const brand: unique symbol;

/** A `T` that only its parser creates: `Brand<string, 'Cpf'>` is a string, but not every string is one. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
