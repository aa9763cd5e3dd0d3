import { forgetInTab, keepInTab, keptInTab } from './browser-storage';

describe('tab storage', () => {
  it('keeps a value until it is removed, under the prefix that sign-out clears', () => {
    keepInTab('search', '?cidade=Recife');
    expect(keptInTab('search')).toBe('?cidade=Recife');
    expect(Object.keys(sessionStorage)).toEqual(['vinculo-draft-search']);
    forgetInTab('search');
    expect(keptInTab('search')).toBeNull();
  });

  it('is empty if the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    keepInTab('search', '?cidade=Recife');
    expect(keptInTab('search')).toBeNull();
    forgetInTab('search');
    expect(storage).toHaveBeenCalled();
    storage.mockRestore();
  });
});
