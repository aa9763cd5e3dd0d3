import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plainText, renderTemplate, subjectOf, type MailVariables } from './template.ts';

const variables: MailVariables = {
  SiteURL: 'https://portal.test',
  ConfirmationURL: 'https://portal.test/auth/v1/verify?token=abc&type=signup',
  Email: `"o'neil"<b>@example.com`,
  Token: '012345',
  TokenHash: 'abc',
  RedirectTo: 'https://portal.test/auth/callback?next=/x&y=1',
};

describe('a template', () => {
  it('escapes its variables for their context', () => {
    const html = renderTemplate(
      '<a href="{{ .SiteURL }}/go?next={{ .RedirectTo }}">{{.Token}}</a> <i>{{ .Email }}</i>',
      variables,
    );
    expect(html).toBe(
      '<a href="https://portal.test/go?next=https%3A%2F%2Fportal.test%2Fauth%2Fcallback%3Fnext%3D%2Fx%26y%3D1">012345</a>' +
        ' <i>&#34;o&#39;neil&#34;&lt;b&gt;@example.com</i>',
    );
  });

  it('never interprets a value as a template', () => {
    const html = renderTemplate('{{ .Email }}', { ...variables, Email: '{{ .Token }}' });
    expect(html).toBe('{{ .Token }}');
  });

  it('accepts only known variables', () => {
    expect(() => renderTemplate('{{ .Nothing }}', variables)).toThrow('Nothing');
  });

  it('has a plain text version with its URLs', () => {
    const text = plainText(
      '<body><p>Olá &amp; bem-vinda</p>\n\n<a href="https://x.test/a">Entrar</a></body>',
    );
    expect(text).toBe('Olá & bem-vinda\nEntrar: https://x.test/a');
  });
});

describe('the e-mails of supabase/templates', () => {
  const supabase = path.resolve(__dirname, '../../../supabase');
  const config = readFileSync(path.join(supabase, 'config.toml'), 'utf8');

  it.each([
    ['confirmation', 'confirmation.html', '/auth/callback?token_hash=abc&type=signup&next='],
    ['magic_link', 'magic-link.html', '/auth/callback?token_hash=abc&type=magiclink&next='],
    ['recovery', 'recovery.html', '/nova-senha?token_hash=abc&type=recovery'],
  ])('%s has a subject, a code and a link to a page that asks for confirmation', (kind, file, link) => {
    const template = readFileSync(path.join(supabase, 'templates', file), 'utf8');
    const html = renderTemplate(template, variables);
    expect(html).toContain(`https://portal.test${link}`);
    expect(html).not.toContain('/auth/v1/verify');
    expect(plainText(html)).toContain(`: https://portal.test${link}`);
    expect(plainText(html)).toMatch(/(^|\s)012345(\s|$)/);
    const section = config.split(`[auth.email.template.${kind}]`)[1] ?? '';
    expect(subjectOf(template)).toBe(/subject = "([^"]*)"/.exec(section)?.[1]);
  });
});
