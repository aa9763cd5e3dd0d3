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
  it('does without optional packages of other platforms', () => {
    expect(isInstalled(root)).toBe(true);
  });

  it.each([
    ['a bare clone', () => rmSync(path.join(root, 'node_modules'), { recursive: true })],
    [
      'another version',
      () => lock('node_modules/.package-lock.json', { 'node_modules/react': { version: '18' } }),
    ],
    ['a package that is not there', () => lock('node_modules/.package-lock.json', {})],
    [
      'a package of ours that is not linked',
      () => rmSync(path.join(root, 'node_modules/shell'), { recursive: true }),
    ],
  ])('sees %s', (_, spoil) => {
    spoil();
    expect(isInstalled(root)).toBe(false);
  });
});

/** Writes a command that installs, with an npm that never ends. */
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
  ] as const)('ends it with us: %s', async (signal, code) => {
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

  it('ends with the shell that an outer npm runs us in, which alone gets its SIGTERM', async () => {
    writeEndlessInstall();
    // Two commands: a shell may replace itself by its last one.
    const started = spawn('sh', ['-c', '"$0" tools/run.mjs start; exit', process.execPath], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, npm_execpath: path.join(root, 'npm.js'), npm_lifecycle_event: 'start' },
    });
    const [words] = (await once(started.stderr, 'data')) as [Buffer];
    const npm = npmOf(words);
    started.kill('SIGTERM');
    // Our processes hold its other end.
    await once(started.stderr, 'close');
    expect(() => process.kill(npm, 0)).toThrow('ESRCH');
  });

  it("leaves out the settings of the npm that runs us, and runs that one's program", () => {
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

  it('takes npm from the path when another program runs us', () => {
    expect(npmCommand({}).command).toBe('npm');
    expect(npmCommand({ npm_execpath: '/yarn/bin/yarn' }).command).toBe('npm');
  });
});

describe('which Node goes on', () => {
  it('is the one that the repository installs', () => {
    write(path.relative(root, ownNode(root)), '');
    expect(chooseNode(root, { version: '18.0.0' })).toEqual({ path: ownNode(root), flags: [] });
  });

  it.each([
    ['22.12.0', { path: '/node', flags: ['--experimental-strip-types'] }],
    ['22.18.0', { path: '/node', flags: [] }],
    ['24.1.0', { path: '/node', flags: [] }],
    ['22.11.9', null],
    ['18.19.0', null],
  ])("without it, on a machine with Node %s, is the machine's if it can", (version, chosen) => {
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
