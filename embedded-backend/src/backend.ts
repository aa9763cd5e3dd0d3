import { createAuthApi } from './auth/auth-api.ts';
import { CodeLimiter } from './auth/code-limit.ts';
import { defaultAuthSettings, type AuthContext, type AuthSettings } from './auth/context.ts';
import { FactorLimiter } from './auth/factor-limit.ts';
import { MailLimiter, RateLimiter } from './auth/rate-limit.ts';
import { openSession, sessionJson, type SessionJson } from './auth/session.ts';
import { findUserByEmail } from './auth/users.ts';
import { AdjustableClock } from './clock.ts';
import type { Database } from './database/database.ts';
import { migrate, seedOnce, type Migration } from './database/migrations.ts';
import { openDatabase, type OpenDatabase, type Source } from './database/open.ts';
import type { Processes } from './database/processes.ts';
import { withoutValues } from './database/without-values.ts';
import { createFunctionsApi, type Functions } from './functions/functions-api.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { createJobs, createSimulation } from './jobs/jobs.ts';
import type { BackendKeys } from './keys.ts';
import type { Mail, Mailbox } from './mail/mailbox.ts';
import { createMailer, type MailTemplates } from './mail/mailer.ts';
import { createHub, type Realtime } from './realtime/hub.ts';
import { createDataApi } from './rest/data-api.ts';
import { MemoryFileStore, type FileStore } from './storage/file-store.ts';
import { createStorageApi } from './storage/storage-api.ts';

export interface BackendOptions {
  readonly source: Source;
  readonly keys: BackendKeys;
  /** Origin of the portal. */
  readonly siteUrl: string;
  readonly migrations: readonly Migration[];
  /** Checks the database before the migrations; when it throws, the database is unchanged. */
  readonly admit?: (database: Database) => Promise<void>;
  /** Called with the database as a tar file before it is migrated from an earlier release. */
  readonly beforeUpgrade?: (dump: Blob) => Promise<void>;
  /** Runs once after the migrations on a new database. */
  readonly seed?: string;
  readonly mailbox: Mailbox;
  /**
   * Sends a function's e-mail and rejects when it was not sent, so that the outbox checks it again before the
   * next try; default: the mailbox.
   */
  readonly sendMail?: ((mail: Mail) => Promise<void>) | undefined;
  /** From whom `sendMail` sends: an address, or a name and an address in angle brackets. */
  readonly sender?: string | undefined;
  readonly templates: MailTemplates;
  /** Where uploaded files are stored; default: memory. */
  readonly files?: FileStore;
  /** Functions served at /functions/v1; default: none. */
  readonly functions?: Functions;
  /** The bank that functions call (`_shared/payments/bank.ts`); default: none. */
  readonly bank?: unknown;
  /** The servers by which browsers reach each other (`_shared/ice/settings.ts`); default: none. */
  readonly ice?: unknown;
  /** Reads and writes photos for functions (`_shared/photos/codec.ts`); default: none. */
  readonly photos?: unknown;
  readonly auth?: Partial<Omit<AuthSettings, 'siteUrl'>>;
  /**
   * Limits sign-in requests by the peer's network, and e-mails and wrong codes by recipient; on by default.
   */
  readonly rateLimits?: boolean;
  /** Whether Realtime has public channels, which anyone may join; off by default, as in the portal's project. */
  readonly publicChannels?: boolean;
  /** Reports failures of the backend itself; default: the console. */
  readonly onError?: (error: unknown) => void;
}

export interface Backend {
  /** Handles a request to /auth/v1, /rest/v1, /storage/v1, /functions/v1 or /realtime/v1/api; never throws. */
  readonly fetch: Gateway;
  /** The WebSockets of /realtime/v1/websocket. */
  readonly realtime: Realtime;
  readonly mailbox: Mailbox;
  /** Database access as its owner, in the same queue as the requests. */
  readonly db: Database;
  readonly clock: AdjustableClock;
  /** Sets a fixed time for the backend (database and tokens); null restores the running clock. */
  setClock(instant: Date | null): Promise<void>;
  /** Opens a session for an existing user without credentials; for hosts, never reachable by a request. */
  signIn(email: string): Promise<SessionJson>;
  /**
   * Runs the jobs that Supabase runs each minute (expiry, completion, reminders, waiting e-mails) and each
   * day, once.
   */
  runJobs(): Promise<void>;
  /** Sends the refunds of a demonstration that are due. */
  settleSimulated(): Promise<void>;
  /** What it shares with other processes on its database. */
  readonly processes: Processes;
  /** The database as a tar file (`gzip` for a browser or a backup), usable as `source.snapshot`. */
  dump(compression: 'none' | 'gzip'): Promise<Blob>;
  /** Versions of the migrations applied by this start. */
  readonly applied: readonly string[];
  /** Whether this start ran the seed. */
  readonly seeded: boolean;
  /** Waits for running requests and the work after their answers, and closes the database. */
  close(): Promise<void>;
}

