/** PGlite's parsers for values, by the type's object id. */
type Parsers = Record<number, (text: string) => unknown>;

const toNumber = (text: string): unknown => {
  const value = Number(text);
  return Number.isNaN(value) ? text : value;
};

/** `2030-01-08 15:00:00.5+00` → `2030-01-08T15:00:00.5+00:00`; infinities are unchanged. */
const toIso = (text: string): string => text.replace(/^(\S+) (\S+)/, '$1T$2').replace(/([+-]\d\d)$/, '$1:00');

const asText = (text: string): string => text;

/**
 * Values as PostgREST writes them in JSON: instants in ISO form, bytea as `\x…`, numeric and bigint as JSON
 * numbers, which a JavaScript client reads as doubles in any case.
 */
export const postgrestParsers: Parsers = {
  17: asText,
  20: toNumber,
  1082: asText,
  1083: asText,
  1114: toIso,
  1184: toIso,
  1266: asText,
  1700: toNumber,
};

/** Accepts PostgREST's input format: bytea as `\\x…`, where PGlite expects an array of bytes. */
export const textSerializers: Record<number, (value: unknown) => string> = {
  17: String,
};
