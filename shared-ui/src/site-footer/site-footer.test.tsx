import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { matchRoute } from 'shared-portal/routes';
import { renderInPortal } from 'shared-portal/testing';
import { SiteFooter, type SiteFooterProps } from '.';

const show = (variant: SiteFooterProps['variant']) => renderInPortal(<SiteFooter variant={variant} />);

describe('the footer', () => {
  it.each(['minimal', 'landing', 'default'] as const)('%s mentions that this is a demo', async (variant) => {
    const { container } = show(variant);
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent(/Plataforma em desenvolvimento.*demonstração/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each(['minimal', 'landing', 'default'] as const)('%s links only to existing pages', (variant) => {
    show(variant);
    const paths = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'));
    expect(paths).toEqual(expect.arrayContaining(['/legal#privacidade', '/legal#termos', '/contato']));
    for (const path of paths) expect(matchRoute(new URL(path, 'http://portal').pathname)).not.toBeNull();
  });

  it('makes three claims by default', () => {
    show(undefined);
    const [claims] = screen.getAllByRole('list') as [HTMLElement, HTMLElement];
    expect(
      within(claims)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Pagamentos seguros', 'Conforme a LGPD, dados no Brasil', 'CRP/CRM verificados']);
  });

  it('links the emergency numbers on the landing page', () => {
    show('landing');
    const help = within(screen.getByText('Precisa de ajuda agora?').parentElement as HTMLElement);
    expect(help.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['tel:188', '188CVV, apoio emocional'],
      ['tel:192', '192SAMU, emergência médica'],
      ['tel:190', '190Polícia'],
    ]);
  });
});
