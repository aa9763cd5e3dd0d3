import { parseRecordingAddress } from './recording';

describe('the address of a recording', () => {
  it.each([
    ['https://video.exemplo.com.br/abc?x=1', 'https://video.exemplo.com.br/abc?x=1'],
    ['  https://video.exemplo.com.br/abc\n', 'https://video.exemplo.com.br/abc'],
  ])('%j is read', (typed, address) => {
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
  ])('%j is none', (typed) => {
    expect(parseRecordingAddress(typed)).toBeNull();
  });
});
