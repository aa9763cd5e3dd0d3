// The repository's edge functions; the page's build resolves them (webpack-browser.mjs).
declare module 'portal-functions' {
  import type { Functions } from 'embedded-backend';

  export const FUNCTIONS: Functions;
}
