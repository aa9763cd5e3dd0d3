import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, useEffect, useState, type ComponentType } from 'react';
import { defineArea, type AreaModule } from 'shared-portal/area';
import type { Account } from 'shared-domain/roles';
import { portalHistory } from 'shared-portal/history';
import { PortalProvider, usePortal } from 'shared-portal/portal';
import { AreaError } from '../remotes/area-error';
import { isOutdated, loadArea, reloadArea } from '../remotes/load-area';
import { createPortal } from '../session/create-portal';
import { AreaSlot } from './area-slot';

jest.mock('../remotes/load-area', () => ({
  AREA_SECONDS: 0.2,
  loadArea: jest.fn(),
  reloadArea: jest.fn(),
  isOutdated: jest.fn(),
  versionOf: () => '0.1.0',
  watchStop: () => () => undefined,
}));

const load = jest.mocked(loadArea);
const reload = jest.mocked(reloadArea);

const areaOf = (routes: ComponentType): AreaModule => defineArea({ name: 'mf-patient', routes });
const Hello = () => <h1>Olá</h1>;
const hello = () => Promise.resolve(areaOf(Hello));

/** React logs errors caught by a boundary, which these tests provoke. */
const expectConsole = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

function openSlot(role?: Account['role']) {
  const history = portalHistory();
  history.navigator.replace('/patient/search');
  const portal = createPortal(history);
  if (role) {
    const account: Account = {
      role,
      isAdmin: false,
      fullName: '',
      approvalStatus: 'approved',
      application: null,
    };
    portal.session.setState({
      phase: 'signed-in',
      userId: '',
      email: '',
      account: { state: 'ready', account },
    });
  }
  const view = render(
    <PortalProvider portal={portal}>
      <p>O resto do portal</p>
      <AreaSlot name="mf-patient" panelFrame={Fragment} />
    </PortalProvider>,
  );
  return { ...view, portal, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const panel = () => screen.findByRole('alert', {}, { timeout: 3000 });

beforeEach(() => {
  load.mockReset();
  reload.mockReset();
  jest.mocked(isOutdated).mockReset().mockResolvedValue(false);
});

describe('the area slot', () => {
  it('mounts the area with the portal and unmounts it', async () => {
    let seen: unknown;
    const Probe = () => {
      const portal = usePortal();
      useEffect(() => {
        seen = portal;
      }, [portal]);
      return <h1>Olá</h1>;
    };
    load.mockResolvedValue(areaOf(Probe));
    const { portal, unmount } = openSlot();
    await screen.findByRole('heading', { name: 'Olá' });
    expect(seen).toBe(portal);
    unmount();
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
  });

  it('names an unreachable area and recovers on retry', async () => {
    load.mockRejectedValue(new AreaError('unreachable'));
    reload.mockImplementation(hello);
    const { user } = openSlot();
    expect(await panel()).toHaveTextContent('A área do paciente não abriu');
    expect(screen.getByText('O resto do portal')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByRole('heading', { name: 'Olá' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the connection is missing when an area cannot open offline', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    load.mockRejectedValue(new AreaError('unreachable'));
    openSlot();
    expect(await screen.findByRole('alert', { name: 'Você está sem conexão' })).toBeInTheDocument();
    onLine.mockRestore();
  });

  it("does not name the patient's area to a professional, who has conversations in it", async () => {
    load.mockRejectedValue(new AreaError('unreachable'));
    openSlot('professional');
    expect(await panel()).toHaveTextContent('Esta parte do portal não abriu');
  });

  it('allows any number of retries', async () => {
    load.mockRejectedValue(new AreaError('unreachable'));
    reload.mockRejectedValueOnce(new AreaError('unreachable')).mockImplementation(hello);
    const { user } = openSlot();
    await panel();
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await user.click(await screen.findByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByRole('heading', { name: 'Olá' })).toBeInTheDocument();
  });

  it.each([
    ['switched-off', 'A área do paciente está em manutenção'],
    ['other-contract', 'A área do paciente foi publicada para outra versão do portal'],
  ] as const)('explains that an area is %s', async (fault, text) => {
    load.mockRejectedValue(new AreaError(fault));
    openSlot();
    expect(await panel()).toHaveTextContent(text);
  });

  it("shows the team's message for a switched-off area", async () => {
    load.mockRejectedValue(new AreaError('switched-off', undefined, 'Voltamos às 9h.'));
    openSlot();
    expect(await panel()).toHaveTextContent('Voltamos às 9h.');
  });

  it('shows the panel when the area throws while rendering', async () => {
    expectConsole();
    load.mockResolvedValue(
      areaOf(() => {
        throw new Error('broken');
      }),
    );
    openSlot();
    expect(await panel()).toHaveTextContent('A área do paciente não abriu');
    expect(screen.getByText('O resto do portal')).toBeInTheDocument();
  });

  it('shows the panel when the area throws later, and mounts it again on retry', async () => {
    expectConsole();
    const Fragile = () => {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('broken');
      return <button onClick={() => setBroken(true)}>Quebrar</button>;
    };
    load.mockResolvedValue(areaOf(Fragile));
    reload.mockResolvedValue(areaOf(Fragile));
    const { user } = openSlot();
    await user.click(await screen.findByRole('button', { name: 'Quebrar' }));
    await panel();
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByRole('button', { name: 'Quebrar' })).toBeInTheDocument();
  });

  it('shows the panel when mounting throws', async () => {
    const area = areaOf(Hello);
    load.mockResolvedValue({ ...area, mount: () => Promise.reject(new Error('broken')) });
    openSlot();
    expect(await panel()).toHaveTextContent('A área do paciente não abriu');
  });

  it('shows the panel when mounting never finishes', async () => {
    const area = areaOf(Hello);
    load.mockResolvedValue({ ...area, mount: () => new Promise(() => undefined) });
    openSlot();
    expect(await panel()).toHaveTextContent('A área do paciente não abriu');
  });

  it('retries once by itself when a file of the screen is missing after a retry', async () => {
    expectConsole();
    const gone = Object.assign(new Error('gone'), { name: 'ChunkLoadError', request: '/mf/screen.js' });
    const withoutModule = areaOf(() => {
      throw gone;
    });
    load.mockRejectedValue(new AreaError('unreachable'));
    reload.mockResolvedValueOnce(withoutModule).mockImplementationOnce(hello);
    const { user, unmount } = openSlot();
    await panel();
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByRole('heading', { name: 'Olá' })).toBeInTheDocument();
    expect(reload).toHaveBeenCalledTimes(2);
    unmount();

    reload.mockReset().mockResolvedValue(withoutModule);
    const again = openSlot();
    await panel();
    await again.user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    await panel();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('checks whether a missing file belongs to an older version', async () => {
    expectConsole();
    const gone = Object.assign(new Error('gone'), { name: 'ChunkLoadError', request: '/mf/old.js' });
    load.mockResolvedValue(
      areaOf(() => {
        throw gone;
      }),
    );
    openSlot();
    await panel();
    await act(async () => {});
    expect(isOutdated).toHaveBeenCalledWith('mf-patient');
  });

  const missingFile = Object.assign(new Error('gone'), { name: 'ChunkLoadError', request: '/mf/screen.js' });
  const throwing = (error: Error) =>
    areaOf(() => {
      throw error;
    });

  it.each([
    ['an area', () => load.mockRejectedValue(new AreaError('unreachable'))],
    ['a screen', () => load.mockResolvedValue(throwing(missingFile))],
  ])('retries %s that did not load when the connection is back', async (_, lose) => {
    expectConsole();
    lose();
    reload.mockImplementation(hello);
    for (const event of ['online', 'vinculo-connection-back']) {
      const { unmount } = openSlot();
      await panel();
      act(() => void window.dispatchEvent(new Event(event)));
      expect(await screen.findByRole('heading', { name: 'Olá' })).toBeInTheDocument();
      unmount();
    }
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not retry an area that crashed when the connection is back', async () => {
    expectConsole();
    load.mockResolvedValue(throwing(new Error('broken')));
    openSlot();
    await panel();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reload).not.toHaveBeenCalled();
    expect(await panel()).toBeInTheDocument();
  });
});
