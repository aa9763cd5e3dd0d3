/** A build constant (`tools/webpack/demonstration.ts`). */
declare const process: { readonly env: { readonly PORTAL_DEMONSTRATION?: string } };

/**
 * Whether the page was built for a demo: only then does it show invented people and figures. Known without
 * the server, so that prerendered pages and their scripts agree. The server's own permissions are in
 * `deployment_settings`.
 */
export const BUILT_FOR_DEMONSTRATION: boolean = process.env.PORTAL_DEMONSTRATION === 'true';
