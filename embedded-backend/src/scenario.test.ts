import { isFaulty, type Fault } from './scenario.ts';

const status = { status: 500 };
const request = (method: string, path: string) => ({ method, url: `https://portal.test${path}` });

it.each<[string, Omit<Fault, 'answer'>, string, string, boolean]>([
  ['the path alone', { path: '/rest/v1/rooms' }, 'GET', '/rest/v1/rooms', true],
  ['any query string', { path: '/rest/v1/rooms' }, 'GET', '/rest/v1/rooms?select=id', true],
  [
    'the query string, when the path has one',
    { path: '/rest/v1/rooms?*beds*' },
    'GET',
    '/rest/v1/rooms?select=id%2Cbeds',
    true,
  ],
  ['no other query string', { path: '/rest/v1/rooms?*beds*' }, 'GET', '/rest/v1/rooms?select=id', false],
  ['no longer path', { path: '/rest/v1/rooms' }, 'GET', '/rest/v1/rooms/1', false],
  ['no other path', { path: '/rest/v1/rooms' }, 'GET', '/rest/v1/rpc/rooms', false],
  ['anything in place of the asterisk', { path: '/rest/v1/rpc/*' }, 'POST', '/rest/v1/rpc/book', true],
  ['a dot literally', { path: '/rest/v1/a.b' }, 'GET', '/rest/v1/axb', false],
  ['its method', { method: 'POST', path: '/auth/v1/token' }, 'POST', '/auth/v1/token', true],
  ['no other method', { method: 'POST', path: '/auth/v1/token' }, 'GET', '/auth/v1/token', false],
])('a fault matches %s', (_name, fault, method, path, expected) => {
  expect(isFaulty({ ...fault, answer: status }, request(method, path))).toBe(expected);
});
