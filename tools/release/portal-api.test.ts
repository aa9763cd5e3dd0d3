import { presentApi, recordedApi, versionFault, type PortalApi } from './portal-api.ts';

const api = (version: string, names: Readonly<Record<string, string>>): PortalApi => ({
  version,
  modules: { 'shared-portal/router': names },
});

const before = api('0.1.4', { Link: '(to: To) => Element', useLocation: '() => Location' });

describe('the version of shared-portal', () => {
  it.each([
    ['0.1.4', 'the same API', {}],
    ['0.1.5', 'a new name', { useBack: '() => void' }],
    ['0.2.0', 'another declaration', { Link: '(to: string) => Element' }],
  ])('%s is enough for %s', (version, _, changed) => {
    expect(
      versionFault(before, api(version, { ...before.modules['shared-portal/router'], ...changed })),
    ).toBe(null);
  });

  it('must be raised for a new name', () => {
    const now = api('0.1.4', { ...before.modules['shared-portal/router'], useBack: '() => void' });
    expect(versionFault(before, now)).toMatch(/new exports \(useBack of shared-portal\/router\); raise/);
  });

  it.each([
    ['removed', { Link: '(to: To) => Element' }, 'useLocation'],
    ['changed', { Link: '(to: string) => Element', useLocation: '() => Location' }, 'Link'],
  ])('must be incompatible when a name is %s', (_, names, name) => {
    expect(versionFault(before, api('0.1.5', names))).toMatch(
      new RegExp(`without ${name} of shared-portal/router as it was; .* new minor number`),
    );
    expect(versionFault(before, api('0.0.9', names))).not.toBe(null);
    expect(versionFault(before, api('0.2.0', names))).toBe(null);
    expect(versionFault({ ...before, version: '1.2.0' }, api('1.3.0', names))).toMatch(/new major number/);
  });
});

it('is the one of the recorded API', () => {
  expect(presentApi()).toEqual(recordedApi());
}, 60_000);
