/** Said by the build. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** `<meta name="telemetry" content="/where">`, put into the page by whoever hosts it. */
const endpointOfPage = () => document.querySelector<HTMLMetaElement>('meta[name="telemetry"]')?.content;

/** Collects where a page names an endpoint, and in development, for the console. Nobody else loads anything. */
export function startTelemetry(endpoint = endpointOfPage()): void {
  if (endpoint || process.env.NODE_ENV === 'development')
    void import('./collect').then(({ collect }) => collect(endpoint));
}
