import { storedViews, storeViews, viewOf } from './saved-views';

const items = new Map<string, string>();
const memory = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
} as Storage;
const storage = () => memory;

describe('saved views', () => {
  beforeEach(() => items.clear());

  it('keep filters in one order, and neither search nor page', () => {
    expect(viewOf(new URLSearchParams('meio=pix&busca=ana&depois=x&sempre=&estado=paid'))).toBe(
      'estado=paid&sempre=&meio=pix',
    );
    expect(viewOf(new URLSearchParams('cobranca=x'))).toBe('');
  });

  it('belong to their user', () => {
    storeViews(storage, 'ana', [{ name: 'Pagas', query: 'estado=paid' }]);
    expect(storedViews(storage, 'ana')).toEqual([{ name: 'Pagas', query: 'estado=paid' }]);
    expect(storedViews(storage, 'caio')).toEqual([]);
  });

  it.each(['{', '{"a": 1}', '[1, null, {"name": "x"}]'])('survive what else is stored: %s', (text) => {
    items.set('vinculo.admin.charge-views.ana', text);
    expect(storedViews(storage, 'ana')).toEqual([]);
  });

  it('last without storage until the page is left', () => {
    const denied = (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(storedViews(denied, 'ana')).toEqual([]);
    expect(() => storeViews(denied, 'ana', [])).not.toThrow();
  });
});
