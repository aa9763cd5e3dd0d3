import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderInPortal } from 'shared-portal/testing';
import { Checkbox, Field, PasswordInput, Segmented, Select, TextArea, TextInput } from '.';

describe('a field', () => {
  it('labels and describes its control', async () => {
    const { container } = renderInPortal(
      <Field label="Senha" hint="Pelo menos 6 caracteres">
        <PasswordInput autoComplete="new-password" />
      </Field>,
    );
    const input = screen.getByLabelText('Senha');
    expect(input).toHaveAccessibleDescription('Pelo menos 6 caracteres');
    expect(input).not.toBeInvalid();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('replaces the hint with the error', () => {
    const field = (error: string | null) => (
      <Field label="E-mail" hint="Usamos para confirmar suas consultas." error={error} required>
        <TextInput type="email" />
      </Field>
    );
    const { rerender } = renderInPortal(field(null));
    rerender(field('Por favor, digite um e-mail válido.'));
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Por favor, digite um e-mail válido.');
    expect(screen.queryByText('Usamos para confirmar suas consultas.')).not.toBeInTheDocument();
    rerender(field(null));
    expect(input).not.toBeInvalid();
  });

  it('confirms a complete value', () => {
    renderInPortal(
      <Field label="CPF" ok="CPF válido">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('CPF válido');
    expect(screen.getByRole('textbox').parentElement).toHaveClass('ok');
  });

  it('marks an optional field, and shows who reads the answer', () => {
    renderInPortal(
      <Field label="CNPJ" optional tag="Só a equipe lê">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'CNPJ (opcional)' })).toBeInTheDocument();
    expect(screen.getByText('Só a equipe lê')).toBeInTheDocument();
  });

  it('supports several lines', () => {
    renderInPortal(
      <Field label="Observações" error="Escreva algo.">
        <TextArea defaultValue="Um recado" />
      </Field>,
    );
    const area = screen.getByRole('textbox', { name: 'Observações' });
    expect(area).toHaveAccessibleDescription('Escreva algo.');
    expect(area).toBeInvalid();
    expect(area).toHaveClass('error');
  });

  it('wires a third-party control', () => {
    renderInPortal(
      <Field label="Observações" error="Escreva algo.">
        {(control, state) => <textarea {...control} data-state={state} />}
      </Field>,
    );
    const area = screen.getByRole('textbox', { name: 'Observações' });
    expect(area).toHaveAccessibleDescription('Escreva algo.');
    expect(area).toHaveAttribute('data-state', 'error');
  });
});

describe('a text area', () => {
  it('accepts line breaks, and is wired to label and error', async () => {
    const { user } = renderInPortal(
      <Field label="O que foi bom?" error="Escreva um pouco menos.">
        <TextArea />
      </Field>,
    );
    const area = screen.getByRole('textbox', { name: 'O que foi bom?' });
    await user.type(area, 'Escuta{Enter}sem pressa');
    expect(area).toHaveValue('Escuta\nsem pressa');
    expect(area).toHaveAccessibleDescription('Escreva um pouco menos.');
    expect(area).toBeInvalid();
  });
});

describe('a password', () => {
  it('can be shown and hidden', async () => {
    const { user } = renderInPortal(
      <Field label="Senha">
        <PasswordInput autoComplete="current-password" defaultValue="segredo" />
      </Field>,
    );
    const input = screen.getByLabelText('Senha');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(input).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('segredo');
  });
});

describe('choices', () => {
  it('use radios for two or three options', async () => {
    const OPTIONS = [
      { value: 'password', label: 'Com senha' },
      { value: 'code', label: 'Sem senha' },
    ] as const;
    function Choice() {
      const [value, setValue] = useState<'password' | 'code'>('password');
      return <Segmented label="Forma de acesso" options={OPTIONS} value={value} onValueChange={setValue} />;
    }
    const { user, container } = renderInPortal(<Choice />);
    expect(screen.getByRole('group', { name: 'Forma de acesso' })).toBeInTheDocument();
    await user.click(screen.getByText('Sem senha'));
    expect(screen.getByRole('radio', { name: 'Sem senha' })).toBeChecked();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: 'Com senha' })).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('use a select for many options', async () => {
    const { user, container } = renderInPortal(
      <Field label="Estado">
        <Select defaultValue="SP">
          <option>RJ</option>
          <option>SP</option>
        </Select>
      </Field>,
    );
    const select = screen.getByRole('combobox', { name: 'Estado' });
    await user.selectOptions(select, 'RJ');
    expect(select).toHaveValue('RJ');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('show what is missing on a checkbox', async () => {
    const { user, container } = renderInPortal(
      <Checkbox error="Você deve aceitar os termos e políticas para continuar.">
        Li e aceito os <a href="/legal">Termos de Uso</a>.
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox', { name: /Li e aceito os Termos de Uso/ });
    expect(box).toHaveAccessibleDescription('Você deve aceitar os termos e políticas para continuar.');
    await user.click(box);
    expect(box).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });
});
