import { createLog, logFormatOf } from './log.ts';

const answered = {
  id: 'a1',
  method: 'GET',
  kind: 'page',
  path: '/sala/:id',
  status: 200,
  seconds: 0.0124,
} as const;
const lines = () => [console.log, console.error].flatMap((write) => jest.mocked(write).mock.calls);
beforeEach(() => {
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

test('JSON has one object a line, with the id of the request', () => {
  const log = createLog('json');
  log.answered(answered);
  log.fault(new Error('first\nsecond', { cause: 'third' }), '/sala/:id', 'a1');
  expect(lines().every(([line]) => !String(line).includes('\n'))).toBe(true);
  expect(lines().map(([line]) => JSON.parse(String(line)) as unknown)).toEqual([
    {
      time: expect.any(String),
      level: 'info',
      id: 'a1',
      method: 'GET',
      kind: 'page',
      path: '/sala/:id',
      status: 200,
      ms: 12,
    },
    {
      time: expect.any(String),
      level: 'error',
      id: 'a1',
      at: '/sala/:id',
      error: {
        name: 'Error',
        message: 'first\nsecond',
        stack: expect.any(String),
        cause: { message: 'third' },
      },
    },
  ]);
});

test('text has only faults', () => {
  const log = createLog('text');
  log.answered(answered);
  const error = new Error('down');
  log.fault(error, 'Rendering a page');
  expect(lines()).toEqual([['Rendering a page failed:', error]]);
});

test.each([
  [{}, 'text'],
  [{ LOG_FORMAT: 'json' }, 'json'],
])('the environment %p means %s', (environment, format) => expect(logFormatOf(environment)).toBe(format));
