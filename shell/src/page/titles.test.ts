import { ROUTES } from 'shared-portal/routes';
import { titleOf, TITLES } from './titles';

describe('names of the tab', () => {
  it('exist for every route, and for nothing else', () => {
    expect(Object.keys(TITLES).toSorted()).toEqual(ROUTES.map(({ path }) => path).toSorted());
  });

  it.each([
    ['/auth', 'Entrar · Vínculo'],
    ['/patient/booking/123', 'Agendar Consulta · Vínculo'],
    ['/nowhere', 'Oops! Page not found · Vínculo'],
  ])('%s is "%s"', (path, title) => {
    expect(titleOf(path)).toBe(title);
  });
});
