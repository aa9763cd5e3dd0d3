import path from 'node:path';
import { createBackend, generateKeys, MemoryMailbox, type Backend, type Source } from 'embedded-backend';
import { readProject } from 'embedded-backend/node';
import { REPOSITORY } from '../../tools/workspaces.ts';
import {
  agendaSql,
  practiceSql,
  scaleSql,
  WITHOUT_TRIGGERS,
  type Scale,
} from '../../supabase/tests/support/scale-sql.ts';
import { scaleMoneySql } from '../../supabase/tests/support/scale-money-sql.ts';

/** A backend with the project's definition on any database. The caller closes it. */
export async function projectBackend(source: Source, siteUrl = 'http://127.0.0.1'): Promise<Backend> {
  const project = await readProject(path.join(REPOSITORY, 'supabase'));
  const mailbox = new MemoryMailbox();
  return createBackend({ ...project, source, keys: generateKeys(), siteUrl, mailbox, rateLimits: false });
}

/** Fills a backend's database with generated rows; `log` receives the duration of each step. */
export async function fill({ db }: Backend, scale: Scale, log: (line: string) => void): Promise<void> {
  const timed = async (what: string, work: () => Promise<void>) => {
    const started = performance.now();
    await work();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    log(`${seconds.padStart(7)} s  ${what.replace(/\s+/g, ' ').slice(0, 60)}`);
  };
  for (const statement of [...scaleSql(scale), ...agendaSql(scale), ...practiceSql(), ...scaleMoneySql()])
    await timed(statement, () =>
      db.transaction(async (inside) => {
        await inside.exec(WITHOUT_TRIGGERS);
        await inside.exec(statement);
      }),
    );
  await timed('counting', () => db.exec('select private.count_anew()'));
  await timed('hints of the search', async () => {
    await db.exec('analyze');
    let computed = 1;
    while (computed > 0)
      computed = (await db.query<{ n: number }>('select private.keep_openings(5000) as n'))[0]?.n ?? 0;
  });
  await timed('vacuum analyze', () => db.exec('vacuum analyze'));
}
