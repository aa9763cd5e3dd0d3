import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog';
import { renderInPortal } from 'shared-portal/testing';
import { Toaster } from '.';
import { freePlace } from './use-avoid-controls';

const titles = () =>
  [...document.querySelectorAll('[role="status"] b, [role="alert"] b')].map((title) => title.textContent);
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('interrupt for errors and wait otherwise', async () => {
    const { show, container } = renderInPortal(<Toaster />);
    act(() => show({ kind: 'success', title: 'Perfil atualizado!', text: 'Suas informações foram salvas.' }));
    act(() => show({ kind: 'error', title: 'Horário indisponível' }));
    expect(screen.getByRole('status')).toHaveTextContent('Perfil atualizado!Suas informações foram salvas.');
    expect(screen.getByRole('alert')).toHaveTextContent('Horário indisponível');
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show at most three; the fourth appears when one closes', () => {
    const { show } = renderInPortal(<Toaster />);
    act(() => ['um', 'dois', 'três', 'quatro'].forEach((title) => show({ kind: 'info', title })));
    expect(titles()).toEqual(['um', 'dois', 'três']);
    fireEvent.click(screen.getAllByRole('button', { name: 'Fechar aviso' })[0] as HTMLElement);
    expect(titles()).toEqual(['dois', 'três', 'quatro']);
  });

  it('close automatically: after 3 seconds for success, 4 otherwise', () => {
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

  it('stay on hover', () => {
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

  it('appear above an open dialog and outlive it', async () => {
    const { user, show, unmount } = renderInPortal(<Page />);
    act(() => show({ kind: 'info', title: 'Aviso', seconds: 60 }));
    const toast = screen.getByText('Aviso');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(screen.getByRole('dialog')).toContainElement(toast);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toast).toBeInTheDocument();
    unmount();
    expect(document.body).not.toHaveTextContent('Aviso');
  });
});

describe('toasts on wide screens', () => {
  const box = { left: 872, right: 1256, top: 700, bottom: 776 };
  const at = (left: number, top: number) => ({ left, right: left + 160, top, bottom: top + 44 });

  it.each([
    ['at the bottom right if it is free', [at(100, 700)], { up: 0, left: 0 }],
    ['above a control', [at(1000, 720)], { up: 56, left: 0 }],
    ['above several', [at(1000, 720), at(1000, 640)], { up: 136, left: 0 }],
    ['next to a column of controls', [{ left: 1200, right: 1250, top: 0, bottom: 800 }], { up: 0, left: 56 }],
    [
      'at the bottom right if there is no free place',
      [{ left: 0, right: 1280, top: 0, bottom: 800 }],
      { up: 0, left: 0 },
    ],
  ])('are %s', (_, controls, moved) => {
    expect(freePlace(box, controls)).toEqual(moved);
  });

  it('move away from a control that they would cover', () => {
    const original = Element.prototype.getBoundingClientRect;
    const rect = (left: number, top: number, width: number, height: number) =>
      new DOMRect(left, top, width, height);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.textContent === 'Tentar Novamente') return rect(1000, 720, 160, 44);
      return this.querySelector(':scope > [role="alert"]') ? rect(872, 700, 384, 76) : original.call(this);
    });
    const { show } = renderInPortal(
      <>
        <button>Tentar Novamente</button>
        <Toaster />
      </>,
    );
    act(() => show({ kind: 'error', title: 'Erro ao carregar', seconds: 60 }));
    expect(screen.getByRole('alert').parentElement).toHaveStyle({ translate: '0px -56px' });
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

  it('are part of the page header, even one mounted later, and of no heading of its content', () => {
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
    expect(screen.getAllByRole('banner')[0]).toContainElement(screen.getByText('Aviso'));
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    rerender(page(false));
    act(() => show({ kind: 'info', title: 'Outro', seconds: 60 }));
    expect(screen.getByText('Título')).not.toContainElement(screen.getByText('Outro'));
  });
});
