import { render } from '@testing-library/react';
import { unbroken } from '.';

const html = (content: Parameters<typeof unbroken>[0]) =>
  render(<p>{unbroken(content)}</p>).container.innerHTML;

describe('a text without line breaks in "e-mail"', () => {
  it('keeps its characters, with each "e-mail" in an element', () => {
    expect(html('E-mail enviado. Outros e-mails, não.')).toBe(
      '<p><span class="unbroken">E-mail</span> enviado. Outros <span class="unbroken">e-mails</span>, não.</p>',
    );
  });

  it.each(['Sem hífen.', <b key="b">e-mail</b>, null, 3])('leaves %s unchanged', (content) => {
    expect(unbroken(content)).toBe(content);
  });
});
