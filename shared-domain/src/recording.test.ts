import { recordingAddressFault } from './recording';

describe('the URL of a recording', () => {
  it.each(['https://video.exemplo.com.br/abc?x=1', '  https://video.exemplo.com.br/abc\n'])(
    'accepts %j',
    (typed) => {
      expect(recordingAddressFault(typed)).toBeNull();
    },
  );

  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['http://video.exemplo.com.br', 'not-https'],
    ['video.exemplo.com.br', 'not-https'],
    ['javascript:alert(1)', 'not-https'],
    ['https://', 'malformed'],
    ['https://video', 'malformed'],
    ['https://a.br/a b', 'malformed'],
    ['https://a.br/"><script>', 'malformed'],
    [`https://a.br/${'x'.repeat(500)}`, 'too-long'],
  ])('rejects %j as %s', (typed, fault) => {
    expect(recordingAddressFault(typed)).toBe(fault);
  });
});
