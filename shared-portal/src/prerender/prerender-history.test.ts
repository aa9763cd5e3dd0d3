import { prerenderHistory } from './prerender-history';

it('writes full links, which work without scripts', () => {
  const { createHref } = prerenderHistory('/').navigator;
  expect(createHref({ pathname: '/auth', search: '?mode=signup&role=patient', hash: '' })).toBe(
    '/auth?mode=signup&role=patient',
  );
  expect(createHref({ pathname: '/legal', search: '', hash: '#termos' })).toBe('/legal#termos');
});
