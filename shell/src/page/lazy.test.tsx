import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PortalRouter } from 'shared-portal/portal-router';
import { Lazy } from './lazy';

it('reports a screen that failed to load and loads it on retry', async () => {
  const load = jest.fn(async () => 'Aqui está');
  load.mockRejectedValueOnce(new Error('offline'));
  render(
    <PortalRouter>
      <Lazy load={load}>{(text) => <h1>{text}</h1>}</Lazy>
    </PortalRouter>,
  );
  expect(screen.getByText('Carregando...')).toBeInTheDocument();
  const panel = await screen.findByRole('alert', { name: 'Oops! Algo deu errado' });
  expect(panel).toHaveTextContent('Não foi possível abrir esta página.');
  expect(screen.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/');
  await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
  expect(await screen.findByRole('heading', { name: 'Aqui está' })).toBeInTheDocument();
});

it('says that there is no connection if a screen failed to load offline', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = () => Promise.reject(new Error('offline'));
  render(
    <PortalRouter>
      <Lazy load={load}>{() => null}</Lazy>
    </PortalRouter>,
  );
  expect(await screen.findByRole('alert', { name: 'Você está sem conexão' })).toBeInTheDocument();
  onLine.mockRestore();
});

it('retries by itself when the connection is back', async () => {
  const load = jest.fn(async () => 'Aqui está');
  load.mockRejectedValueOnce(new Error('offline'));
  render(
    <PortalRouter>
      <Lazy load={load}>{(text) => <h1>{text}</h1>}</Lazy>
    </PortalRouter>,
  );
  await screen.findByRole('alert');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Aqui está' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
