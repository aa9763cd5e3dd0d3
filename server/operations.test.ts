import type { Peer } from './listen.ts';
import { createOperations, type OperationsOptions } from './operations.ts';

const LOCAL: Peer = { isLocal: true, peerAddress: '127.0.0.1' };
const REMOTE: Peer = { isLocal: false, peerAddress: '203.0.113.9' };
const page = () => Promise.resolve(new Response('page'));

const operationsOf = (options: Partial<OperationsOptions> = {}) =>
  createOperations({
    isReady: () => Promise.resolve(true),
    jobs: () => ({ isLeader: true, endedAt: 5000 }),
    metricsToken: null,
    isPublic: false,
    ...options,
  });
const ask = (options: Partial<OperationsOptions>, path: string, peer = LOCAL, headers = {}) =>
  operationsOf(options).before(page)(new Request(`http://127.0.0.1${path}`, { headers }), peer);

test('every other path is passed on', async () =>
  expect(await (await ask({}, '/planos')).text()).toBe('page'));

describe('/healthz', () => {
  test('answers while the database does not', async () => {
    const failing = { isReady: () => Promise.reject(new Error('down')) };
    expect((await ask(failing, '/healthz', REMOTE)).status).toBe(200);
  });
});

describe('/readyz', () => {
  test.each([
    ['ready', () => Promise.resolve(true), 200],
    ['starting or stopping', () => Promise.resolve(false), 503],
    ['without its database', () => Promise.reject(new Error('down')), 503],
    ['with a database that never answers', () => new Promise<boolean>(() => undefined), 503],
  ])('of a portal %s', async (_, isReady, status) => {
    expect((await ask({ isReady }, '/readyz', REMOTE)).status).toBe(status);
  });
});

describe('/metrics', () => {
  const token = { metricsToken: 'a-long-token' };

  test.each([
    ['on this machine', {}, LOCAL, {}, 200],
    ['from elsewhere', {}, REMOTE, {}, 403],
    ['on this machine when a proxy may be in front', { isPublic: true }, LOCAL, {}, 403],
    ['without the token', token, LOCAL, {}, 403],
    ['with another token', token, REMOTE, { authorization: 'Bearer a-long-tokem' }, 403],
    ['with the token', token, REMOTE, { authorization: 'Bearer a-long-token' }, 200],
  ])('%s', async (_, options, peer, headers, status) => {
    expect((await ask(options, '/metrics', peer, headers)).status).toBe(status);
  });

  test('counts requests by kind and class of status, and shows the jobs', async () => {
    const operations = operationsOf();
    const answered = { id: 'x', path: '/rest/v1/rpc/today', kind: 'rest', seconds: 0.03 } as const;
    operations.count({ ...answered, method: 'POST', status: 200 });
    operations.count({ ...answered, method: 'PROPFIND', status: 405 });
    operations.countFault();
    const text = await (await operations.before(page)(new Request('http://127.0.0.1/metrics'), LOCAL)).text();
    expect(text).toContain('portal_request_duration_seconds_count{kind="rest",method="POST",status="2xx"} 1');
    expect(text).toContain('{kind="rest",method="other",status="4xx"} 1');
    expect(text).toContain('portal_faults_total 1');
    expect(text).toContain('portal_jobs_leader 1');
    expect(text).toContain('portal_jobs_ended_timestamp_seconds 5');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });
});
