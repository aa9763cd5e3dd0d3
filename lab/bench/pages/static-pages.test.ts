import { withoutScripts } from './static-pages.ts';

it('removes only scripts and their preloads from a page', () => {
  const page = [
    '<link rel="preload" as="script" href="/a.js">',
    '<link rel="preload" as="font" href="/a.woff2">',
    '<script defer src="/a.js"></script>',
    '<script type="application/ld+json">{"name":"x"}</script>',
    '<h1>Vínculo</h1>',
  ];
  expect(withoutScripts(page.join(''))).toBe([page[1], page[3], page[4]].join(''));
});
