import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Button } from '../button';
import { renderInPortal } from 'shared-portal/testing';
import { EmptyPanel, FaultPanel, WaitingPanel } from '.';

describe('panels', () => {
  it('show an empty state with an action', async () => {
    const { container } = renderInPortal(
      <EmptyPanel
        card
        title="Nenhum profissional encontrado"
        text="Tente outro nome."
        action={<Button>Limpar filtros</Button>}
      />,
    );
    expect(screen.getByRole('region', { name: 'Nenhum profissional encontrado' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Limpar filtros' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are no landmarks inside a section: two sections of a page may have the same text', () => {
    renderInPortal(<EmptyPanel level={3} title="Nenhuma consulta encontrada" />);
    expect(
      screen.getByRole('heading', { level: 3, name: 'Nenhuma consulta encontrada' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('announce an error and offer a retry', async () => {
    const retry = jest.fn();
    const { user, container } = renderInPortal(
      <FaultPanel text="Não foi possível carregar as consultas." onRetry={retry} homeTo="/" />,
    );
    expect(screen.getByRole('alert', { name: 'Erro ao carregar' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show what is being waited for', () => {
    renderInPortal(<WaitingPanel />);
    expect(screen.getByRole('status')).toHaveTextContent('Verificando permissões...');
  });
});
