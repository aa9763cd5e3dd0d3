import { prerenderHistory } from './prerender-history';

it('writes links whole, as they are for whoever has no script', () => {
  const { createHref } = prerenderHistory('/').navigator;
  expect(createHref({ pathname: '/auth', search: '?mode=signup&role=patient', hash: '' })).toBe(
    '/auth?mode=signup&role=patient',
  );
  expect(createHref({ pathname: '/legal', search: '', hash: '#termos' })).toBe('/legal#termos');
});
