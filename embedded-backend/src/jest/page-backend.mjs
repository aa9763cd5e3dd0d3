// Runs outside Jest's sandbox, once per worker: PGlite and lite are ES modules that the sandbox cannot load.
import path from 'node:path';
import { createBackend, generateKeys, MemoryMailbox } from '../index.ts';
import { readProject, readSnapshot, snapshotOf, takeTemplate } from '../node/index.ts';
import { testInstant } from '../test-clock/instant.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

// PGlite's idle timer would keep the finished worker alive for ten seconds. Shorter timers are not looked at,
// because reading the stack of each would take longer than most of them.
const LONG_MS = 5000;
const realSetTimeout = globalThis.setTimeout;
globalThis.setTimeout = Object.assign((...args) => {
  const timer = realSetTimeout(...args);
  if (args[1] >= LONG_MS && isCalledBy('__setitimer_js')) timer.unref();
  return timer;
}, realSetTimeout);

/**
 * Whether a function with this name is on the stack. Without source maps, which would slow down every timer.
 */
function isCalledBy(name) {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, sites) => sites.some((site) => site.getFunctionName() === name);
  const { stack } = new Error();
  Error.prepareStackTrace = prepareStackTrace;
  return stack;
}

let started;

/** The worker's backend: seeded, without rate limits, resettable to the seed. */
export function pageBackend() {
  started ??= start();
  return started;
}

async function start() {
  const project = await readProject(path.join(REPOSITORY, 'supabase'));
  const snapshot = await snapshotOf(project, path.join(REPOSITORY, '.cache/backend'), testInstant());
  const keys = generateKeys();
  const backend = await createBackend({
    source: { snapshot: await readSnapshot(snapshot) },
    keys,
    siteUrl: 'http://localhost',
    migrations: [],
    templates: project.templates,
    functions: project.functions,
    photos: project.photos,
    mailbox: new MemoryMailbox(),
    rateLimits: false,
  });
  const template = await takeTemplate(backend);
  process.exitCode = undefined; // PGlite sets it
  return { backend, keys, restore: template.restore };
}
