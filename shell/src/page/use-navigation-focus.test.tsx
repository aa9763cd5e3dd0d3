import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { defineArea } from 'shared-portal/area';
import type * as federation from '../remotes/__mocks__/federation';
import { openShell } from '../testing/open-shell';

jest.mock('../remotes/federation');
const { loaders } = jest.requireMock<typeof federation>('../remotes/federation');

const data = new EventTarget();
const finishLoading = () => data.dispatchEvent(new Event('arrived'));

/** A page with one heading while it loads and another one afterwards. */
function LoadingPage() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => data.addEventListener('arrived', () => setLoaded(true), { once: true }), []);
  return isLoaded ? <h1 key="loaded">Loaded</h1> : <h1 key="loading">Loading</h1>;
}

beforeEach(() => {
  loaders.set('mf-public', () => Promise.resolve(defineArea({ name: 'mf-public', routes: LoadingPage })));
});

async function arrive() {
  const { user, history } = await openShell({ title: '', path: '/auth', as: 'visitor' });
  await screen.findByRole('heading', { name: 'Entrar' });
  act(() => history.navigator.push('/profissionais'));
  const heading = await screen.findByRole('heading', { name: 'Loading' });
  await waitFor(() => expect(heading).toHaveFocus());
  return user;
}

describe('a page whose heading is replaced when its data arrives', () => {
  it('moves the focus to the new heading', async () => {
    await arrive();
    act(() => void finishLoading());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Loaded' })).toHaveFocus());
  });

  it('does not move the focus after the user has moved it', async () => {
    const user = await arrive();
    await user.tab();
    const chosen = document.activeElement;
    expect(chosen).toHaveAttribute('href');
    act(() => void finishLoading());
    await act(() => Promise.resolve());
    expect(chosen).toHaveFocus();
  });
});
