import { command, UsageError } from './command.ts';

const HELP = 'npm run greet -- <name>';
const greet = command({
  help: HELP,
  options: { loud: { type: 'boolean', default: false } },
  takesNames: true,
  run: async ({ loud }, [name]) => {
    if (name === 'nobody') return false;
    if (name === 'crowd') throw new UsageError('One name at a time.');
    if (name === 'ghost') throw new Error('There is no ghost.');
    console.log(`${loud ? 'HELLO' : 'hello'} ${String(name)}`);
    return true;
  },
});

let log: jest.SpyInstance;
let error: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation();
  error = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

it('receives its options and other arguments', async () => {
  await greet(['--loud', 'Ana']);
  expect(log).toHaveBeenCalledWith('HELLO Ana');
  expect(process.exitCode).toBeUndefined();
});

it('prints its help and does nothing else with --help', async () => {
  await greet(['Ana', '--help']);
  expect(log.mock.calls).toEqual([[HELP]]);
});

it.each([
  ['an unknown option', ['--quiet'], /^Unknown option '--quiet'[^]*\n\nnpm run greet/],
  ['unexpected arguments', ['nobody'], /^npm run greet -- <name>$/],
  ['mutually exclusive arguments', ['crowd'], /^One name at a time\.\n\nnpm run greet/],
  ['a failure', ['ghost'], /^There is no ghost\.$/],
])('reports %s and exits with 1', async (_, args, message) => {
  await greet(args);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(message));
  expect(process.exitCode).toBe(1);
});

it('rejects names when it expects none', async () => {
  const ran = jest.fn(async () => true);
  await command({ help: HELP, run: ran })(['Ana']);
  expect(ran).not.toHaveBeenCalled();
  expect(process.exitCode).toBe(1);
});
