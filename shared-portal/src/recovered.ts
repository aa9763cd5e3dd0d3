/** Name of an error that React itself got over, by drawing anew what did not fit. */
export const RECOVERED = 'Recovered';

/** For React roots: hands such an error to whoever watches the page's, told apart, since nothing is broken. */
export function onRecoverableError(cause: unknown): void {
  reportError(Object.assign(cause as Error, { name: RECOVERED }));
}
