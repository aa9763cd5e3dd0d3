import path from 'node:path';
import type { parseArgs } from 'node:util';
import { isBelow } from 'embedded-backend/is-below';
import { REPOSITORY } from '../workspaces.ts';
import { UsageError } from './command.ts';

export const DEFAULT_PORT = 4300;

export const OPTIONS_HELP = `  --port <number>  port, 0 for any free one (${DEFAULT_PORT})
  --data <folder>  folder for the data (data)
  --postgres <p>   stores rows in PostgreSQL: a URL, or a folder created by npm run seed:scale
  --fresh          deletes the previous data and starts with new data
  --demo           a demonstration: sample users, test accounts, simulated payments. The default unless SMTP_URL,
                   SMTP_FROM, SITE_URL or CLIENT_ADDRESS_HEADER is set; with one of them it has no admin accounts
  --no-demo        no demonstration
  --backups <f>    writes a backup to this folder, of this portal alone, unless the newest daily one there is of the
                   last 24 hours, and each day; keeps the newest seven
  --admin <e-mail> makes the confirmed account with this address an admin
  --help           this text`;

export const START_OPTIONS = {
  port: { type: 'string' },
  data: { type: 'string' },
  postgres: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  demo: { type: 'boolean' },
  'no-demo': { type: 'boolean' },
  admin: { type: 'string' },
  backups: { type: 'string' },
} as const;

type StartValues = ReturnType<typeof parseArgs<{ readonly options: typeof START_OPTIONS }>>['values'];

export interface StartOptions {
  readonly port: number;
  /** Absolute path of the data folder. */
  readonly folder: string;
  /** URL of a PostgreSQL, or absolute path of a folder with one; null: none. */
  readonly postgres: string | null;
  readonly fresh: boolean;
  /** Requested demonstration mode; null: neither `--demo` nor `--no-demo`. */
  readonly demo: boolean | null;
  /** E-mail address of the account to make an admin. */
  readonly admin: string | null;
  /** Absolute path of the folder for daily backups; null: none. */
  readonly backups: string | null;
}

/**
 * Parses the options of `npm start`; relative folders are resolved against `here`. Throws `UsageError` for
 * invalid options.
 */
export function readStartOptions(values: StartValues, here: string = process.cwd()): StartOptions {
  const port = values.port === undefined ? DEFAULT_PORT : Number(values.port);
  if (values.port === '' || !Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port expects a number from 0 to 65535, not "${values.port ?? ''}".`);
  const folder = values.data ? path.resolve(here, values.data) : path.join(REPOSITORY, 'data');
  if (values.postgres && values.fresh)
    throw new UsageError('--fresh empties a data folder, not a PostgreSQL. Empty the PostgreSQL itself.');
  if (values.postgres && values.backups)
    throw new UsageError('--backups is for a data folder. For a PostgreSQL schedule npm run backup.');
  if (values.backups && isBelow(path.resolve(here, values.backups), folder))
    throw new UsageError('--backups is in the data folder: each backup would contain all earlier ones.');
  if (values.demo && values['no-demo']) throw new UsageError('--demo and --no-demo contradict each other.');
  if (values.admin !== undefined && !values.admin.includes('@'))
    throw new UsageError(`--admin expects an e-mail address, not "${values.admin}".`);
  const postgres = values.postgres ? placeOf(values.postgres, here) : null;
  const demo = values.demo ? true : values['no-demo'] ? false : null;
  const { fresh, admin = null } = values;
  const backups = values.backups ? path.resolve(here, values.backups) : null;
  return { port, folder, postgres, fresh, demo, admin, backups };
}

const placeOf = (postgres: string, here: string) =>
  postgres.includes('://') ? postgres : path.resolve(here, postgres);
