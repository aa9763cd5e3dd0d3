import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Plus, X } from 'lucide-react';
import { renderInPortal } from 'shared-portal/testing';
import { Button, ButtonAnchor, ButtonLink, IconButton } from '.';

describe('a button', () => {
  it('does not submit a form by default', () => {
    renderInPortal(<Button>Limpar</Button>);
    expect(screen.getByRole('button', { name: 'Limpar' })).toHaveAttribute('type', 'button');
  });

  it('ignores clicks while loading and keeps the focus', async () => {
    const press = jest.fn();
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user, rerender } = renderInPortal(<Button onClick={press}>Enviar</Button>);
    const button = screen.getByRole('button', { name: 'Enviar' });
    await user.click(button);
    expect(press).toHaveBeenCalledTimes(1);

    rerender(
      <form onSubmit={send}>
        <Button type="submit" loading onClick={press}>
          Enviar
        </Button>
      </form>,
    );
    const busy = screen.getByRole('button', { name: 'Enviar' });
    await user.click(busy);
    expect(busy).toHaveFocus();
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(press).toHaveBeenCalledTimes(1);
    expect(send).not.toHaveBeenCalled();
  });

  it('is a link if it has a target', async () => {
    const { user, container } = renderInPortal(
      <>
        <ButtonLink to="/patient/search" icon={<Plus />}>
          Nova consulta
        </ButtonLink>
        <ButtonAnchor href="tel:188" variant="outline">
          Ligar
        </ButtonAnchor>
        <IconButton label="Fechar" icon={<X />} />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Ligar' })).toHaveAttribute('href', 'tel:188');
    await user.click(screen.getByRole('link', { name: 'Nova consulta' }));
    expect(window.location.pathname).toBe('/patient/search');
    expect(screen.getByRole('button', { name: 'Fechar' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});
