/** Tells a build of the shell that it is for a portal of developers, who may see an area from their own machine in it. */
export const DEVELOPERS_VARIABLE = 'PORTAL_FOR_DEVELOPERS';

/** A constant of the build: where it is not set, the code that asks for it is not in the build at all. */
export const FOR_DEVELOPERS = {
  [`process.env.${DEVELOPERS_VARIABLE}`]: JSON.stringify(process.env[DEVELOPERS_VARIABLE] ?? ''),
};

/** A word that no other code has (`shell/src/remotes/local-area.ts`). */
export const DEVELOPERS_MARK = 'vinculo-local-area';
