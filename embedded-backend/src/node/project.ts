import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { platformSql } from '../database/platform.sql.ts';
import type { Migration } from '../database/migrations.ts';
import type { Functions } from '../functions/functions-api.ts';
import type { MailTemplates } from '../mail/mailer.ts';
import { photoCodec } from './photo-codec.ts';

/** The contents of the repository's `supabase/` folder. */
export interface Project {
  readonly migrations: readonly Migration[];
  readonly seed: string;
  readonly templates: MailTemplates;
  readonly functions: Functions;
  /** The codec of the functions that publish photos. */
  readonly photos: unknown;
  /** Changes with the migrations, the seed and the initial contents of a database. */
  readonly fingerprint: string;
}

const MIGRATION_FILE = /^(\d{14})_(.+)\.sql$/;

/** Reads the backend definition. `folder` is the path of `supabase/`. */
export async function readProject(folder: string): Promise<Project> {
  const read = (...parts: string[]) => readFileSync(path.join(folder, ...parts), 'utf8');
  const migrations = readdirSync(path.join(folder, 'migrations'))
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = MIGRATION_FILE.exec(file) ?? [];
      return version && name ? [{ version, name, sql: read('migrations', file) }] : [];
    });
  const seed = read('seed.sql');
  const templates: MailTemplates = {
    confirmation: read('templates', 'confirmation.html'),
    magic_link: read('templates', 'magic-link.html'),
    recovery: read('templates', 'recovery.html'),
  };
  const { FUNCTIONS: functions } = (await import(
    pathToFileURL(path.join(folder, 'functions/functions.ts')).href
  )) as { FUNCTIONS: Functions };
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([platformSql, migrations, seed]))
    .digest('hex')
    .slice(0, 16);
  return { migrations, seed, templates, functions, photos: photoCodec, fingerprint };
}
