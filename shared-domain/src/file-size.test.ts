import { formatFileSize } from './file-size';

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [320 * 1024, '320 kB'],
  [1024 * 1024, '1 MB'],
  [1_800_000, '1,8 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [5 * 1024 * 1024 + 1, '5,1 MB'],
])('%d bytes are %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
