import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Skeleton } from '../skeleton';
import { renderInPortal } from 'shared-portal/testing';
import { RemoteView, type RemoteQuery } from '.';

type Names = readonly string[];

const idle: RemoteQuery<Names> = {
  data: undefined,
  isError: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: jest.fn(),
};

const view = (query: Partial<RemoteQuery<Names>>) => (
  <RemoteView
    query={{ ...idle, ...query }}
    skeleton={<Skeleton className="bone" />}
    empty={<p>Nenhuma consulta encontrada</p>}
    failureText="Não foi possível carregar as consultas."
  >
    {(names) => names.map((name) => <p key={name}>{name}</p>)}
  </RemoteView>
);

describe('a remote view', () => {
  it('shows a placeholder and announces loading', async () => {
    const { container } = renderInPortal(view({ isFetching: true }));
    expect(screen.getByRole('status')).toHaveTextContent('Carregando');
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    expect(container.querySelector('.bone')).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows an error with a retry', async () => {
    const refetch = jest.fn();
    const { user, container } = renderInPortal(view({ isError: true, refetch }));
    expect(screen.getByRole('alert', { name: 'Erro ao carregar' })).toHaveTextContent(
      'Não foi possível carregar as consultas.',
    );
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    expect(container.querySelector('.bone')).not.toBeInTheDocument();
  });

  it('reports the missing connection offline', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderInPortal(view({ isError: true }));
    expect(screen.getByRole('alert', { name: 'Erro ao carregar' })).toHaveTextContent(
      'Você está sem conexão. Tente novamente quando ela voltar.',
    );
    onLine.mockRestore();
  });

  it('also shows a toast if configured, once per failure', () => {
    const toast = { title: 'Erro ao carregar', text: 'Não foi possível carregar as consultas.' };
    const view = (query: Partial<RemoteQuery<Names>>) => (
      <RemoteView query={{ ...idle, ...query }} skeleton={null} failureText={toast.text} failureToast>
        {() => null}
      </RemoteView>
    );
    const { rerender, toasts } = renderInPortal(view({ isFetching: true }));
    expect(toasts()).toEqual([]);
    rerender(view({ isError: true }));
    rerender(view({ isError: true }));
    expect(toasts()).toEqual([{ kind: 'error', ...toast }]);
    rerender(view({ isFetching: true }));
    expect(toasts()).toEqual([]);
    rerender(view({ isError: true }));
    expect(toasts()).toHaveLength(1);
    rerender(view({ data: ['Marina'] }));
    rerender(view({ data: ['Marina'], isError: true }));
    expect(toasts()).toEqual([]);
  });

  it('shows data, or the empty state for an empty list', () => {
    const { rerender } = renderInPortal(view({ data: ['Marina'] }));
    expect(screen.getByText('Marina')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(view({ data: [] }));
    expect(screen.getByText('Nenhuma consulta encontrada')).toBeInTheDocument();
    expect(screen.queryByText('Marina')).not.toBeInTheDocument();
  });

  it('supports a custom test for emptiness', () => {
    const counted = { ...idle, data: { total: 0 } };
    renderInPortal(
      <RemoteView
        query={counted}
        skeleton={null}
        empty={<p>Nada</p>}
        isEmpty={({ total }) => total === 0}
        failureText=""
      >
        {({ total }) => <p>{total} consultas</p>}
      </RemoteView>,
    );
    expect(screen.getByText('Nada')).toBeInTheDocument();
  });

  it('keeps stale data during a refetch and after a failed one', async () => {
    const refetch = jest.fn();
    const { user, container, rerender } = renderInPortal(view({ data: ['Marina'], isFetching: true }));
    expect(screen.getByText('Marina')).toBeInTheDocument();
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    rerender(view({ data: ['Marina'], isError: true, refetch }));
    expect(screen.getByText('Marina')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar as consultas.');
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('reports data that failed to load offline only after another failure online', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const data = ['Marina'];
    const { rerender } = renderInPortal(view({ data, isFetching: true }));
    rerender(view({ data, isError: true }));
    onLine.mockReturnValue(true);
    rerender(view({ data, isError: true }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(view({ data, isError: true, isFetching: true }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(view({ data, isError: true }));
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar as consultas.');
    onLine.mockRestore();
  });

  it('fades the data of another page', () => {
    const { rerender } = renderInPortal(view({ data: ['Marina'], isPlaceholderData: true }));
    expect(screen.getByText('Marina').parentElement).toHaveClass('stale');
    rerender(view({ data: ['Marina'] }));
    expect(screen.getByText('Marina').parentElement).not.toHaveClass('stale');
  });
});
