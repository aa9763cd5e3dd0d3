/** Set by the build. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** `<meta name="telemetry" content="/where">`, added by the host of the portal. */
const endpointOfPage = () => document.querySelector<HTMLMetaElement>('meta[name="telemetry"]')?.content;

/**
 * Starts collecting if the page names an endpoint, and in development for the console. Otherwise loads
 * nothing.
 */
export function startTelemetry(endpoint = endpointOfPage()): void {
  if (endpoint || process.env.NODE_ENV === 'development')
    void import('./collect').then(({ collect }) => collect(endpoint));
}
