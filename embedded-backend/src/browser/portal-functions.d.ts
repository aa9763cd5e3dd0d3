// The edge functions of the repository; the build of the page says where they are (webpack-browser.mjs).
declare module 'portal-functions' {
  import type { Functions } from 'embedded-backend';

  export const FUNCTIONS: Functions;
}
