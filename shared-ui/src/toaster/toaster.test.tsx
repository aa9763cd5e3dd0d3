import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog';
import { renderInPortal } from 'shared-portal/testing';
import { Toaster } from '.';

const titles = () =>
  [...document.querySelectorAll('[role="status"] b, [role="alert"] b')].map((title) => title.textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('interrupt for errors and wait their turn otherwise', async () => {
    const { show, container } = renderInPortal(<Toaster />);
    act(() => show({ kind: 'success', title: 'Perfil atualizado!', text: 'Suas informações foram salvas.' }));
    act(() => show({ kind: 'error', title: 'Horário indisponível' }));
    expect(screen.getByRole('status')).toHaveTextContent('Perfil atualizado!Suas informações foram salvas.');
    expect(screen.getByRole('alert')).toHaveTextContent('Horário indisponível');
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are three at most; the fourth comes when one goes', () => {
    const { show } = renderInPortal(<Toaster />);
    act(() => ['um', 'dois', 'três', 'quatro'].forEach((title) => show({ kind: 'info', title })));
    expect(titles()).toEqual(['um', 'dois', 'três']);
    fireEvent.click(screen.getAllByRole('button', { name: 'Fechar aviso' })[0] as HTMLElement);
    expect(titles()).toEqual(['dois', 'três', 'quatro']);
  });

  it('go by themselves: after 3 seconds for success, 4 otherwise', () => {
    const { show } = renderInPortal(<Toaster />);
    act(() => show({ kind: 'success', title: 'Sucesso!' }));
    act(() => show({ kind: 'info', title: 'Aviso' }));
    wait(2999);
    expect(titles()).toEqual(['Sucesso!', 'Aviso']);
    wait(1);
    expect(titles()).toEqual(['Aviso']);
    wait(1000);
    expect(titles()).toEqual([]);
  });

  it('stay while they are read', () => {
    const { show } = renderInPortal(<Toaster />);
    act(() => show({ kind: 'success', title: 'Sucesso!' }));
    wait(2000);
    fireEvent.mouseEnter(screen.getByRole('status'));
    wait(60_000);
    expect(titles()).toEqual(['Sucesso!']);
    fireEvent.mouseLeave(screen.getByRole('status'));
    wait(999);
    expect(titles()).toEqual(['Sucesso!']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  it('stay while their button has the focus', () => {
    const { show } = renderInPortal(<Toaster />);
    act(() => show({ kind: 'success', title: 'Sucesso!' }));
    act(() => screen.getByRole('button', { name: 'Fechar aviso' }).focus());
    wait(60_000);
    expect(titles()).toEqual(['Sucesso!']);
  });
});

describe('toasts and dialogs', () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Abrir</button>
        <Dialog open={open} title="Pagar" onClose={() => setOpen(false)}>
          <p>Conteúdo</p>
        </Dialog>
        <Toaster />
      </>
    );
  }

  it('lie above an open dialog, and outlive it', async () => {
    const { user, show, unmount } = renderInPortal(<Page />);
    act(() => show({ kind: 'info', title: 'Aviso', seconds: 60 }));
    const toast = screen.getByText('Aviso');
    expect(toast.closest('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(toast.closest('dialog')).toBe(screen.getByRole('dialog'));
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(toast.closest('dialog')).toBeNull();
    expect(toast).toBeInTheDocument();
    unmount();
    expect(document.body).not.toHaveTextContent('Aviso');
  });
});

describe('toasts on narrow screens', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) => ({
      ...wide(query),
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    });
  });
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('are part of the header of the page, also of one that comes later, and of no heading of its content', () => {
    const page = (header: boolean) => (
      <>
        {header && <header>Vínculo</header>}
        <main>
          <header>Título</header>
        </main>
        <Toaster />
      </>
    );
    const { show, rerender } = renderInPortal(page(true));
    act(() => show({ kind: 'info', title: 'Aviso', seconds: 60 }));
    expect(screen.getByText('Aviso').closest('header')).toHaveTextContent('Vínculo');
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    rerender(page(false));
    act(() => show({ kind: 'info', title: 'Outro', seconds: 60 }));
    expect(screen.getByText('Outro').closest('header')).toBeNull();
  });
});
