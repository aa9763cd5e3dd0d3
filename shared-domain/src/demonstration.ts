/** A constant of the build (`tools/webpack/demonstration.ts`). */
declare const process: { readonly env: { readonly PORTAL_DEMONSTRATION?: string } };

/**
 * Whether the page was built for a demonstration: only then it carries invented people and figures. It is known before
 * the server is asked, so that prerendered pages and their scripts agree. What the server may do is decided by its
 * `deployment_settings`.
 */
export const BUILT_FOR_DEMONSTRATION: boolean = process.env.PORTAL_DEMONSTRATION === 'true';
