/** The area that the build puts on the workbench: the src/ folder of its package. */
declare module 'isolated-area/start' {
  import type { AreaModule } from 'shared-portal/area';

  const area: AreaModule;
  export const { name, bootstrap, mount, unmount, update }: AreaModule;
}

interface ImportMeta {
  /** Webpack's import of every file of a folder that a pattern matches. */
  webpackContext(
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp },
  ): {
    (file: string): unknown;
    keys(): string[];
  };
}
