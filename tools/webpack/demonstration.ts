/** Set to `true` in builds for a demonstration; any other value means a production portal. */
export const DEMONSTRATION_VARIABLE = 'PORTAL_DEMONSTRATION';

/** Whether the environment enables the demonstration. */
export const isDemonstration = (): boolean => process.env[DEMONSTRATION_VARIABLE] === 'true';

/**
 * A build-time constant: without it the samples are not in the build at all (`shared-domain/demonstration`).
 */
export const demonstrationConstant = (demonstration: boolean): Readonly<Record<string, string>> => ({
  [`process.env.${DEMONSTRATION_VARIABLE}`]: JSON.stringify(String(demonstration)),
});
