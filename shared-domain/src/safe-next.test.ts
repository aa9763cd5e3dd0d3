import fc from 'fast-check';
import { safeNext, signInPath } from './destination';

const PORTAL = 'https://portal.example';

describe('a page to return to', () => {
  it.each([
    '/',
    '/patient/dashboard',
    '/patient/search?nome=Jo%C3%A3o%20%26%20Maria&cidade=S%C3%A3o+Paulo',
    '/patient/appointments#historico',
    '/admin/consultas?aba=pagamentos',
    '/feedback?consultation=1f0c',
    '/patient/search?nome=100%25',
    '/patient/search?volta=//x',
    '/authors',
  ])('may be %s', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    ['', 'nothing'],
    ['patient/dashboard', 'not an absolute path'],
    ['?a=1', 'not an absolute path'],
    ['//evil.example', 'another origin'],
    ['///evil.example', 'another origin'],
    ['/\\evil.example', 'another origin'],
    ['\\\\evil.example', 'another origin'],
    ['/\\/evil.example', 'another origin'],
    ['https://evil.example', 'another origin'],
    ['https:evil.example', 'another scheme'],
    ['http:/evil.example', 'another scheme'],
    ['HTTPS://evil.example', 'another origin'],
    ['javascript:alert(1)', 'a script'],
    ['JavaScript:alert(1)', 'a script'],
    [' javascript:alert(1)', 'a script'],
    ['data:text/html,x', 'data'],
    [' /patient/dashboard', 'a leading space'],
    ['%2Fpatient', 'encoded from the start'],
    ['%2F%2Fevil.example', 'encoded from the start'],
    ['/%2Fevil.example', 'an encoded slash'],
    ['/%2fevil.example', 'an encoded slash'],
    ['/%5Cevil.example', 'an encoded backslash'],
    ['/%5cevil.example', 'an encoded backslash'],
    ['/%252Fevil.example', 'a slash encoded twice'],
    ['/%25252Fevil.example', 'a slash encoded three times'],
    ['/%255Cevil.example', 'a backslash encoded twice'],
    ['/.//evil.example', 'a path that becomes //evil'],
    ['/..//evil.example', 'a path that becomes //evil'],
    ['/%2e%2e//evil.example', 'a path that becomes //evil'],
    ['/a/..//evil.example', 'a path that becomes //evil'],
    ['/%2e/%2Fevil.example', 'a path that becomes //evil'],
    ['/\t/evil.example', 'a tab, which browsers drop'],
    ['/\n/evil.example', 'a line break, which browsers drop'],
    ['/\r\n/evil.example', 'a line break, which browsers drop'],
    ['/\u0000patient', 'a control character'],
    ['/patient\u007f', 'a control character'],
    ['/patient\u0085', 'a control character'],
    ['/patient\u2028', 'a line separator'],
    ['/patient/search?nome=a\nb', 'a line break in the query'],
    ['/patient#\u0000', 'a control character in the hash'],
    ['/patient?\\evil.example', 'a backslash in the query'],
    ['/%09/evil.example', 'an encoded tab'],
    ['/%0d%0aSet-Cookie:x', 'an encoded line break'],
    ['/%00', 'an encoded control character'],
    ['/patient%', 'a broken encoding'],
    ['/patient%zz', 'a broken encoding'],
    ['/%C0%AFevil.example', 'an overlong encoding'],
    [`/${'a'.repeat(2048)}`, 'too long'],
    [`/${'%25'.repeat(20)}2F`, 'encoded repeatedly'],
  ])('may not be %j: %s', (raw) => {
    expect(safeNext(raw)).toBeNull();
  });

  it('may not be missing', () => {
    expect(safeNext(null)).toBeNull();
  });

  it.each([
    '/auth',
    '/auth/',
    '/AUTH?mode=signup',
    '/auth/callback',
    '/auth-redirect',
    '/welcome?name=x',
    '/esqueci-senha',
    '/nova-senha#access_token=x',
    '/verificacao?next=%2Fadmin',
    '/%61uth',
    '/patient/../auth',
    '/auth/v1/logout',
  ])('may not be the sign-in screen %s, which would loop', (path) => {
    expect(safeNext(path)).toBeNull();
  });

  it('stays on the portal’s origin and is idempotent, whatever the input', () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '%2F',
        '%5c',
        '%25',
        '.',
        '..',
        'evil.example',
        ':',
        '@',
        '?',
        '#',
        '\t',
        '%09',
        'a',
        ' ',
        'é',
      ],
    );
    const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `/${text}`),
          fc.string(),
          fc.webUrl(),
        ),
        (raw) => {
          const next = safeNext(raw);
          if (next === null) return;
          expect(next).toMatch(/^\/(?![/\\])/);
          expect(new URL(next, PORTAL).origin).toBe(PORTAL);
          // A second decoding, as by a router or a careless redirect.
          const { pathname } = new URL(next, PORTAL);
          expect(new URL(decodeURIComponent(pathname), PORTAL).origin).toBe(PORTAL);
          expect(safeNext(next)).toBe(next);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('keeps every ordinary path with its query and hash', () => {
    const word = fc.stringMatching(/^[a-z0-9_-]{1,8}$/);
    const query = fc
      .dictionary(word, fc.string({ maxLength: 10 }))
      .map((pairs) => new URLSearchParams(pairs));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), query, word, (words, pairs, hash) => {
        const path = `/p-${words.join('/')}?q=1&${pairs.toString()}#${hash}`;
        expect(safeNext(path)).toBe(path);
      }),
    );
  });
});

describe('the sign-in path', () => {
  it('contains the requested page', () => {
    const path = signInPath('/patient/search?nome=Ana&cidade=S%C3%A3o Paulo');
    const next = new URL(path, PORTAL).searchParams.get('next');
    expect(path.startsWith('/auth?next=')).toBe(true);
    expect(next).toBe('/patient/search?nome=Ana&cidade=S%C3%A3o%20Paulo');
    expect(safeNext(next)).toBe(next);
  });

  it.each(['/', '//evil.example', '/auth?mode=signup'])('contains nothing from %s', (from) => {
    expect(signInPath(from)).toBe('/auth');
  });
});
