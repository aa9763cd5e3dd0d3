/** Name of an error that React recovered from by rendering again, or that a screen's boundary shows. */
export const RECOVERED = 'Recovered';

/** Reports such an error to the page's error handler under that name, so that it shows no toast. */
export function onRecoverableError(cause: unknown): void {
  reportError(Object.assign(cause as Error, { name: RECOVERED }));
}
