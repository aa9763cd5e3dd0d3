import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The user that runs the server; undefined for this process's own. */
type Owner = { uid: number; gid: number } | undefined;

/** The `trust` method in a line of pg_hba.conf, which accepts every user of this machine. */
const TRUST = /^([ \t]*(?:local|host)\w*[ \t].*[ \t])trust(?=[ \t]*(?:#.*)?$)/gm;

/**
 * The superuser's password: a file beside the data folder, readable only by the user that runs the server.
 */
export class ClusterPassword {
  readonly file: string;
  readonly #owner: Owner;

  constructor(folder: string, owner: Owner) {
    this.file = join(folder, 'password');
    this.#owner = owner;
  }

  /** The password, generated if missing. */
  read(): string {
    if (!existsSync(this.file)) this.#write(this.file, randomBytes(32).toString('base64url'));
    return readFileSync(this.file, 'utf8').trim();
  }

  /**
   * Requires the password in a data folder that does not: those of earlier releases trust every user of this
   * machine, and a lost password file is replaced. The server must not run; no connection is accepted
   * meanwhile.
   * @throws when the server program fails on the folder
   */
  require(postgres: string, data: string, superuser: string, as: object): void {
    const rules = join(data, 'pg_hba.conf');
    const text = readFileSync(rules, 'utf8');
    const strict = text.replace(TRUST, '$1scram-sha-256');
    if (existsSync(this.file) && strict === text) return;
    const options = [
      '--single',
      '-D',
      data,
      '-c',
      'exit_on_error=on',
      '-c',
      'password_encryption=scram-sha-256',
    ];
    const input = `alter role ${superuser} password '${this.read()}'\n`;
    execFileSync(postgres, [...options, 'template1'], { ...as, input, stdio: 'pipe' });
    if (strict !== text) this.#write(rules, strict);
  }

  /** Replaces a file atomically. */
  #write(file: string, text: string): void {
    const draft = `${file}.new`;
    writeFileSync(draft, text, { mode: 0o600 });
    if (this.#owner) chownSync(draft, this.#owner.uid, this.#owner.gid);
    renameSync(draft, file);
  }
}
