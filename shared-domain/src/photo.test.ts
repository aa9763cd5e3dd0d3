import { photoFileFault, photoSideFault, photoSources, sharedPhoto } from './photo';

const PATH = '/storage/v1/object/public/profile-photos/u/aa';

describe('a file for a photo', () => {
  it.each([
    ['image/jpeg', 5 * 1024 * 1024, null],
    ['image/png', 1, null],
    ['image/webp', 1, null],
    ['image/png', 5 * 1024 * 1024 + 1, 'too-large'],
    ['image/heic', 1, 'type'],
    ['image/svg+xml', 1, 'type'],
    ['', 1, 'type'],
  ] as const)('of type %p and %p bytes has the fault %p', (type, size, fault) => {
    expect(photoFileFault({ type, size })).toBe(fault);
  });

  it('has at least 256 pixels on each side', () => {
    expect(photoSideFault(256, 4000)).toBeNull();
    expect(photoSideFault(4000, 255)).toBe('too-small');
  });
});

describe('a published photo', () => {
  it('comes in three widths', () => {
    expect(photoSources(`${PATH}-512.webp`)).toBe(
      `${PATH}-96.webp 96w, ${PATH}-256.webp 256w, ${PATH}-512.webp 512w`,
    );
  });

  it('of another address comes in one', () => {
    expect(photoSources('data:image/svg+xml,%3Csvg/%3E')).toBeUndefined();
    expect(photoSources('/a.jpg')).toBeUndefined();
  });

  it('is shared under an absolute address', () => {
    const origin = 'https://portal.example';
    expect(sharedPhoto(`${PATH}-512.webp`, origin)).toBe(`${origin}${PATH}-512.webp`);
    expect(sharedPhoto('https://ref.supabase.co/a-512.webp', origin)).toBe(
      'https://ref.supabase.co/a-512.webp',
    );
    expect(sharedPhoto('data:image/svg+xml,x', origin)).toBeNull();
    expect(sharedPhoto(null, origin)).toBeNull();
  });
});
