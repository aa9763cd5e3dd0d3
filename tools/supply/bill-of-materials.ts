import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A software bill of materials in CycloneDX's form, as far as this tool looks. */
export interface BillOfMaterials {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly Component[];
}

interface Component {
  readonly name: string;
  readonly version: string;
  /** `pkg:npm/react@19.3.1` */
  readonly purl: string;
}

/** npm's answer for some thousand packages. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * What package-lock.json in `folder` names, by npm's own `npm sbom`: it asks nobody and needs nothing installed. Rejects
 * with npm's words.
 */
export async function billOfMaterials(
  folder: string,
  { npm_execpath: npm }: NodeJS.ProcessEnv = process.env,
): Promise<BillOfMaterials> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
  const [command, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const { stdout } = await promisify(execFile)(command ?? 'npm', [...before, ...args], {
    cwd: folder,
    maxBuffer: MOST_BYTES,
    shell: !npm && process.platform === 'win32',
  });
  const { metadata, ...bill } = JSON.parse(stdout) as BillOfMaterials;
  // npm calls it after the folder that it happens to lie in.
  return { ...bill, metadata: { ...metadata, component: { ...metadata.component, name: 'vinculo' } } };
}

/** How a bill names a version of a package of npm's. */
export const packageUrl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
