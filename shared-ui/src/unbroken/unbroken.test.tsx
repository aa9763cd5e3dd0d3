import { render } from '@testing-library/react';
import { unbroken } from '.';

const html = (content: Parameters<typeof unbroken>[0]) =>
  render(<p>{unbroken(content)}</p>).container.innerHTML;

describe('a text without line breaks after hyphens', () => {
  it('keeps its characters, with each "e-mail" in an element', () => {
    expect(html('E-mail enviado. Outros e-mails, não.')).toBe(
      '<p><span class="unbroken">E-mail</span> enviado. Outros <span class="unbroken">e-mails</span>, não.</p>',
    );
  });

  it.each(['(11) 99999-9999', '(11) 3333-4444', 'vinculo-meus-dados.json'])('keeps %s whole', (unit) => {
    expect(html(`Como ${unit}, por exemplo.`)).toBe(
      `<p>Como <span class="unbroken">${unit}</span>, por exemplo.</p>`,
    );
  });

  it.each(['Sem hífen.', <b key="b">e-mail</b>, null, 3])('leaves %s unchanged', (content) => {
    expect(unbroken(content)).toBe(content);
  });
});
