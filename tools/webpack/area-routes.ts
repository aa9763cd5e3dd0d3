import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AreaManifest } from 'shared-portal/manifest';
import type { AreaRoutes } from 'shared-portal/routes';
import webpack, { type Compiler } from 'webpack';

/** The routes of an area's manifest, in its build. */
export const AREA_ROUTES_FILE = 'routes.json';

/** Writes routes.json from the manifest of the area in `folder`, also after each change of it. */
export class AreaRoutesPlugin {
  readonly #manifest: string;

  constructor(folder: string) {
    this.#manifest = path.join(folder, 'src/manifest.ts');
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(AreaRoutesPlugin.name, (compilation) => {
      compilation.fileDependencies.add(this.#manifest);
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: AreaRoutesPlugin.name, stage }, async () => {
        const text = JSON.stringify(await routesIn(this.#manifest), null, 2);
        compilation.emitAsset(AREA_ROUTES_FILE, new webpack.sources.RawSource(text));
      });
    });
  }
}

async function routesIn(file: string): Promise<AreaRoutes> {
  const { href } = pathToFileURL(file);
  // Node would return an earlier state of the module.
  const { manifest } = (await import(`${href}?${statSync(file).mtimeMs}`)) as { manifest: AreaManifest };
  return { name: manifest.name, routes: manifest.routes };
}
