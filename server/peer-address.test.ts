import { addressHeaderFrom, peerAddressOf } from './peer-address.ts';

const asked = (headers: Record<string, string>) => ({ headers, socket: { remoteAddress: '10.0.0.1' } });

it.each([
  ['what the proxy added', '198.51.100.7', '198.51.100.7'],
  ['the last of several: the others may be made up', '203.0.113.1, 198.51.100.7', '198.51.100.7'],
  ['IPv6', '2001:db8::1', '2001:db8::1'],
  ['the connection where the header is no address', 'unknown', '10.0.0.1'],
  ['the connection where the header is empty', '', '10.0.0.1'],
])('behind a trusted proxy it is %s', (_what, header, address) => {
  expect(peerAddressOf(asked({ 'x-forwarded-for': header }), 'x-forwarded-for')).toBe(address);
});

it('is the connection’s where no proxy is trusted, or another header', () => {
  const message = asked({ 'x-forwarded-for': '198.51.100.7' });
  expect(peerAddressOf(message, null)).toBe('10.0.0.1');
  expect(peerAddressOf(message, 'x-real-ip')).toBe('10.0.0.1');
  expect(peerAddressOf({ headers: {}, socket: {} }, 'x-real-ip')).toBeNull();
});

it('reads which header is trusted from the environment', () => {
  expect(addressHeaderFrom({})).toBeNull();
  expect(addressHeaderFrom({ CLIENT_ADDRESS_HEADER: '' })).toBeNull();
  expect(addressHeaderFrom({ CLIENT_ADDRESS_HEADER: 'X-Real-IP' })).toBe('x-real-ip');
  expect(() => addressHeaderFrom({ CLIENT_ADDRESS_HEADER: 'true, yes' })).toThrow('name of a header');
});
