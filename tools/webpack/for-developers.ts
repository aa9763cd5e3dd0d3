/**
 * Set in builds of the shell for a developer portal, where developers may load an area from their own
 * machine.
 */
export const DEVELOPERS_VARIABLE = 'PORTAL_FOR_DEVELOPERS';

/** A build-time constant: without it, the code behind it is not in the build. */
export const FOR_DEVELOPERS = {
  [`process.env.${DEVELOPERS_VARIABLE}`]: JSON.stringify(process.env[DEVELOPERS_VARIABLE] ?? ''),
};

/** A string that only this code contains (`shell/src/remotes/local-area.ts`). */
export const DEVELOPERS_MARK = 'vinculo-local-area';
