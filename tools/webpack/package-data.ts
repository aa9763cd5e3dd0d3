import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';

/** Values that the build derives from a package's folder and package.json. */
export interface PackageData {
  /** Folder relative to the repository's root and the package's name: `mf-patient`. */
  readonly name: string;
  readonly version: string;
  /** Absolute folder. */
  readonly folder: string;
  /** Name of the federation container: `mf_patient`. */
  readonly container: string;
  /**
   * Name of webpack's globals in the page: `mf_patient_0_1_0`. It carries the version, because two versions
   * under one name in one page silently run each other's chunks.
   */
  readonly uniqueName: string;
}

interface PackageJson {
  readonly name: string;
  readonly version: string;
}

/** Reads a package.json; `folder` is absolute or relative to the repository's root. */
export function readPackageJson(folder: string): PackageJson {
  const file = path.resolve(REPOSITORY, folder, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
}

const containerName = (packageName: string) => packageName.replaceAll('-', '_');

/** `folder` is absolute or relative to the repository's root. */
export function readPackageData(folder: string): PackageData {
  const { name, version } = readPackageJson(folder);
  const container = containerName(name);
  const uniqueName = `${container}_${version.replaceAll(/\W/g, '_')}`;
  return { name, version, folder: path.resolve(REPOSITORY, folder), container, uniqueName };
}
