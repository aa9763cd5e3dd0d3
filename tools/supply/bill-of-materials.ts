import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The parts of a CycloneDX software bill of materials that this tool reads. */
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

/** The output for some thousand packages. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The packages in the package-lock.json of `folder`, from `npm sbom`: offline, without an installation.
 * Rejects with npm's message.
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
  // npm names it after the folder.
  return { ...bill, metadata: { ...metadata, component: { ...metadata.component, name: 'vinculo' } } };
}

/** The package URL of an npm package's version. */
export const packageUrl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
