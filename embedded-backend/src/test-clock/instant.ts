/** Environment variable with the start of the test clock, as UTC ISO text. */
const INSTANT_VARIABLE = 'TEST_INSTANT';

/** A Tuesday, 09:00 in São Paulo. */
export const DEFAULT_INSTANT = '2026-11-24T12:00:00.000Z';

const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

/** The start of the test clock in milliseconds since 1970. Throws when the variable is invalid. */
export function testInstant(environment: Readonly<Record<string, string | undefined>> = process.env): number {
  const text = environment[INSTANT_VARIABLE] || DEFAULT_INSTANT;
  const instant = FORM.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant))
    throw new Error(`${INSTANT_VARIABLE} is "${text}"; use a UTC instant such as ${DEFAULT_INSTANT}.`);
  return instant;
}
