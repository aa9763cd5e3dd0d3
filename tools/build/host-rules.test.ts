import { ROUTES } from 'shared-portal/routes';
import { caddyRules, nginxRules, redirectsFile } from './host-rules.ts';
import { htmlForPath } from './html-for-path.ts';

describe('_redirects', () => {
  const rules = redirectsFile('demonstration')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

  it('leads every path that has no file of its own to its file, exact paths first', () => {
    for (const { path: route } of ROUTES) {
      const { file } = htmlForPath(route);
      const rule = rules.find(([from]) => from === route);
      if (`/${file}` === `${route}.html`) expect(rule).toBeUndefined();
      else expect(rule?.[1]).toBe(`/${file.replace('.html', '')}`);
    }
    const dynamic = rules.map(([from]) => from?.includes(':'));
    expect(dynamic).toEqual(dynamic.toSorted());
  });

  it('knows no test accounts outside a demonstration', () => {
    for (const text of [redirectsFile('service'), nginxRules('service'), caddyRules('service', {})])
      expect(text).not.toContain('create-test-users');
  });
});
