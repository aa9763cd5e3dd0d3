/** Stands in for the federation runtime where a page is prerendered: nothing is loaded there. */
export const registerPlugins = () => undefined;
export const registerRemotes = () => undefined;
export const loadRemote = () => Promise.reject(new Error('No area is loaded while a page is prerendered'));
