// Stands in for the federation runtime where a page is prerendered: nothing is loaded there.

/** There is nothing to plug into. */
export const registerPlugins = () => undefined;
/** No area is fetched, so none needs to be known. */
export const registerRemotes = () => undefined;
/** Fails: a page that asks for an area while it is prerendered would stay empty. */
export const loadRemote = () => Promise.reject(new Error('No area is loaded while a page is prerendered'));
