import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { formatCpf } from 'shared-domain/cpf';
import { renderInPortal } from 'shared-portal/testing';
import { Field, MaskedInput } from '.';

function CpfField({ start = '' }: { readonly start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="CPF">
      <MaskedInput format={formatCpf} value={value} onValueChange={setValue} inputMode="numeric" />
    </Field>
  );
}

const open = (start?: string) => {
  const { user } = renderInPortal(<CpfField {...(start !== undefined && { start })} />);
  return { user, input: screen.getByRole<HTMLInputElement>('textbox', { name: 'CPF' }) };
};

describe('a masked input', () => {
  it('masks while typing and drops invalid characters', async () => {
    const { user, input } = open();
    await user.type(input, '529a98224725999');
    expect(input).toHaveValue('529.982.247-25');
  });

  it('accepts pasted text, masked or not', async () => {
    const { user, input } = open();
    await user.click(input);
    await user.paste(' 529.982.247-25 ');
    expect(input).toHaveValue('529.982.247-25');
    await user.clear(input);
    await user.paste('52998224725');
    expect(input).toHaveValue('529.982.247-25');
  });

  it('keeps the caret when a digit in the middle is corrected', async () => {
    const { user, input } = open('529.982.247-25');
    await user.type(input, '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
    expect(input).toHaveValue('529.922.472-5');
    expect(input.selectionStart).toBe(5);
    await user.keyboard('8');
    expect(input).toHaveValue('529.982.247-25');
    expect(input.selectionStart).toBe(6);
  });

  it('lets "Delete" step over a separator', () => {
    const { input } = open('529.982.247-25');
    input.setSelectionRange(3, 3);
    // What the browser does for "Delete" before the dot.
    fireEvent(input, withoutDot(input));
    expect(input).toHaveValue('529.982.247-25');
    expect(input.selectionStart).toBe(4);
  });
});

function withoutDot(input: HTMLInputElement): Event {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setValue?.call(input, '529982.247-25');
  input.setSelectionRange(3, 3);
  return new InputEvent('input', { bubbles: true, inputType: 'deleteContentForward' });
}
