/** Name of an error that React recovered from by rendering again. */
export const RECOVERED = 'Recovered';

/**
 * For React roots: reports such an error to the page's error handler under its own name, since nothing is
 * broken.
 */
export function onRecoverableError(cause: unknown): void {
  reportError(Object.assign(cause as Error, { name: RECOVERED }));
}
