declare const brand: unique symbol;

/** A `T` that only its parser makes: `Brand<string, 'Cpf'>` is a string, but no string is one. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
