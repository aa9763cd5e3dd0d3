// Replaces the federation runtime while a page is prerendered: nothing is loaded there.

/** Plugins have no effect. */
export const registerPlugins = () => undefined;
/** No area is fetched, so registration has no effect. */
export const registerRemotes = () => undefined;
/** Throws: a page that loads an area while it is prerendered would stay empty. */
export const loadRemote = () =>
  Promise.reject(new Error('No area can be loaded while a page is prerendered'));
