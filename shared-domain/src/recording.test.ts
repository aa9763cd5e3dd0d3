import { parseRecordingAddress } from './recording';

describe('the URL of a recording', () => {
  it.each([
    ['https://video.exemplo.com.br/abc?x=1', 'https://video.exemplo.com.br/abc?x=1'],
    ['  https://video.exemplo.com.br/abc\n', 'https://video.exemplo.com.br/abc'],
  ])('accepts %j', (typed, address) => {
    expect(parseRecordingAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'https://',
    'http://video.exemplo.com.br',
    'video.exemplo.com.br',
    'javascript:alert(1)',
    'https://a b',
    'https://a.br/"><script>',
    `https://a.br/${'x'.repeat(500)}`,
  ])('rejects %j', (typed) => {
    expect(parseRecordingAddress(typed)).toBeNull();
  });
});
