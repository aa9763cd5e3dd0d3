import { deviceViews, forgetDeviceViews } from './device-views';

const KEY = 'vinculo.admin.charge-views.ana';
const items = new Map<string, string>();
const memory = {
  getItem: (key: string) => items.get(key) ?? null,
  removeItem: (key: string) => void items.delete(key),
} as Storage;
const storage = () => memory;

describe('views on the device', () => {
  beforeEach(() => items.clear());

  it('belong to their user, and are forgotten', () => {
    items.set(KEY, '[{"name":"Pagas","query":"meio=pix&estado=paid&busca=ana"}]');
    expect(deviceViews(storage, 'ana')).toEqual([{ name: 'Pagas', query: 'estado=paid&meio=pix' }]);
    expect(deviceViews(storage, 'caio')).toEqual([]);
    forgetDeviceViews(storage, 'ana');
    expect(deviceViews(storage, 'ana')).toEqual([]);
  });

  it.each(['{', '{"a": 1}', '[1, null, {"name": "x"}]'])('survive what else is stored: %s', (text) => {
    items.set(KEY, text);
    expect(deviceViews(storage, 'ana')).toEqual([]);
  });

  it('need no storage', () => {
    const denied = (): Storage => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(deviceViews(denied, 'ana')).toEqual([]);
    expect(() => forgetDeviceViews(denied, 'ana')).not.toThrow();
  });
});