async function prepareDatabase(open: OpenDatabase, options: BackendOptions) {
  await options.admit?.(open.database);
  const { beforeUpgrade } = options;
  const applied = await migrate(
    open.database,
    options.migrations,
    beforeUpgrade && (async () => beforeUpgrade(await open.dump('none'))),
  );
  const seeded = options.seed === undefined ? false : await seedOnce(open.database, options.seed);
  return { applied, seeded };
}

/** Supabase's API on one database. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { keys, mailbox, siteUrl, rateLimits = true } = options;
  const open = await openDatabase(options.source);
  try {
    const { processes } = open;
    const { applied, seeded } = await processes.exclusively('prepare', () => prepareDatabase(open, options));
    const clock = new AdjustableClock();
    const counts = rateLimits ? processes.limits : null;
    const context: AuthContext = {
      database: open.database,
      clock,
      keys,
      mailer: createMailer(mailbox, options.templates, clock),
      mailLimiter: counts && new MailLimiter(clock, counts),
      codeLimiter: counts && new CodeLimiter(clock, counts),
      factorLimiter: counts && new FactorLimiter(clock, counts),
      settings: { ...defaultAuthSettings, ...options.auth, siteUrl },
    };
    const report = options.onError ?? ((error: unknown) => console.error(error));
    const onError = (error: unknown) => report(withoutValues(error));
    const limiter = counts && new RateLimiter(clock, counts);
    const authApi = createAuthApi({ context, limiter, onError });
    const dataApi = await createDataApi(open.connection);
    const files = options.files ?? new MemoryFileStore();
    const storageApi = createStorageApi({ database: open.database, files, keys, clock });
    const afterwards = new Set<Promise<void>>();
    const functionsApi = createFunctionsApi({
      functions: options.functions ?? {},
      siteUrl,
      sender: options.sender,
      keys,
      bank: options.bank ?? null,
      ice: options.ice,
      photos: options.photos,
      fetch: (request) => gateway(request),
      sendMail:
        options.sendMail ??
        (async (mail) => {
          await mailbox.send(mail, new Date(clock.now()).toISOString());
        }),
      afterAnswer: (work) => {
        const done: Promise<void> = work()
          .catch(onError)
          .finally(() => afterwards.delete(done));
        afterwards.add(done);
      },
    });
    const { publicChannels: hasPublicChannels = false } = options;
    const realtime = createHub({ open, keys, clock, hasPublicChannels, onError });
    const gateway = createGateway({
      keys,
      clock,
      authApi,
      dataApi,
      storageApi,
      functionsApi,
      realtime,
      onError,
    });
    const callFunction = async (name: string) => {
      if (options.functions?.[name]) await callAsService(gateway, siteUrl, keys, name);
    };

    return {
      mailbox,
      clock,
      applied,
      seeded,
      db: open.database,
      fetch: gateway,
      realtime,
      processes,
      setClock: async (instant) => {
        clock.hold(instant);
        await open.holdTime(instant?.toISOString() ?? '');
      },
      signIn: (email) => signIn(context, email),
      runJobs: createJobs({ database: open.database, callFunction, now: () => clock.now() }, onError),
      settleSimulated: createSimulation({ database: open.database, callFunction }, onError),
      dump: (compression) => open.dump(compression),
      close: async () => {
        await realtime.close();
        await Promise.all(afterwards);
        await open.close();
      },
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}

/** Calls one of the backend's own functions. Throws when it fails. */
async function callAsService(
  gateway: Gateway,
  siteUrl: string,
  keys: BackendKeys,
  name: string,
): Promise<void> {
  const headers = { apikey: keys.secret };
  const response = await gateway(new Request(`${siteUrl}/functions/v1/${name}`, { method: 'POST', headers }));
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
}

async function signIn(context: AuthContext, email: string): Promise<SessionJson> {
  return context.database.transaction(async (inside) => {
    const user = await findUserByEmail(inside, email);
    if (user === null) throw new Error(`There is no account with the address ${email}.`);
    const tokens = await openSession(context, inside, user.id, 'password', null);
    return sessionJson(context, inside, user.id, tokens);
  });
}
