/**
 * The content security policy of a page whose API is at `apiOrigin`; null: at the page's own origin. The
 * areas run without inline styles, inline scripts, eval and foreign origins.
 */
const pagePolicy = (apiOrigin: string | null): string =>
  policy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': `'self' data: blob:${apiOrigin === null ? '' : ` ${apiOrigin}`}`,
    'font-src': "'self'",
    'connect-src': apiOrigin === null ? "'self'" : `'self' ${apiOrigin} ${socketsAt(apiOrigin)}`,
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });

/** The origin of WebSockets; 'self' covers those of the page's own. */
const socketsAt = (origin: string): string => origin.replace(/^http/, 'ws');

export const CONTENT_SECURITY_POLICY = pagePolicy(null);

/** The portal's policy, plus what an in-page database needs: WebAssembly and MSW's worker. */
export const ISOLATED_POLICY = `${CONTENT_SECURITY_POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")}; worker-src 'self'`;

/** The room's features are allowed on every page: a single-page app keeps the policy of the first. */
const FEATURES = {
  camera: '(self)',
  'display-capture': '(self)',
  geolocation: '()',
  microphone: '(self)',
  payment: '()',
  usb: '()',
};

/** The developer's own machine, on any port. */
const OWN_MACHINE = 'http://127.0.0.1:*';

/**
 * The policy of a developer portal: an area's scripts, styles, fonts and images may come from the developer's
 * machine.
 */
const developersPolicy = (normal: string): string =>
  normal.replaceAll(/(script-src|style-src|img-src|font-src|connect-src) [^;]*/g, `$& ${OWN_MACHINE}`);

export const DEVELOPERS_POLICY = developersPolicy(CONTENT_SECURITY_POLICY);

/**
 * The security headers of every response, for a portal whose API is at `apiOrigin` (null: the portal's own
 * origin), and which is for developers or for users.
 */
export const securityHeaders = (
  apiOrigin: string | null,
  forDevelopers = false,
): Readonly<Record<string, string>> => ({
  'content-security-policy': (forDevelopers ? developersPolicy : String)(pagePolicy(apiOrigin)),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': Object.entries(FEATURES)
    .map(([feature, origins]) => `${feature}=${origins}`)
    .join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

/** The headers of the portal's own server, where everything has one origin. */
export const SECURITY_HEADERS = securityHeaders(null);

/** Serializes a policy from its directives. */
export function policy(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');
}

/** Adds the security headers that a response does not set itself; not cached unless it says otherwise. */
export function secured(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!headers.has(name)) headers.set(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
