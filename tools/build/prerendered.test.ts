import { prerenderedPages } from '../../mf-public/src/prerendered-pages.ts';
import { PRERENDERED, PORTAL_ROUTES } from '../manifests.ts';
import { prerenderedFile, prerenderedHtml, type PageData } from './prerendered-html.ts';
import { robots, sitemap } from './site-data.ts';

const ORIGIN = 'https://portal.example';
const TEMPLATE = `<head><title>Vínculo</title><meta
      name="description"
      content="…"
    /></head><body><noscript>Ative</noscript> <div id="root"></div></body>`;
const page: PageData = {
  path: '/planos',
  html: '<h1>Planos $& preços</h1>',
  canonical: '/planos-profissionais',
  title: 'Planos & preços',
  description: 'Um "plano" para cada <momento>.',
  module: null,
  structuredData: [{ '@type': 'FAQPage', url: '{origin}/', text: 'Isto fecha </script>?' }],
};

describe('a prerendered page', () => {
  const html = prerenderedHtml(TEMPLATE, '<main><!--area--></main>', page, ORIGIN);

  it('contains its content and no request to enable JavaScript', () => {
    expect(html).toContain(
      '<div id="root" data-prerendered="/planos"><main><h1>Planos $& preços</h1></main></div>',
    );
    expect(html).not.toContain('noscript');
  });

  it('has a title, a description and one canonical URL', () => {
    expect(html).toContain('<title>Planos &amp; preços · Vínculo</title>');
    expect(html).toContain('content="Um &quot;plano&quot; para cada &lt;momento&gt;."');
    expect(html).toContain('<link rel="canonical" href="https://portal.example/planos-profissionais" />');
    expect(html).toContain('<meta property="og:image" content="https://portal.example/share.png" />');
  });

  it('escapes structured data so that no text can close its element', () => {
    expect(html).toContain('fecha \\u003c/script>?');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('"url":"https://portal.example/"');
  });

  it('requires its placeholders in the template', () => {
    expect(() => prerenderedHtml('<head></head>', '', page, ORIGIN)).toThrow('does not match');
  });

  it('has a file at its address', () => {
    expect(prerenderedFile('/')).toBe('home.html');
    expect(prerenderedFile('/professional/planos')).toBe('professional/planos.html');
    expect(prerenderedFile('/professional/profile/:id')).toBeNull();
  });
});

describe('the prerendered pages', () => {
  it('are eight, all of them public', () => {
    expect(prerenderedPages.map(({ path }) => path)).toEqual(PRERENDERED);
    for (const { path, canonical } of prerenderedPages) {
      expect(PORTAL_ROUTES.find((route) => route.path === path)).toMatchObject({
        access: { kind: 'public' },
      });
      expect(PRERENDERED).toContain(canonical);
    }
  });

  it('have a description of one or two sentences, each its own', () => {
    for (const { description } of prerenderedPages) {
      expect(description.length).toBeGreaterThan(60);
      expect(description.length).toBeLessThanOrEqual(165);
    }
    expect(new Set(prerenderedPages.map(({ title }) => title)).size).toBe(7);
  });
});

describe('sitemap and robots.txt', () => {
  it('list every public page once, by its absolute URL', () => {
    const found = [...sitemap(ORIGIN).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(found).toContain('https://portal.example/');
    expect(found).toContain('https://portal.example/profissionais');
    expect(found).not.toContain('https://portal.example/planos');
    expect(new Set(found).size).toBe(found.length);
  });

  it('exclude private pages', () => {
    const text = robots(ORIGIN, PORTAL_ROUTES);
    for (const path of [
      '/admin/dashboard$',
      '/patient/booking/',
      '/chat/',
      '/auth$',
      '/professional/pending$',
    ])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).not.toMatch(/Disallow: \/(professional\/pr|professional\/planos|legal|\$)/);
    expect(text).toContain('Sitemap: https://portal.example/sitemap.xml');
  });
});
