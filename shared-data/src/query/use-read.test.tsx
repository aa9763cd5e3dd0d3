import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CONTRACT_VERSION, type Portal, type PortalClient } from 'shared-portal/contract';
import { PortalProvider, ServedProvider } from 'shared-portal/portal';
import { createSessionStore } from 'shared-portal/session';
import { createToastStore } from 'shared-portal/toasts';
import { QueryProvider, useInfiniteRead, usePublicRead, useRead, type PageRequest } from '.';

const read = jest.fn((_: PortalClient, { userId }: { userId: string }) => Promise.resolve(`de ${userId}`));

function Diary() {
  const { data = 'nada' } = useRead({ key: ['diary'], read });
  return <p>{data}</p>;
}

function show(children: ReactNode) {
  const session = createSessionStore({ phase: 'signed-out' });
  const portal: Portal = {
    contract: CONTRACT_VERSION,
    session,
    toasts: createToastStore(),
    supabase: () => Promise.resolve({} as PortalClient),
    signOut: () => Promise.resolve(true),
    refreshAccount: () => Promise.resolve(),
  };
  render(
    <PortalProvider portal={portal}>
      <QueryProvider>{children}</QueryProvider>
    </PortalProvider>,
  );
  return (userId: string) =>
    act(() =>
      session.setState({ phase: 'signed-in', userId, email: 'a@b.co', account: { state: 'loading' } }),
    );
}

it('reads nothing without a session, and again for each user', async () => {
  const signIn = show(<Diary />);
  expect(screen.getByText('nada')).toBeInTheDocument();
  expect(read).not.toHaveBeenCalled();
  signIn('camila');
  expect(await screen.findByText('de camila')).toBeInTheDocument();
  signIn('eduardo');
  expect(screen.getByText('nada')).toBeInTheDocument();
  expect(await screen.findByText('de eduardo')).toBeInTheDocument();
});

it('reads public data without a session, once for all users', async () => {
  const readCities = jest.fn(() => Promise.resolve('Recife'));
  function Cities() {
    return <p>{usePublicRead({ key: ['cities'], read: readCities }).data}</p>;
  }
  const signIn = show(<Cities />);
  expect(await screen.findByText('Recife')).toBeInTheDocument();
  signIn('camila');
  expect(screen.getByText('Recife')).toBeInTheDocument();
  expect(readCities).toHaveBeenCalledTimes(1);
});

it('reads page after page, each from where the last one ended', async () => {
  const readPage = jest.fn((_: PortalClient, { userId, cursor }: PageRequest<number>) =>
    Promise.resolve({ text: `${userId} ${cursor ?? 0}`, next: cursor === null ? 2 : null }),
  );
  function Pages() {
    const query = useInfiniteRead({ key: ['pages'], read: readPage, next: (page) => page.next });
    return (
      <>
        <p>{query.data?.pages.map(({ text }) => text).join(', ')}</p>
        {query.hasNextPage && <button onClick={() => void query.fetchNextPage()}>Mais</button>}
      </>
    );
  }
  const signIn = show(<Pages />);
  expect(readPage).not.toHaveBeenCalled();
  signIn('camila');
  await userEvent.click(await screen.findByRole('button', { name: 'Mais' }));
  expect(await screen.findByText('camila 0, camila 2')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('reads public data again in a root that opens after the page was hydrated', async () => {
  const readCities = jest.fn(() => Promise.resolve('Recife'));
  function Cities() {
    return <p>{usePublicRead({ key: ['cities'], read: readCities }).data}</p>;
  }
  show(
    <ServedProvider served={{ origin: '', at: Date.now(), queries: [[['cities'], 'Olinda']] }}>
      <QueryProvider>
        <Cities />
      </QueryProvider>
    </ServedProvider>,
  );
  expect(await screen.findByText('Recife')).toBeInTheDocument();
});
