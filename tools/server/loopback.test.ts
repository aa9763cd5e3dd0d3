import { isFromThisMachine, isLoopbackAddress } from './loopback.ts';

it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', 'localhost'])(
  '%s is this machine',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(true);
  },
);

it.each(['0.0.0.0', '::', '10.0.0.1', '203.0.113.7', '::ffff:10.0.0.1', 'fe80::1', 'portal.example', ''])(
  '%s is not',
  (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  },
);

it('knows a request of this machine by its connection and its host', () => {
  const request = new Request('http://localhost:4300/_mail');
  expect(isFromThisMachine(request, '127.0.0.1')).toBe(true);
  expect(isFromThisMachine(request, '::1')).toBe(true);
  // A caller elsewhere writes what they like in Host.
  for (const address of ['192.168.0.7', '::ffff:192.168.0.7', null])
    expect(isFromThisMachine(request, address)).toBe(false);
  expect(isFromThisMachine(new Request('http://evil.example/_mail'), '127.0.0.1')).toBe(false);
});
