import { areaAt, areaOwns, AREA_NAMES, isAddressOf, matchRoute, routeTable, setAreaRoutes } from './routes';

// The areas' manifests are registered for every test (`tools/testing/register-routes.ts`); `tools/manifests.test.ts`
// compares them with the specification.
describe('matching a path', () => {
  it.each([
    ['/patient/booking/b0000001', '/patient/booking/:id'],
    ['/patient/search/', '/patient/search'],
    ['/', '/'],
    ['/professional/profile/1', '/professional/profile/:id'],
  ])('%s is %s', (path, route) => {
    expect(matchRoute(path)?.path).toBe(route);
  });

  it.each([
    '/patient',
    '/patient/booking',
    '/patient/booking/',
    '/patient/booking/1/2',
    '/professional',
    '/admin/unknown',
    '/PATIENT/search',
    '/authx',
  ])('%s is not found', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('decides who owns a path, with the same function each time', () => {
    expect(areaOwns('mf-patient')('/patient/search')).toBe(true);
    expect(areaOwns('mf-patient')('/professional/planos')).toBe(false);
    expect(areaOwns('mf-public')('/professional/planos')).toBe(true);
    expect(areaOwns('mf-admin')('/admin/unknown')).toBe(true); // its not-found page keeps its frame
    expect(areaOwns('mf-admin')('/administration')).toBe(false);
    for (const name of AREA_NAMES) expect(areaOwns(name)).toBe(areaOwns(name));
  });
});

describe('the area at a path', () => {
  it.each([
    ['/', 'mf-public'],
    ['/professional/planos', 'mf-public'],
    ['/professional/profile/1', 'mf-public'],
    ['/professional/perfil', 'mf-professional'],
    ['/patient', 'mf-patient'],
    ['/patient/not/yet/published', 'mf-patient'],
    ['/sala/1', 'mf-patient'],
    ['/admin', 'mf-admin'],
    ['/administration', null],
    ['/auth', null],
    ['/nowhere', null],
  ])('%s: %s', (path, area) => {
    expect(areaAt(path)).toBe(area);
  });
});

describe('the routes of the published areas', () => {
  const before = routeTable.getState();
  afterEach(() => setAreaRoutes(before.areas, before.isComplete));

  it('replace the known ones, and tell who listens', () => {
    const told = jest.fn();
    const stop = routeTable.subscribe(told);
    const routes = [{ path: '/patient/diario', access: { kind: 'signed-in' }, title: 'Diário' }] as const;
    setAreaRoutes([{ name: 'mf-patient', routes }]);
    setAreaRoutes([{ name: 'mf-patient', routes: [...routes] }]);
    expect(told).toHaveBeenCalledTimes(1);
    expect(matchRoute('/patient/diario')).toMatchObject({
      owner: 'mf-patient',
      access: { kind: 'signed-in' },
      title: 'Diário',
    });
    expect(matchRoute('/patient/search')).toBeNull();
    expect(matchRoute('/auth')?.owner).toBe('shell');
    stop();
    setAreaRoutes([]);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('are matched by their patterns', () => {
    expect(isAddressOf('/chat/:id', '/chat/1/')).toBe(true);
    expect(isAddressOf('/chat/:id', '/chat')).toBe(false);
  });
});
