import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { CalendarDays, LogOut } from 'lucide-react';
import { renderInPortal } from 'shared-portal/testing';
import { SiteHeader } from '.';

describe('the header', () => {
  it('links home, marks the current page and runs actions', async () => {
    const signOut = jest.fn();
    const { user, container } = renderInPortal(
      <SiteHeader
        variant="private"
        items={[
          { to: '/patient/appointments', label: 'Minhas Consultas', icon: <CalendarDays />, current: true },
          { onSelect: signOut, label: 'Sair', icon: <LogOut /> },
        ]}
      />,
    );
    expect(screen.getByRole('link', { name: 'Vínculo' })).toHaveAttribute('href', '/');
    const nav = within(screen.getByRole('navigation', { name: 'Principal' }));
    expect(nav.getByRole('link', { name: 'Minhas Consultas' })).toHaveAttribute('aria-current', 'page');
    await user.click(nav.getByRole('button', { name: 'Sair' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(nav.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('collapses a visitor’s links into a menu that needs no script', async () => {
    const { container } = renderInPortal(
      <SiteHeader
        variant="public"
        items={[{ to: '/planos-profissionais', label: 'Planos' }]}
        primary={{ to: '/auth?mode=signup', label: 'Cadastrar' }}
        secondary={{ to: '/auth?mode=login', label: 'Entrar' }}
      />,
    );
    const menu = screen.getByRole('list');
    expect(menu).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Planos', 'Cadastrar']);
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth?mode=login');
    expect(await axe(container)).toHaveNoViolations();
  });
});
