import { appendFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AreaName } from 'shared-portal/routes';
import { writeAtomically } from './write-atomically.ts';
import type { PackageName, Publication } from './publication.ts';

/** The current version of a package. */
export interface Pointer<Name extends PackageName = PackageName> {
  readonly name: Name;
  readonly version: string;
  /** The previous version, for a rollback. */
  readonly previous: string | null;
  /** False: switched off. Always true for the shell. */
  readonly enabled: boolean;
  /** Message shown while it is switched off. */
  readonly message: string | null;
  /** An area: open pages with an older version stop running it. Missing in states of early releases. */
  readonly minimum?: string | null;
}

export interface SiteState {
  readonly shell: Pointer<'shell'>;
  readonly areas: readonly Pointer<AreaName>[];
  /** The change that led to this state. Missing in states of early releases. */
  readonly change?: HistoryLine;
}

/** One history entry: author, version and time. */
export interface HistoryLine {
  /** UTC ISO. */
  readonly at: string;
  readonly by: string;
  readonly action: 'publish' | 'roll back' | 'switch off' | 'switch on' | 'require' | 'prune';
  readonly name: PackageName;
  readonly from: string | null;
  readonly to: string | null;
  /** Short commit of the published sources. */
  readonly commit?: string;
  readonly message?: string;
}

/**
 * Release data beside a site that is not served: its state, its history, and the metadata of each version's
 * build.
 */
export class Ledger {
  readonly folder: string;

  constructor(site: string) {
    this.folder = `${site}.releases`;
  }

  get lock(): string {
    return path.join(this.folder, 'lock');
  }

  /** Null where nothing has been published. */
  state(): Promise<SiteState | null> {
    return this.read<SiteState>('state.json');
  }

  async setState(state: SiteState): Promise<void> {
    await this.write('state.json', state);
  }

  /** Throws when the version is unknown or was pruned. */
  async publication(name: PackageName, version: string): Promise<Publication> {
    const found = await this.read<Publication>(fileOf(name, version));
    if (!found) throw new Error(`${name} ${version} is not on this site.`);
    return found;
  }

  publicationOrNull(name: PackageName, version: string): Promise<Publication | null> {
    return this.read<Publication>(fileOf(name, version));
  }

  /** The known versions of a package, unordered. */
  async versions(name: PackageName): Promise<readonly string[]> {
    const found = (await readdir(path.join(this.folder, 'packages')).catch(noFile)) ?? [];
    const mine = found.filter((file) => file.startsWith(`${name}@`) && file.endsWith('.json'));
    return mine.map((file) => file.slice(`${name}@`.length, -'.json'.length));
  }

  keep(publication: Publication): Promise<void> {
    return this.write(fileOf(publication.name, publication.version), publication);
  }

  async forget(name: PackageName, version: string): Promise<void> {
    await rm(path.join(this.folder, fileOf(name, version)), { force: true });
  }

  async note(line: HistoryLine): Promise<void> {
    await appendFile(path.join(this.folder, 'history.jsonl'), `${JSON.stringify(line)}\n`);
  }

  /** Oldest first. */
  async history(): Promise<readonly HistoryLine[]> {
    const text = await readFile(path.join(this.folder, 'history.jsonl'), 'utf8').catch(noFile);
    return (text ?? '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as HistoryLine);
  }

  private async read<T>(file: string): Promise<T | null> {
    const text = await readFile(path.join(this.folder, file), 'utf8').catch(noFile);
    return text === null ? null : (JSON.parse(text) as T);
  }

  private async write(file: string, content: unknown): Promise<void> {
    const target = path.join(this.folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeAtomically(target, JSON.stringify(content, null, 2));
  }
}

const fileOf = (name: PackageName, version: string) => `packages/${name}@${version}.json`;

function noFile(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
