import path from 'node:path';
import { createBackend, generateKeys, MemoryMailbox } from 'embedded-backend';
import { readProject } from 'embedded-backend/node';
import { ACTORS, SEEDED_AT, TRIED_AT } from './actors.ts';
import { ARRANGE } from './arrange.ts';
import { probeOutside, putFiles } from './probe-outside.ts';
import { probeProcedures } from './probe-procedures.ts';
import { probeTables } from './probe-tables.ts';
import { readCapabilities } from './read-capabilities.ts';
import { readColumns } from './read-columns.ts';
import { writeMatrix } from './write-matrix.ts';

/**
 * The access matrix: every attempt of every actor on a seeded in-memory backend.
 * @param repository its folder
 */
export async function probeAll(repository: string): Promise<string> {
  const project = await readProject(path.join(repository, 'supabase'));
  const keys = generateKeys();
  const backend = await createBackend({
    ...project,
    seed: `set app.now = '${SEEDED_AT}'; ${project.seed}`,
    source: {},
    keys,
    siteUrl: 'http://portal.test',
    mailbox: new MemoryMailbox(),
    rateLimits: false,
  });
  try {
    await backend.setClock(new Date(TRIED_AT));
    await backend.db.exec(ARRANGE);
    await putFiles(backend, keys, ACTORS);
    const tried = {
      tables: await probeTables(backend.db, ACTORS),
      procedures: await probeProcedures(backend.db, ACTORS),
      ...(await probeOutside(backend, keys, ACTORS)),
    };
    return writeMatrix(ACTORS, tried, await readColumns(backend.db), await readCapabilities(backend.db));
  } finally {
    await backend.close();
  }
}
