import { act, screen, waitFor } from '@testing-library/react';
import { server } from 'embedded-backend/jest';
import { http, HttpResponse } from 'msw';
import { NO_CONNECTION } from 'shared-domain/errors';
import { onConnectionBack } from 'shared-portal/connection-back';
import { openShell } from '../testing/open-shell';
import { reportUnanswered } from './connection-signal';

jest.mock('../remotes/federation');

const CONFIG = '*/portal-config.json';
const GONE = 'Sem conexão. Você vê o que já tinha carregado. O que escrever fica guardado.';

const banner = () =>
  screen.queryByText((_, element) => element?.tagName === 'P' && element.textContent === GONE);
const openContact = async () => {
  const shell = await openShell({ title: '', path: '/contato' });
  await screen.findByRole('heading', { name: 'mf-public' });
  await act(async () => {}); // the notices are mounted
  return shell;
};

describe('the connection banner', () => {
  it('appears under the header when the portal is unreachable and disappears after it recovers', async () => {
    const { user, portal } = await openContact();
    expect(banner()).not.toBeInTheDocument();
    server.use(http.get(CONFIG, () => HttpResponse.error()));
    act(() => void window.dispatchEvent(new Event('offline')));
    await waitFor(() => expect(banner()).toHaveTextContent(GONE));
    expect(screen.getByRole('banner')).toContainElement(banner());

    const { show } = portal.toasts.getState();
    act(() => show({ kind: 'error', title: 'Erro ao salvar', text: NO_CONNECTION }));
    act(() => show({ kind: 'error', title: 'Valor inválido' }));
    server.use(http.get(CONFIG, () => HttpResponse.json({})));
    await user.click(screen.getByRole('button', { name: 'Tentar' }));
    expect(await screen.findByText('Conexão de volta.')).toBeInTheDocument();
    expect(portal.toasts.getState().toasts).toMatchObject([{ title: 'Valor inválido' }]);
    await waitFor(() => expect(screen.queryByText('Conexão de volta.')).not.toBeInTheDocument(), {
      timeout: 4000,
    });
  });

  it('also appears after a request without a response', async () => {
    await openContact();
    server.use(http.get(CONFIG, () => HttpResponse.error()));
    act(reportUnanswered);
    await waitFor(() => expect(banner()).toHaveTextContent(GONE));
  });

  it('announces the recovery even if the browser reported online all along', async () => {
    const { user } = await openContact();
    const onBack = jest.fn();
    const stop = onConnectionBack(onBack);
    server.use(http.get(CONFIG, () => HttpResponse.error()));
    act(reportUnanswered);
    await waitFor(() => expect(banner()).toHaveTextContent(GONE));
    expect(onBack).not.toHaveBeenCalled();
    server.use(http.get(CONFIG, () => HttpResponse.json({})));
    await user.click(screen.getByRole('button', { name: 'Tentar' }));
    expect(await screen.findByText('Conexão de volta.')).toBeInTheDocument();
    expect(onBack).toHaveBeenCalledTimes(1);
    stop();
  });

  it('stays hidden while the host responds, whatever the browser reports', async () => {
    await openContact();
    let asked = 0;
    server.use(
      http.get(CONFIG, () => {
        asked += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    act(() => void window.dispatchEvent(new Event('offline')));
    await waitFor(() => expect(asked).toBe(1));
    await act(async () => {});
    expect(banner()).not.toBeInTheDocument();
  });
});
