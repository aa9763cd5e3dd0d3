import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailPage } from '../functions/_shared/mail-page.ts';

/** Styles from the page down to the heading. */
const frameOf = (html: string) =>
  [...html.matchAll(/style="([^"]*)"/g)]
    .slice(0, 7)
    .map(([, style = '']) => style.replace(/\s+/g, '').replace(/;$/, ''));

const written = mailPage({ to: '', subject: '', title: '', paragraphs: ['Olá.', 'Primeiro.'], foot: '' });

test('the functions’ e-mails start with a hidden preview line', () => {
  expect(frameOf(written.html)).toContain('display:none;max-height:0;overflow:hidden');
  expect(written.html).toContain('overflow:hidden">Primeiro.</div>');
});

test.each(['confirmation.html', 'magic-link.html', 'recovery.html'])(
  'the template %s has the same layout as the functions’ e-mails',
  (file) => {
    const template = readFileSync(join(__dirname, '../templates', file), 'utf8');
    expect(frameOf(template)).toEqual(frameOf(written.html));
  },
);
