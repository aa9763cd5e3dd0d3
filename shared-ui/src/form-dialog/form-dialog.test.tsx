import { screen } from '@testing-library/react';
import { renderInPortal } from 'shared-portal/testing';
import { TextInput } from '../field';
import { FormField, useForm } from '../form';
import { FormDialog } from '.';

interface ExampleProps {
  readonly isRunning?: boolean;
  readonly action?: string;
  readonly onSubmit: (draft: { readonly reason: string }) => void;
  readonly onClose: () => void;
}

function Example({ isRunning = false, action = 'Apagar', onSubmit, onClose }: ExampleProps) {
  const form = useForm({
    initial: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({ reason: reason ? null : 'Escreva o motivo.' }),
  });
  return (
    <FormDialog
      title="Apagar conta"
      action={action || undefined}
      isRunning={isRunning}
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FormField name="reason" label="Motivo">
        <TextInput />
      </FormField>
    </FormDialog>
  );
}

const open = (props: Partial<ExampleProps> = {}) => {
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  const { user } = renderInPortal(<Example onSubmit={onSubmit} onClose={onClose} {...props} />);
  return { user, onSubmit, onClose };
};

const button = (name: string) => screen.getByRole('button', { name });

describe('a form dialog', () => {
  it('submits by button and by Enter once it is valid', async () => {
    const { user, onSubmit } = open();
    await user.click(button('Apagar'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Motivo' })).toBeInvalid();
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'sim');
    await user.click(button('Apagar'));
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), '{Enter}');
    const submitted = [{ reason: 'sim' }, { reason: '' }];
    expect(onSubmit.mock.calls).toEqual([submitted, submitted]);
  });

  it('cancels', async () => {
    const idle = open();
    await idle.user.click(button('Voltar'));
    expect(idle.onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open while submitting', async () => {
    const { user, onClose } = open({ isRunning: true });
    await user.click(button('Voltar'));
    await user.click(button('Fechar'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('has no action while there is nothing to submit', () => {
    open({ action: '' });
    expect(screen.queryByRole('button', { name: 'Apagar' })).not.toBeInTheDocument();
  });
});
