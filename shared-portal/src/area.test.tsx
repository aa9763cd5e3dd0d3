import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { mountRootParcel } from 'single-spa';
import { defineArea } from './area';
import { CONTRACT_VERSION, type Portal } from './contract';
import { portalHistory } from './history';
import { areaParcel } from './parcel';
import { usePortal, useSession } from './portal';
import { createSessionStore } from './session';
import { createToastStore } from './toasts';

const portal: Portal = {
  contract: CONTRACT_VERSION,
  session: createSessionStore({ phase: 'signed-out' }),
  toasts: createToastStore(),
  supabase: () => Promise.reject(new Error('no server here')),
  signOut: () => Promise.resolve(true),
  refreshAccount: () => Promise.resolve(),
};

const Screen = () => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <button onClick={() => setBroken(true)}>
      {usePortal().contract} {useSession().phase}
    </button>
  );
};

function mount(onCrash: (error: Error) => void = () => undefined, prerendered = '') {
  portalHistory().navigator.replace('/patient/search');
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = prerendered;
  const area = defineArea({ name: 'mf-patient', routes: Screen });
  return mountRootParcel(areaParcel(area), { portal, onCrash, domElement: host });
}

afterEach(() => document.body.replaceChildren());

describe('an area', () => {
  it('mounts with the portal, follows its session, and unmounts', async () => {
    const parcel = mount();
    expect(await screen.findByText(`${CONTRACT_VERSION} signed-out`)).toBeInTheDocument();
    await parcel.mountPromise;
    act(() => portal.session.setState({ phase: 'starting', probablySignedIn: true }, true));
    expect(await screen.findByText(`${CONTRACT_VERSION} starting`)).toBeInTheDocument();
    await act(() => parcel.unmount());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('reports an error to the shell and renders nothing', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what the boundary caught
    const onCrash = jest.fn();
    const parcel = mount(onCrash);
    await parcel.mountPromise;
    act(() => screen.getByRole('button').click());
    await waitFor(() => expect(onCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' })));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await act(() => parcel.unmount());
  });

  it('distinguishes a hydration mismatch and renders again', async () => {
    const names: unknown[] = [];
    const listen = (event: ErrorEvent) => {
      event.preventDefault();
      names.push((event.error as Error).name);
    };
    window.addEventListener('error', listen);
    const parcel = mount(undefined, '<p>outra coisa</p>');
    expect(await screen.findByRole('button')).toBeInTheDocument();
    expect(screen.queryByText('outra coisa')).not.toBeInTheDocument();
    expect(names).toEqual(['Recovered']);
    window.removeEventListener('error', listen);
    await act(() => parcel.unmount());
  });

  it('may be slow without single-spa logging to the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.useFakeTimers();
    const slow = {
      ...defineArea({ name: 'mf-patient', routes: Screen }),
      mount: () => new Promise(() => {}),
    };
    void mountRootParcel(areaParcel(slow as never), {
      portal,
      onCrash: () => undefined,
      domElement: document.createElement('div'),
    });
    await jest.advanceTimersByTimeAsync(120_000);
    jest.useRealTimers();
    expect(warn).not.toHaveBeenCalled();
  });
});
