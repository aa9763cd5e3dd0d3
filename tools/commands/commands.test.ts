import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { REPOSITORY } from '../workspaces.ts';
import { DEFAULT_PORT, readStartOptions, START_OPTIONS } from './start-options.ts';

const read = (args: readonly string[], here?: string) =>
  readStartOptions(parseArgs({ args: [...args], options: START_OPTIONS }).values, here);

describe('the options of npm start', () => {
  it('default to port 4300 and the folder data', () => {
    expect(read([])).toEqual({
      port: DEFAULT_PORT,
      folder: path.join(REPOSITORY, 'data'),
      postgres: null,
      fresh: false,
      demo: null,
      admin: null,
      backups: null,
    });
    expect(DEFAULT_PORT).toBe(4300);
  });

  it('accept another port and folder, and fresh data', () => {
    const args = ['--port', '4400', '--data=elsewhere', '--fresh'];
    expect(read(args, '/srv')).toEqual({
      port: 4400,
      folder: path.resolve('/srv/elsewhere'),
      postgres: null,
      fresh: true,
      demo: null,
      admin: null,
      backups: null,
    });
  });

  it('accept a PostgreSQL by URL or folder, and do not empty it with --fresh', () => {
    const url = 'postgres://postgres@127.0.0.1:5432/portal';
    expect(read(['--postgres', url])).toMatchObject({ postgres: url });
    expect(read(['--postgres', 'rows'], '/srv')).toMatchObject({
      postgres: path.resolve('/srv/rows'),
    });
    expect(() => read(['--postgres', 'rows', '--fresh'])).toThrow('--fresh');
  });

  it('accept a folder for backups outside of the data', () => {
    expect(read(['--data', 'data', '--backups', 'backups'], '/srv')).toMatchObject({
      backups: path.resolve('/srv/backups'),
    });
    for (const inside of ['data', 'data/backups'])
      expect(() => read(['--data', 'data', '--backups', inside], '/srv')).toThrow('--backups is in the data');
  });

  it('accept the demonstration mode and an admin', () => {
    expect(read(['--demo'])).toMatchObject({ demo: true });
    expect(read(['--no-demo', '--admin', 'ana@exemplo.com.br'])).toMatchObject({
      demo: false,
      admin: 'ana@exemplo.com.br',
    });
    expect(() => read(['--demo', '--no-demo'])).toThrow('contradict');
    expect(() => read(['--admin', 'ana'])).toThrow('--admin expects an e-mail address');
  });

  it.each(['http', '', '-1', '65536', '43.5'])('reject %p as a port', (port) => {
    expect(() => read([`--port=${port}`])).toThrow(/--port expects a number from 0 to 65535/);
  });

  it('reject unknown options', () => {
    expect(() => read(['--prot', '1'])).toThrow(/--prot/);
    expect(() => read(['4400'])).toThrow();
  });
});

it.each(['release', 'isolated', 'new'])('npm run %s reports an unknown option', (command) => {
  const args = [path.join(REPOSITORY, 'tools/cli.ts'), command, '--bogus'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unknown option '--bogus'/);
  expect(stderr).toContain(`npm run ${command}`);
  expect(stderr).not.toMatch(/node:internal/);
});

it('lists the commands when the given one is unknown', () => {
  const args = [path.join(REPOSITORY, 'tools/cli.ts'), 'strat'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^There is no command "strat"\. The commands: access-matrix, .*, start, test, types\n$/,
  );
});
