/** Loads the page again, in every published version. A module of its own, because jsdom cannot do it. */
export const reloadPage = (): void => location.reload();
