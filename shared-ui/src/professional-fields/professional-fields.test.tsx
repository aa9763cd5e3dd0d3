import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { renderInPortal } from 'shared-portal/testing';
import { Form, useForm } from '../form';
import { CnpjField, CpfField, PhoneField, ProfessionField, RegistrationField } from '.';

const EMPTY = { cpf: '', cnpj: '', phone: '', profession: 'psychologist', registration: '' };

function Example({ fault, children }: { readonly fault?: string; readonly children: ReactNode }) {
  const form = useForm({ initial: () => EMPTY, faultsOf: () => ({ cnpj: fault }) });
  return (
    <Form form={form} onSubmit={() => undefined}>
      {children}
    </Form>
  );
}
const Cpf = () => (
  <Example>
    <CpfField required />
  </Example>
);
const Cnpj = ({ error }: { readonly error?: string }) => (
  <Example {...(error && { fault: error })}>
    <CnpjField />
    <button type="submit">Enviar</button>
  </Example>
);
const Phone = () => (
  <Example>
    <PhoneField />
  </Example>
);
const Registration = ({ form }: { readonly form?: 'masked' | 'free' }) => (
  <Example>
    <ProfessionField />
    <RegistrationField form={form} />
  </Example>
);

describe('a CPF', () => {
  it('is masked, and validated once it is complete', async () => {
    const { user } = renderInPortal(<Cpf />);
    const field = screen.getByRole('textbox', { name: 'CPF' });
    await user.type(field, '5299822472');
    expect(field).toHaveAccessibleDescription('');
    await user.type(field, '5');
    expect(field).toHaveValue('529.982.247-25');
    expect(field).toHaveAccessibleDescription('CPF válido');
    expect(field).toBeRequired();
    await user.clear(field);
    await user.type(field, '11111111111');
    expect(field).toHaveAccessibleDescription('CPF inválido');
    expect(field).toBeInvalid();
  });
});

describe('a CNPJ', () => {
  it('is optional, explains who needs it, and accepts letters', async () => {
    const { user } = renderInPortal(<Cnpj />);
    const field = screen.getByRole('textbox', { name: 'CNPJ (opcional)' });
    expect(field).toHaveAccessibleDescription(
      'Só para profissionais que emitem nota fiscal pela empresa. Sem CNPJ, vale o CPF.',
    );
    await user.type(field, '12abc34501de35');
    expect(field).toHaveValue('12.ABC.345/01DE-35');
    expect(field).toHaveAccessibleDescription('CNPJ válido');
    await user.clear(field);
    await user.type(field, '11111111111111');
    expect(field).toHaveAccessibleDescription('CNPJ inválido');
  });

  it("shows the form's error", async () => {
    const { user } = renderInPortal(<Cnpj error="CNPJ inválido" />);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(screen.getByRole('textbox', { name: 'CNPJ (opcional)' })).toBeInvalid();
  });
});

it('masks a phone number, also pasted with its country code', async () => {
  const { user } = renderInPortal(<Phone />);
  await user.click(screen.getByRole('textbox', { name: 'Telefone (opcional)' }));
  await user.paste('+55 11982140673');
  expect(screen.getByRole('textbox')).toHaveValue('(11) 98214-0673');
});

describe('a registration', () => {
  it('accepts a CRP of six or seven digits, typed or pasted, and shows no state', async () => {
    const { user } = renderInPortal(<Registration />);
    const field = screen.getByRole('textbox', { name: 'Número do CRP' });
    await user.type(field, 'crp06123456');
    expect(field).toHaveValue('CRP-06/123456');
    expect(field).toHaveAccessibleDescription('');
    await user.clear(field);
    await user.paste('06/123456-7');
    expect(field).toHaveValue('CRP-06/1234567');
    expect(field).not.toBeInvalid();
    await user.type(field, '8');
    expect(field).toHaveValue('CRP-06/12345678');
    expect(field).toHaveAccessibleDescription('CRP inválido');
  });

  it('rejects an unknown region', async () => {
    const { user } = renderInPortal(<Registration />);
    const field = screen.getByRole('textbox', { name: 'Número do CRP' });
    await user.type(field, '2812345');
    expect(field).toHaveAccessibleDescription('CRP inválido');
  });

  it('asks a psychiatrist for the CRM and shows its state', async () => {
    const { user } = renderInPortal(<Registration />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Profissão' }), 'Psiquiatra');
    const field = screen.getByRole('textbox', { name: 'Número do CRM' });
    await user.type(field, '25123456');
    expect(field).toHaveValue('CRM-25/123456');
    expect(field).toHaveAccessibleDescription('São Paulo');
    await user.clear(field);
    await user.type(field, '99123456');
    expect(field).toHaveAccessibleDescription('CRM inválido');
  });

  it.each(['masked', 'free'] as const)('is kept separately for each profession: %s', async (form) => {
    const { user } = renderInPortal(<Registration form={form} />);
    const choose = (name: string) =>
      user.selectOptions(screen.getByRole('combobox', { name: 'Profissão' }), name);
    await choose('Psiquiatra');
    await user.type(screen.getByRole('textbox', { name: 'Número do CRM' }), 'CRM-25/123456');
    await choose('Psicólogo(a)');
    const crp = screen.getByRole('textbox', { name: 'Número do CRP' });
    expect(crp).toHaveValue('');
    await user.type(crp, 'CRP-06/12345');
    await choose('Psiquiatra');
    expect(screen.getByRole('textbox', { name: 'Número do CRM' })).toHaveValue('CRM-25/123456');
    await choose('Psicólogo(a)');
    expect(screen.getByRole('textbox', { name: 'Número do CRP' })).toHaveValue('CRP-06/12345');
  });

  it("accepts the application's format while typing", async () => {
    const { user } = renderInPortal(<Registration form="free" />);
    const field = screen.getByRole('textbox', { name: 'Número do CRP' });
    expect(field).toHaveAttribute('placeholder', 'CRP 06/123456');
    await user.type(field, 'crp 06/123456');
    expect(field).toHaveValue('CRP 06/123456');
    expect(field).not.toBeInvalid();
  });

  it('explains in a tooltip that the number will be verified', async () => {
    const { container } = renderInPortal(<Registration />);
    const sign = screen.getByText('Sobre a verificação').parentElement;
    expect(sign).toHaveAccessibleDescription('O número será verificado em até 24h.');
    expect(sign).toHaveAttribute('tabindex', '0');
    expect(await axe(container)).toHaveNoViolations();
  });
});
