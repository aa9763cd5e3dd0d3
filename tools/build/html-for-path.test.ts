import { htmlForPath } from './html-for-path.ts';

describe('the HTML of a path', () => {
  it.each([
    ['/', 'home.html', 200],
    ['/planos/', 'planos.html', 200],
    ['/professional/planos', 'professional/planos.html', 200],
    ['/profissionais', 'profissionais.html', 200],
    ['/patient/booking/7', 'index.mf-patient.html', 200],
    ['/patient/search/', 'patient/search.html', 200],
    ['/admin/consultations', 'index.mf-admin.html', 200],
    ['/auth', 'index.html', 200],
    ['/nowhere', 'index.html', 404],
    ['/patient/booking', 'index.html', 404],
  ])('of %s is %s, with status %d', (pathname, file, status) => {
    expect(htmlForPath(pathname)).toEqual({ file, status });
  });

  it.each(['service', 'public demonstration'] as const)(
    'with test accounts does not exist in a %s',
    (deployment) => {
      expect(htmlForPath('/create-test-users', deployment).status).toBe(404);
      expect(htmlForPath('/create-test-users').status).toBe(200);
    },
  );
});
