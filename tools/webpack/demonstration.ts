/** Tells a build that it is for a demonstration: `true`; anything else is a portal of real people. */
export const DEMONSTRATION_VARIABLE = 'PORTAL_DEMONSTRATION';

/** Whether the environment asks for a demonstration. */
export const isDemonstration = (): boolean => process.env[DEMONSTRATION_VARIABLE] === 'true';

/** A constant of the build: samples are not in it at all where it is not set (`shared-domain/demonstration`). */
export const demonstrationConstant = (demonstration: boolean): Readonly<Record<string, string>> => ({
  [`process.env.${DEMONSTRATION_VARIABLE}`]: JSON.stringify(String(demonstration)),
});
