import { addressHeaderFrom, peerAddressOf } from './peer-address.ts';

const asked = (headers: Record<string, string>) => ({ headers, socket: { remoteAddress: '10.0.0.1' } });

it.each([
  ['the one that the proxy added', '198.51.100.7', '198.51.100.7'],
  ['the last of several, because the others may be forged', '203.0.113.1, 198.51.100.7', '198.51.100.7'],
  ['IPv6', '2001:db8::1', '2001:db8::1'],
  ['the connection’s when the header is not an address', 'unknown', '10.0.0.1'],
  ['the connection’s when the header is empty', '', '10.0.0.1'],
])('behind a trusted proxy it is %s', (_what, header, address) => {
  expect(peerAddressOf(asked({ 'x-forwarded-for': header }), 'x-forwarded-for')).toBe(address);
});

it('is the connection’s when no proxy or another header is trusted', () => {
  const message = asked({ 'x-forwarded-for': '198.51.100.7' });
  expect(peerAddressOf(message, null)).toBe('10.0.0.1');
  expect(peerAddressOf(message, 'x-real-ip')).toBe('10.0.0.1');
  expect(peerAddressOf({ headers: {}, socket: {} }, 'x-real-ip')).toBeNull();
});

it('reads the trusted header from the environment', () => {
  expect(addressHeaderFrom({})).toBeNull();
  expect(addressHeaderFrom({ CLIENT_ADDRESS_HEADER: '' })).toBeNull();
  expect(addressHeaderFrom({ CLIENT_ADDRESS_HEADER: 'X-Real-IP' })).toBe('x-real-ip');
  expect(() => addressHeaderFrom({ CLIENT_ADDRESS_HEADER: 'true, yes' })).toThrow('name of a header');
});
