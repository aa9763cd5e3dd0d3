import { screen } from '@testing-library/react';
import { renderInPortal } from 'shared-portal/testing';
import { ConfirmDialog } from '.';

const texts = { title: 'Apagar', action: 'Apagar tudo' };

describe('a confirmation dialog', () => {
  it('confirms or cancels', async () => {
    const onConfirm = jest.fn();
    const onClose = jest.fn();
    const { user } = renderInPortal(
      <ConfirmDialog open {...texts} isRunning={false} onConfirm={onConfirm} onClose={onClose}>
        <p>Tudo?</p>
      </ConfirmDialog>,
    );
    await user.click(screen.getByRole('button', { name: 'Apagar tudo' }));
    expect([onConfirm, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect([onConfirm, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('stays open while the action is pending', async () => {
    const onClose = jest.fn();
    const { user } = renderInPortal(
      <ConfirmDialog open {...texts} isRunning onConfirm={jest.fn()} onClose={onClose}>
        <p>Tudo?</p>
      </ConfirmDialog>,
    );
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(onClose).not.toHaveBeenCalled();
  });
});
