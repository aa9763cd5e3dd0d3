import { parseRemotes } from './remotes-file';

const area = {
  name: 'mf-patient',
  version: '0.1.0',
  contract: '1.0.0',
  message: null,
  entry: '/mf/mf-patient/0.1.0/mf-manifest.json',
  integrity: { '/mf/mf-patient/0.1.0/remoteEntry.js': 'sha384-abc' },
  routes: [{ path: '/patient/search', access: { kind: 'signed-in' }, title: 'Busca' }],
  enabled: true,
  previous: null,
};

describe('/remotes.json', () => {
  it("lists the portal's areas", () => {
    const { previous: _previous, ...known } = area;
    expect(parseRemotes({ contract: '1.0.0', areas: [area] })).toEqual([{ ...known, minimum: null }]);
    expect(parseRemotes({ areas: [{ ...area, minimum: '0.2.0' }] })[0]?.minimum).toBe('0.2.0');
  });

  it('may list areas that this shell does not know', () => {
    expect(parseRemotes({ areas: [{ ...area, name: 'mf-other' }, null, area] })).toHaveLength(1);
  });

  it('may come from a release without routes', () => {
    const { routes: _routes, ...early } = area;
    expect(parseRemotes({ areas: [early] })[0]?.routes).toEqual([]);
  });

  it('switches an area off', () => {
    expect(parseRemotes({ areas: [{ ...area, enabled: false }] })[0]?.enabled).toBe(false);
  });

  it.each([null, '<!doctype html>', [], { areas: {} }])('is rejected when it is %j', (content) => {
    expect(() => parseRemotes(content)).toThrow('/remotes.json has no list of areas');
  });
});
