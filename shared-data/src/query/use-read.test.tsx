import { act, render, screen } from '@testing-library/react';
import { CONTRACT_VERSION, type Portal, type PortalClient } from 'shared-portal/contract';
import { PortalProvider } from 'shared-portal/portal';
import { createSessionStore } from 'shared-portal/session';
import { createToastStore } from 'shared-portal/toasts';
import { QueryProvider, useRead } from '.';

const read = jest.fn((_: PortalClient, { userId }: { userId: string }) => Promise.resolve(`de ${userId}`));

function Diary() {
  const { data = 'nada' } = useRead({ key: ['diary'], read });
  return <p>{data}</p>;
}

function showDiary() {
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
      <QueryProvider>
        <Diary />
      </QueryProvider>
    </PortalProvider>,
  );
  return (userId: string) =>
    act(() =>
      session.setState({ phase: 'signed-in', userId, email: 'a@b.co', account: { state: 'loading' } }),
    );
}

it('asks for nothing while nobody is signed in, and for each person anew', async () => {
  const signIn = showDiary();
  expect(screen.getByText('nada')).toBeInTheDocument();
  expect(read).not.toHaveBeenCalled();
  signIn('camila');
  expect(await screen.findByText('de camila')).toBeInTheDocument();
  signIn('eduardo');
  expect(screen.getByText('nada')).toBeInTheDocument();
  expect(await screen.findByText('de eduardo')).toBeInTheDocument();
});
