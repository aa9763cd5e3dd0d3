import { AREA_NAMES, type AreaName } from 'shared-portal/routes';
import type { Configuration } from 'webpack';
import { areaConfig, shellConfig } from '../webpack/index.ts';
import { readPackageData } from '../webpack/package-data.ts';

/** Path under which an area's files are served during development. */
export const devBase = (name: AreaName) => `/mf/${name}/dev/`;

/** Builds of every package of the page, with hot reload. The shell's comes first. */
export function devConfigs(demonstration: boolean): readonly Configuration[] {
  const options = { development: true, hot: true, demonstration };
  const areas = AREA_NAMES.map((name) => {
    const config = areaConfig(readPackageData(name).folder, options);
    return { ...config, output: { ...config.output, publicPath: devBase(name) } };
  });
  const configs = [shellConfig(readPackageData('shell').folder, options), ...areas];
  return configs.map((config) => ({ ...config, stats: 'none' as const })); // start-dev.ts reports progress
}
