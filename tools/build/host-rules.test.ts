import { PORTAL_ROUTES } from '../manifests.ts';
import { caddyRules, nginxRules, redirectsFile } from './host-rules.ts';
import { htmlForPath } from './html-for-path.ts';

describe('_redirects', () => {
  const rules = redirectsFile(PORTAL_ROUTES, 'demonstration')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

  it('leads every path that has no file of its own to its file, exact paths first', () => {
    for (const { path: route } of PORTAL_ROUTES) {
      const { file } = htmlForPath(route);
      const rule = rules.find(([from]) => from === route);
      if (`/${file}` === `${route}.html`) expect(rule).toBeUndefined();
      else expect(rule?.[1]).toBe(`/${file.replace('.html', '')}`);
    }
    const dynamic = rules.map(([from]) => from?.includes(':'));
    expect(dynamic).toEqual(dynamic.toSorted());
  });

  it('knows no test accounts outside a demonstration', () => {
    for (const text of [
      redirectsFile(PORTAL_ROUTES, 'service'),
      nginxRules(PORTAL_ROUTES, 'service'),
      caddyRules(PORTAL_ROUTES, 'service', {}),
    ])
      expect(text).not.toContain('create-test-users');
  });
});
