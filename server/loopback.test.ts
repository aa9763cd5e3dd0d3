import { isFromThisMachine, isLoopbackAddress } from './loopback.ts';

it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', 'localhost'])(
  '%s is a loopback address',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  },
);

it.each(['0.0.0.0', '::', '10.0.0.1', '203.0.113.7', '::ffff:10.0.0.1', 'fe80::1', 'portal.example', ''])(
  '%s is not a loopback address',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  },
);

it('identifies a local request by its connection and its host', () => {
  const request = new Request('http://localhost:4300/_mail');
  expect(isFromThisMachine(request, '127.0.0.1')).toBe(true);
  expect(isFromThisMachine(request, '::1')).toBe(true);
  // A remote client can send any Host header.
  for (const address of ['192.168.0.7', '::ffff:192.168.0.7', null])
    expect(isFromThisMachine(request, address)).toBe(false);
  expect(isFromThisMachine(new Request('http://evil.example/_mail'), '127.0.0.1')).toBe(false);
});

it.each([
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Forwarded',
  'X-Real-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Original-Host',
  'True-Client-IP',
  'Fastly-Client-IP',
  'CF-Connecting-IP',
  'Fly-Client-IP',
  'Client-IP',
  'CDN-Loop',
  'X-Envoy-External-Address',
  'X-Vercel-Forwarded-For',
  'X-Azure-ClientIP',
  'X-Azure-SocketIP',
  'X-Amzn-Trace-Id',
  'X-Amz-Cf-Id',
  'X-ARR-LOG-ID',
  'X-AppEngine-User-IP',
  'X-NF-Client-Connection-IP',
  'X-Cloud-Trace-Context',
  'Incap-Client-IP',
  'Ali-CDN-Real-IP',
  'WL-Proxy-Client-IP',
])('a request with %s came through a proxy', (name) => {
  const request = new Request('http://localhost:4300/_mail', { headers: { [name]: 'a' } });
  expect(isFromThisMachine(request, '127.0.0.1')).toBe(false);
});

it.each(['X-Client-Info', 'X-Request-Id', 'X-Supabase-Api-Version', 'Origin', 'Referer'])(
  'a request with %s is local',
  (name) => {
    const request = new Request('http://localhost:4300/_mail', {
      headers: { [name]: 'http://localhost:4300' },
    });
    expect(isFromThisMachine(request, '127.0.0.1')).toBe(true);
  },
);
