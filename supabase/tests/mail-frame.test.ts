import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailPage } from '../functions/_shared/mail-page.ts';

/** Styles from the page down to the heading. */
const frameOf = (html: string) =>
  [...html.matchAll(/style="([^"]*)"/g)]
    .slice(0, 7)
    .map(([, style = '']) => style.replace(/\s+/g, '').replace(/;$/, ''));

const EMPTY = { to: '', subject: '', title: '', foot: '' };
const written = mailPage({ ...EMPTY, paragraphs: ['Olá.', 'Primeiro.'] });

test('the functions’ e-mails start with a hidden preview line, and nothing shows after it', () => {
  expect(frameOf(written.html)).toContain('display:none;max-height:0;overflow:hidden');
  expect(written.html).toMatch(/overflow:hidden">Primeiro\. (\u200c\u00a0){120}<\/div>/);
  const other = mailPage({ ...EMPTY, paragraphs: ['Olá.', 'Primeiro.'], preview: 'Breve.' });
  expect(other.html).toContain('overflow:hidden">Breve. ');
});

test.each(['confirmation.html', 'magic-link.html', 'recovery.html'])(
  'the template %s has the same layout as the functions’ e-mails',
  (file) => {
    const template = readFileSync(join(__dirname, '../templates', file), 'utf8');
    expect(frameOf(template)).toEqual(frameOf(written.html));
  },
);
