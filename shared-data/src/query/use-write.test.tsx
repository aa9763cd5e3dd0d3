import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useToast } from 'shared-portal/portal';
import { renderInPortal } from 'shared-portal/testing';
import { QueryProvider, useWrite } from '.';

function Sender({ send }: { readonly send: (text: string) => Promise<unknown> }) {
  const write = useWrite({ mutationFn: send });
  return (
    <button type="button" aria-busy={write.isRunning} onClick={() => write.run('olá')}>
      Enviar
    </button>
  );
}

const show = (send: (text: string) => Promise<unknown>) =>
  renderInPortal(
    <QueryProvider>
      <Sender send={send} />
    </QueryProvider>,
  );

it('writes once for a double click', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const send = jest.fn(() => new Promise((resolve) => (answer = resolve)));
  show(send);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  fireEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  answer(null);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  fireEvent.click(button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  answer(null);
});

it('can be retried after a failure', async () => {
  const send = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(null);
  show(send);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  fireEvent.click(button);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('removes its error after a success, and no other', async () => {
  const send = jest.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce(null);
  function WriteTwice() {
    const toast = useToast();
    const write = useWrite({
      mutationFn: (_nothing: null) => send(),
      onSuccess: () => toast({ kind: 'success', title: 'Salvo' }),
      onError: () => toast({ kind: 'error', title: 'Erro ao salvar' }),
    });
    return <button onClick={() => write.run(null)}>Salvar</button>;
  }
  const { show, toasts } = renderInPortal(
    <QueryProvider>
      <WriteTwice />
    </QueryProvider>,
  );
  show({ kind: 'error', title: 'Outro erro' });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(toasts().map(({ title }) => title)).toEqual(['Outro erro', 'Erro ao salvar']));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(toasts().map(({ title }) => title)).toEqual(['Outro erro', 'Salvo']));
});

it('shows only the error of its last attempt', async () => {
  const send = jest.fn().mockRejectedValueOnce(new Error('A')).mockRejectedValueOnce(new Error('B'));
  function Form() {
    const toast = useToast();
    const write = useWrite({
      mutationFn: (_nothing: null) => send(),
      onError: ({ message }) => toast({ kind: 'error', title: message }),
    });
    return (
      <>
        <button onClick={() => write.run(null)}>Salvar</button>
        <button onClick={() => write.showError({ title: 'Falta o nome' })}>Conferir</button>
      </>
    );
  }
  const { show, toasts } = renderInPortal(
    <QueryProvider>
      <Form />
    </QueryProvider>,
  );
  const titles = () => toasts().map(({ title }) => title);
  show({ kind: 'error', title: 'Outro erro' });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(titles()).toEqual(['Outro erro', 'A']));
  fireEvent.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(titles()).toEqual(['Outro erro', 'Falta o nome']);
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(titles()).toEqual(['Outro erro', 'B']));
});
