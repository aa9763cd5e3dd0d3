import { presentApi, recordedApi, versionFault, type PortalApi } from './portal-api.ts';

const api = (version: string, names: Readonly<Record<string, string>>): PortalApi => ({
  version,
  modules: { 'shared-portal/router': names },
});

const before = api('0.1.4', { Link: '(to: To) => Element', useLocation: '() => Location' });

const names = before.modules['shared-portal/router'];

describe('the version of shared-portal', () => {
  it.each([
    ['0.1.4', 'the same API', {}],
    ['0.1.5', 'a new name', { useBack: '() => void' }],
    ['0.1.5', 'another declaration', { Link: '(to: To, state?: unknown) => Element' }],
  ])('%s is enough for %s', (version, _, changed) => {
    expect(versionFault(before, api(version, { ...names, ...changed }))).toBe(null);
  });

  it.each([
    ['a new name', { useBack: '() => void' }, 'useBack'],
    ['another declaration', { Link: '(to: string) => Element' }, 'Link'],
  ])('must be raised for %s', (_, changed, name) => {
    const fault = `shared-portal has other exports (${name} of shared-portal/router); raise its version above 0.1.4`;
    for (const version of ['0.1.4', '0.1.3'])
      expect(versionFault(before, api(version, { ...names, ...changed }))).toBe(fault);
  });

  it('must be incompatible when a name is removed', () => {
    const without = { Link: '(to: To) => Element' };
    for (const version of ['0.1.5', '0.0.9'])
      expect(versionFault(before, api(version, without))).toMatch(
        /lacks useLocation of shared-portal\/router; .* new minor number/,
      );
    expect(versionFault(before, api('0.2.0', without))).toBe(null);
    const later = { ...before, version: '1.2.0' };
    expect(versionFault(later, api('1.3.0', without))).toMatch(/new major number/);
  });
});

it('is the one of the recorded API', () => {
  expect(presentApi()).toEqual(recordedApi());
}, 60_000);
