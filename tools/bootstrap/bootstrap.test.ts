import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled, npmCommand } from './installation.mjs';
import { chooseNode, isAtLeast, ownNode } from './node-choice.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'bootstrap-'));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const lock = (file: string, packages: object) => write(file, JSON.stringify({ packages }));

const WANTED = {
  '': { version: '0.0.0' },
  shell: { version: '0.1.0' },
  'node_modules/shell': { link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
};

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  lock('package-lock.json', WANTED);
  write('node_modules/shell/package.json', '{}');
  lock('node_modules/.package-lock.json', { 'node_modules/react': { version: '19.3.1' } });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('whether everything is installed', () => {
  it('accepts missing optional packages of other platforms', () => {
    expect(isInstalled(root)).toBe(true);
  });

  it.each([
    ['a clone without node_modules', () => rmSync(path.join(root, 'node_modules'), { recursive: true })],
    [
      'another version',
      () => lock('node_modules/.package-lock.json', { 'node_modules/react': { version: '18' } }),
    ],
    ['a missing package', () => lock('node_modules/.package-lock.json', {})],
    [
      'a workspace package that is not linked',
      () => rmSync(path.join(root, 'node_modules/shell'), { recursive: true }),
    ],
  ])('sees %s', (_, spoil) => {
    spoil();
    expect(isInstalled(root)).toBe(false);
  });
});

/** Writes an install command whose npm never ends. */
function writeEndlessInstall() {
  cpSync(__dirname, path.join(root, 'tools/bootstrap'), { recursive: true });
  cpSync(path.join(__dirname, '../run.mjs'), path.join(root, 'tools/run.mjs'));
  write('npm.js', `console.error('npm', process.pid); setInterval(() => {}, 1000);`);
  rmSync(path.join(root, 'node_modules'), { recursive: true });
}

const npmOf = (words: Buffer) => Number(/npm (\d+)/.exec(words.toString())?.[1]);

describe('running npm', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 143],
  ] as const)('stops npm when this process receives %s', async (signal, code) => {
    writeEndlessInstall();
    const started = spawn(process.execPath, [path.join(root, 'tools/run.mjs'), 'start'], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, npm_execpath: path.join(root, 'npm.js') },
    });
    const [words] = (await once(started.stderr, 'data')) as [Buffer];
    const npm = npmOf(words);
    expect(() => process.kill(npm, 0)).not.toThrow();
    started.kill(signal);
    expect(await once(started, 'exit')).toEqual([code, null]);
    expect(() => process.kill(npm, 0)).toThrow('ESRCH');
  });

  it('stops when an outer npm sends SIGTERM to its shell only', async () => {
    writeEndlessInstall();
    // Two commands, because a shell may replace itself with its last one.
    const started = spawn('sh', ['-c', '"$0" tools/run.mjs start; exit', process.execPath], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, npm_execpath: path.join(root, 'npm.js'), npm_lifecycle_event: 'start' },
    });
    const [words] = (await once(started.stderr, 'data')) as [Buffer];
    const npm = npmOf(words);
    started.kill('SIGTERM');
    // The processes under test hold the other end.
    await once(started.stderr, 'close');
    expect(() => process.kill(npm, 0)).toThrow('ESRCH');
  });

  it("removes the settings of the calling npm and uses that npm's program", () => {
    const env = {
      PATH: '/bin',
      npm_execpath: '/npm/bin/npm-cli.js',
      npm_config_prefix: '/x',
      NPM_CONFIG_A: 'y',
    };
    const npm = npmCommand(env);
    expect(npm).toMatchObject({ command: process.execPath, env: { PATH: '/bin' } });
    expect(Object.keys(npm.env)).toEqual(['PATH']);
    expect(npm.args.slice(0, 3)).toEqual(['/npm/bin/npm-cli.js', 'ci', '--loglevel=error']);
  });

  it('takes npm from the path when another program is the caller', () => {
    expect(npmCommand({}).command).toBe('npm');
    expect(npmCommand({ npm_execpath: '/yarn/bin/yarn' }).command).toBe('npm');
  });
});

describe('the choice of Node', () => {
  it('prefers the one that the repository installs', () => {
    write(path.relative(root, ownNode(root)), '');
    expect(chooseNode(root, { version: '18.0.0' })).toEqual({ path: ownNode(root), flags: [] });
  });

  it.each([
    ['22.12.0', { path: '/node', flags: ['--experimental-strip-types'] }],
    ['22.18.0', { path: '/node', flags: [] }],
    ['24.1.0', { path: '/node', flags: [] }],
    ['22.11.9', null],
    ['18.19.0', null],
  ])('falls back to a sufficient Node of the machine: %s', (version, chosen) => {
    expect(chooseNode(root, { version, execPath: '/node' })).toEqual(chosen);
  });

  it('compares major and minor', () => {
    expect([
      isAtLeast('22.2.0', [22, 12]),
      isAtLeast('23.0.0', [22, 12]),
      isAtLeast('18.0.0', [18, 0]),
    ]).toEqual([false, true, true]);
  });
});
