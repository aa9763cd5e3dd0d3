import path from 'node:path';
import { REPOSITORY } from '../workspaces.ts';
import { DEFAULT_PORT, readStartOptions } from './start-options.ts';

describe('the options of npm start', () => {
  it('default to port 4300 and the folder data', () => {
    expect(readStartOptions([])).toEqual({
      port: DEFAULT_PORT,
      folder: path.join(REPOSITORY, 'data'),
      fresh: false,
      help: false,
    });
    expect(DEFAULT_PORT).toBe(4300);
  });

  it('take another port and folder, and new data', () => {
    const args = ['--port', '4400', '--data=elsewhere', '--fresh'];
    expect(readStartOptions(args, '/srv')).toEqual({
      port: 4400,
      folder: path.resolve('/srv/elsewhere'),
      fresh: true,
      help: false,
    });
  });

  it.each(['http', '', '-1', '65536', '43.5'])('refuse %p as a port', (port) => {
    expect(() => readStartOptions([`--port=${port}`])).toThrow(/--port takes a number from 0 to 65535/);
  });

  it('refuse what they do not know', () => {
    expect(() => readStartOptions(['--prot', '1'])).toThrow(/--prot/);
    expect(() => readStartOptions(['4400'])).toThrow();
  });
});
