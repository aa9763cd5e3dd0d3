import type { IncomingMessage } from 'node:http';
import { kindOf, loggedPath, requestIdOf } from './answered.ts';

const ID = '8b6f1e0a-1c2d-4e3f-9a4b-5c6d7e8f9a0b';

test.each([
  ['/rest/v1/rpc/book_time?x=ana@example.com', '/rest/v1/rpc/book_time'],
  [`/sala/${ID}`, '/sala/:id'],
  [`/profissional/${ID.toUpperCase()}#top`, '/profissional/:id'],
  ['/functions/v1/calendar/s3cr3t/agenda.ics', '/functions/v1/calendar/…'],
  ['/functions/v1/pix-webhook/s3cr3t/pix', '/functions/v1/pix-webhook/…'],
  [`/storage/v1/object/sign/documents/${ID}/CRP%20Ana.pdf`, '/storage/v1/object/…'],
  ['/auth/v1/otp', '/auth/v1/otp'],
  ['/ana@example.com', '/…'],
  ['/Jo%C3%A3o/x', '/…/x'],
  ['/', '/'],
])('%s is logged as %s', (url, path) => expect(loggedPath(url)).toBe(path));

test.each([
  ['/auth/v1/token', 'auth'],
  ['/rest/v1', 'rest'],
  ['/restricted', 'page'],
  ['/mf/mf-patient/main.js', 'file'],
  ['/readyz', 'operations'],
])('%s is of kind %s', (path, kind) => expect(kindOf(path)).toBe(kind));

describe('the id of a request', () => {
  const sent = (id: string) => ({ headersDistinct: { 'x-request-id': [id] } }) as unknown as IncomingMessage;

  test('is the one of a trusted proxy', () => expect(requestIdOf(sent('abc-12345'), true)).toBe('abc-12345'));
  test.each([
    ['of anybody else', 'abc-12345', false],
    ['that could break a log', 'abc 12345\n', true],
  ])('is not the one %s', (_, id, hasTrustedProxy) => {
    expect(requestIdOf(sent(id), hasTrustedProxy)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
