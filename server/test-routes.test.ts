import { testRoutes } from './test-routes.ts';

describe('test routes', () => {
  const calls: string[] = [];
  const controls = {
    reset: (aheadMs: number) => Promise.resolve(void calls.push(`reset ${aheadMs}`)),
    takeTemplate: () => Promise.resolve(void calls.push('template')),
    runJobs: () => Promise.resolve(void calls.push('jobs')),
    holdClock: (instant: Date | null) => void calls.push(`clock ${instant?.toISOString() ?? 'runs'}`),
  };
  const post = async (pathname: string, body = '', method = 'POST') => {
    const request = new Request(`http://portal${pathname}`, { method, ...(body && { body }) });
    return (await testRoutes(controls, request, pathname)).status;
  };

  beforeEach(() => void (calls.length = 0));

  it('resets, takes a template, runs jobs and fixes the clock', async () => {
    expect(await post('/_test/reset', '-3600000')).toBe(204);
    expect(await post('/_test/template')).toBe(204);
    expect(await post('/_test/jobs')).toBe(204);
    expect(await post('/_test/clock', '2026-11-24T12:00:00Z')).toBe(204);
    expect(await post('/_test/clock')).toBe(204);
    expect(calls).toEqual([
      'reset -3600000',
      'template',
      'jobs',
      'clock 2026-11-24T12:00:00.000Z',
      'clock runs',
    ]);
  });

  it('rejects unknown requests', async () => {
    expect(await post('/_test/reset', '', 'GET')).toBe(405);
    expect(await post('/_test/clock', 'tomorrow')).toBe(400);
    expect(await post('/_test/reset')).toBe(400);
    expect(await post('/_test/reset', 'a day')).toBe(400);
    expect(await post('/_test/drop')).toBe(404);
    expect(calls).toEqual([]);
  });
});
