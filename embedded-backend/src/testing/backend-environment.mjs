import { cpSync } from 'node:fs';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import * as embeddedBackend from '../index.ts';
import * as embeddedNode from '../node/index.ts';
import { postgresDatabase } from '../postgres/open-postgres.ts';
import { enterTestClock } from '../test-clock/enter-test-clock.ts';
import { startClock, stopClock } from '../test-clock/process-clock.ts';
import { testInstant } from '../test-clock/instant.ts';
import { drawJpeg } from './draw-jpeg.mjs';
import { newDataFolder } from './new-data-folder.ts';
import { newDatabase } from './server.ts';

const ORIGIN = 'https://portal.test';
const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

const { createBackend, generateKeys, MemoryMailbox } = embeddedBackend;
const { readProject, readSnapshot, snapshotOf } = embeddedNode;

const portalProject = () => readProject(path.join(REPOSITORY, 'supabase'));

let emptyDatabase;

/**
 * A database before its first migration, created once per worker: initdb takes seconds, loading its files
 * does not.
 */
async function makeEmptyDatabase() {
  const backend = await createBackend({
    source: {},
    keys: generateKeys(),
    siteUrl: ORIGIN,
    migrations: [],
    mailbox: new MemoryMailbox(),
    templates: { confirmation: '', magic_link: '', recovery: '' },
  });
  const dump = await backend.dump('none');
  await backend.close();
  return dump;
}

/** The database with every migration and the seed, kept for all workers. */
async function seededDatabase() {
  const files = await snapshotOf(
    await portalProject(),
    path.join(REPOSITORY, '.cache/backend'),
    testInstant(),
  );
  return { snapshot: await readSnapshot(files) };
}

/** Puts a data folder that a deployment has just made in `folder`. */
async function copyDataFolder(folder, deployment) {
  const made = { project: await portalProject(), deployment, instant: testInstant() };
  cpSync(await newDataFolder(made, path.join(REPOSITORY, '.cache/data-folders')), folder, {
    recursive: true,
  });
}

/**
 * Node with the backend loaded outside Jest's sandbox, like every host: PGlite and lite are ES modules with
 * dynamic imports, which the sandbox does not support.
 */
export default class BackendEnvironment extends TestEnvironment {
  #onServer;

  constructor(config, context) {
    super(config, context);
    this.#onServer = config.projectConfig.testEnvironmentOptions['database'] === 'postgres';
    // A server uses the machine's clock.
    if (!this.#onServer) enterTestClock(this.global);
  }

  async setup() {
    await super.setup();
    this.global.embeddedBackend = embeddedBackend;
    this.global.embeddedNode = embeddedNode;
    this.global.copyDataFolder = copyDataFolder;
    this.global.drawJpeg = drawJpeg;
    const onServer = async () => postgresDatabase(await newDatabase());
    this.global.emptySource = this.#onServer
      ? onServer
      : async () => ({ snapshot: await (emptyDatabase ??= makeEmptyDatabase()) });
    this.global.seededSource = this.#onServer ? onServer : seededDatabase;
    this.global.portalOrigin = ORIGIN;
    this.global.portalProject = portalProject;
    this.global.sendRequest = (backend, request, peerAddress) => backend.fetch(request, { peerAddress });
    this.global.outerConsole = console;
    this.global.outerProcess = process;
    this.global.startClock = startClock;
  }

  async teardown() {
    stopClock();
    await super.teardown();
  }
}
