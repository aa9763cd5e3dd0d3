import { rememberCollapsed, rememberedCollapsed } from './sidebar-memory';

const DAY = 86_400_000;

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

describe('the stored sidebar state', () => {
  it('is kept for seven days', () => {
    const storage = memory();
    rememberCollapsed(() => storage, true, 0);
    expect(rememberedCollapsed(() => storage, 7 * DAY - 1)).toBe(true);
    expect(rememberedCollapsed(() => storage, 7 * DAY)).toBe(false);
  });

  it('can be reverted', () => {
    const storage = memory();
    rememberCollapsed(() => storage, true, 0);
    rememberCollapsed(() => storage, false, 1);
    expect(rememberedCollapsed(() => storage, 2)).toBe(false);
  });

  it.each(['', 'no JSON', 'null', '{}', '{"collapsed":true}', '[]', '7'])(
    'is ignored if it contains %j',
    (text) => {
      const storage = memory();
      storage.setItem('vinculo.admin.sidebar', text);
      expect(rememberedCollapsed(() => storage, 0)).toBe(false);
    },
  );

  it('is empty if storage is unavailable', () => {
    const refused = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    } as unknown as Storage;
    expect(rememberedCollapsed(() => refused, 0)).toBe(false);
    expect(() => rememberCollapsed(() => refused, true, 0)).not.toThrow();
  });
});
