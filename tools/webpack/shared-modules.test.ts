import { compatibleRange, portalModules, sharedModules } from './shared-modules.ts';

describe('shared modules', () => {
  it('are React and the contract, and nothing else', () => {
    const names = Object.keys(sharedModules('consumer', false));
    const others = names.filter((name) => !name.startsWith('shared-portal/'));
    expect(others.toSorted()).toEqual(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']);
    expect(portalModules()).toEqual(names.filter((name) => name.startsWith('shared-portal/')));
    expect(portalModules()).toEqual(expect.arrayContaining(['shared-portal/router', 'shared-portal/area']));
  });

  it('leave out modules that no page of the portal has', () => {
    for (const name of ['database', 'isolated', 'testing'])
      expect(portalModules()).not.toContain(`shared-portal/${name}`);
  });

  it('come from the shell immediately, and an area contains no copy', () => {
    for (const shared of Object.values(sharedModules('provider', false))) {
      expect(shared).toMatchObject({ singleton: true, strictVersion: true, eager: true });
      expect(shared.import).toBeUndefined();
    }
    for (const shared of Object.values(sharedModules('consumer', false))) {
      expect(shared).toMatchObject({ singleton: true, strictVersion: true, import: false });
      expect(shared.eager).toBeUndefined();
    }
  });

  it('include the development runtime and hot reload', () => {
    const added = Object.keys(sharedModules('consumer', true)).filter(
      (name) => !(name in sharedModules('consumer', false)),
    );
    expect(added).toEqual(['react/jsx-dev-runtime', 'react-refresh/runtime']);
  });

  it('accept later patch and minor versions than the area was built with', () => {
    expect(compatibleRange('19.3.1')).toBe('^19.3.0');
    expect(compatibleRange('0.1.0')).toBe('^0.1.0');
  });
});
