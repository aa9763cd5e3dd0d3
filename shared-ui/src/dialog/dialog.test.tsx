import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Button } from '../button';
import { renderInPortal } from 'shared-portal/testing';
import { Dialog } from './dialog';

const dialog = (open: boolean, onClose = jest.fn()) => (
  <Dialog open={open} title="Cancelar consulta" onClose={onClose} footer={<Button>Cancelar consulta</Button>}>
    <p>Tem certeza?</p>
  </Dialog>
);

describe('a dialog', () => {
  it('is not rendered until it is opened', async () => {
    const { container, rerender } = renderInPortal(dialog(false));
    expect(screen.queryByText('Tem certeza?')).not.toBeInTheDocument();
    rerender(dialog(true));
    expect(screen.getByRole('dialog', { name: 'Cancelar consulta' })).toHaveTextContent('Tem certeza?');
    expect(screen.getByRole('heading', { name: 'Cancelar consulta' })).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
    rerender(dialog(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks its owner to close on Esc, backdrop and close button', async () => {
    const onClose = jest.fn();
    const { user } = renderInPortal(dialog(true, onClose));
    const element = screen.getByRole('dialog');
    const esc = new Event('cancel', { cancelable: true });
    fireEvent(element, esc);
    expect(esc.defaultPrevented).toBe(true);
    fireEvent.mouseDown(element);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledTimes(3);
    expect(element).toHaveAttribute('open');
  });

  it('stays open when a dialog inside it closes on Esc', () => {
    const [onClose, onCloseInside] = [jest.fn(), jest.fn()];
    renderInPortal(
      <Dialog open title="Cobrança" onClose={onClose}>
        {dialog(true, onCloseInside)}
      </Dialog>,
    );
    const inside = screen.getByRole('dialog', { name: 'Cancelar consulta' });
    fireEvent(inside, new Event('cancel', { cancelable: true }));
    expect(onCloseInside).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open on clicks inside', () => {
    const onClose = jest.fn();
    renderInPortal(dialog(true, onClose));
    fireEvent.mouseDown(screen.getByText('Tem certeza?'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('ignores the second click of the double click that opened it', () => {
    const onClose = jest.fn();
    renderInPortal(dialog(true, onClose));
    fireEvent.mouseDown(screen.getByRole('dialog'), { detail: 2 });
    const close = screen.getByRole('button', { name: 'Fechar' });
    fireEvent.click(close, { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(close, { detail: 1 });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes when it is unmounted', () => {
    const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
    const { unmount } = renderInPortal(dialog(true));
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
    close.mockRestore();
  });
});
