import { removeFromTab, storeInTab, readFromTab } from './browser-storage';

describe('tab storage', () => {
  it('keeps a value until it is removed, under the prefix that sign-out clears', () => {
    storeInTab('search', '?cidade=Recife');
    expect(readFromTab('search')).toBe('?cidade=Recife');
    expect(Object.keys(sessionStorage)).toEqual(['vinculo-draft-search']);
    removeFromTab('search');
    expect(readFromTab('search')).toBeNull();
  });

  it('is empty if the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    storeInTab('search', '?cidade=Recife');
    expect(readFromTab('search')).toBeNull();
    removeFromTab('search');
    expect(storage).toHaveBeenCalled();
    storage.mockRestore();
  });
});
