/** The area on the workbench: the build resolves it to the src/ folder of its package. */
declare module 'isolated-area/start' {
  import type { AreaModule } from 'shared-portal/area';

  const area: AreaModule;
  export const { name, bootstrap, mount, unmount, update }: AreaModule;
}

declare module 'isolated-area/manifest' {
  import type { AreaManifest } from 'shared-portal/manifest';

  export const manifest: AreaManifest;
}

interface ImportMeta {
  /** Webpack's import of every file in a folder that matches a pattern. */
  webpackContext(
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp },
  ): {
    (file: string): unknown;
    keys(): string[];
  };
}
