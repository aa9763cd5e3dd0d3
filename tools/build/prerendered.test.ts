import { ROUTES } from 'shared-portal/routes';
import { prerenderedPages } from '../../mf-public/src/prerendered-pages.ts';
import { PRERENDERED } from '../webpack/prerender.ts';
import { prerenderedFile, prerenderedHtml, type PageFacts } from './prerendered-html.ts';
import { robots, sitemap } from './site-facts.ts';

const ORIGIN = 'https://portal.example';
const TEMPLATE = `<head><title>Vínculo</title><meta
      name="description"
      content="…"
    /></head><body><noscript>Ative</noscript> <div id="root"></div></body>`;
const page: PageFacts = {
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

  it('carries its content, and no request to switch JavaScript on', () => {
    expect(html).toContain(
      '<div id="root" data-prerendered="/planos"><main><h1>Planos $& preços</h1></main></div>',
    );
    expect(html).not.toContain('noscript');
  });

  it('is named, described and found under one whole address', () => {
    expect(html).toContain('<title>Planos &amp; preços · Vínculo</title>');
    expect(html).toContain('content="Um &quot;plano&quot; para cada &lt;momento&gt;."');
    expect(html).toContain('<link rel="canonical" href="https://portal.example/planos-profissionais" />');
    expect(html).toContain('<meta property="og:image" content="https://portal.example/share.png" />');
  });

  it('tells data that no text in it can end', () => {
    expect(html).toContain('fecha \\u003c/script>?');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).toContain('"url":"https://portal.example/"');
  });

  it('needs its places in the template', () => {
    expect(() => prerenderedHtml('<head></head>', '', page, ORIGIN)).toThrow('no place');
  });

  it('has a file at its address', () => {
    expect(prerenderedFile('/')).toBe('home.html');
    expect(prerenderedFile('/professional/planos')).toBe('professional/planos.html');
    expect(prerenderedFile('/professional/profile/:id')).toBeNull();
  });
});

describe('the prerendered pages', () => {
  it('are the eight, public all of them', () => {
    expect(prerenderedPages.map(({ path }) => path)).toEqual(PRERENDERED);
    for (const { path, canonical } of prerenderedPages) {
      expect(ROUTES.find((route) => route.path === path)).toMatchObject({ access: { kind: 'public' } });
      expect(PRERENDERED).toContain(canonical);
    }
  });

  it('say in a sentence or two what they are, each its own', () => {
    for (const { description } of prerenderedPages) {
      expect(description.length).toBeGreaterThan(60);
      expect(description.length).toBeLessThanOrEqual(165);
    }
    expect(new Set(prerenderedPages.map(({ title }) => title)).size).toBe(7);
  });
});

describe('what search engines may find', () => {
  it('is listed whole, each page once', () => {
    const found = [...sitemap(ORIGIN).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(found).toContain('https://portal.example/');
    expect(found).toContain('https://portal.example/profissionais');
    expect(found).not.toContain('https://portal.example/planos');
    expect(new Set(found).size).toBe(found.length);
  });

  it('is nothing private', () => {
    const text = robots(ORIGIN);
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
