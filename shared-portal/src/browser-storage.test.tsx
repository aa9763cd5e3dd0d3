import { forgetInTab, keepInTab, keptInTab } from './browser-storage';

describe('what a tab keeps', () => {
  it('is there until it is forgotten, where signing out finds it', () => {
    keepInTab('search', '?cidade=Recife');
    expect(keptInTab('search')).toBe('?cidade=Recife');
    expect(Object.keys(sessionStorage)).toEqual(['vinculo-draft-search']);
    forgetInTab('search');
    expect(keptInTab('search')).toBeNull();
  });

  it('is nothing where the browser refuses storage', () => {
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
