import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { choose, openSelect, renderInPortal } from 'shared-portal/testing';
import { Field } from '../field';
import { Form, FormField, useForm } from '../form';
import { AntdProvider, Select } from '.';

const STATES = [
  { value: 'rj', label: 'Rio de Janeiro' },
  { value: 'sp', label: 'São Paulo' },
];

function Example({ onSubmit }: { readonly onSubmit: (draft: { readonly state: string }) => void }) {
  const form = useForm({
    initial: () => ({ state: '' }),
    faultsOf: ({ state }) => ({ state: state ? null : 'Escolha o estado.' }),
  });
  return (
    <AntdProvider>
      <Form form={form} onSubmit={onSubmit}>
        <FormField name="state" label="Estado" hint="Onde atende" required>
          <Select options={STATES} placeholder="Escolha" />
        </FormField>
        <button type="submit">Enviar</button>
      </Form>
    </AntdProvider>
  );
}

const state = () => screen.getByRole('combobox', { name: 'Estado' });

it('is a control of a form: label, hint, error, focus and value', async () => {
  const onSubmit = jest.fn();
  const { user, container } = renderInPortal(<Example onSubmit={onSubmit} />);
  expect(screen.getByText('Escolha')).toBeInTheDocument();
  expect(state()).toBeRequired();
  expect(state()).toHaveAccessibleDescription('Onde atende');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(state()).toHaveFocus());
  expect(state()).toBeInvalid();
  expect(state()).toHaveAccessibleDescription('Escolha o estado.');
  expect(await axe(container)).toHaveNoViolations();
  await choose(user, 'Estado', 'São Paulo');
  expect(state()).not.toBeInvalid();
  expect(state()).toHaveAccessibleDescription('São Paulo Onde atende');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ state: 'sp' }, { state: '' }));
});

it('exposes every option, the selected one and, while typing, the matching ones', async () => {
  const onChange = jest.fn();
  const { user } = renderInPortal(
    <AntdProvider>
      <Field label="Estado">
        <Select value="rj" onChange={onChange} options={STATES} showSearch />
      </Field>
    </AntdProvider>,
  );
  const list = await openSelect(user, 'Estado');
  expect(list.getAllByRole('option')).toHaveLength(2);
  expect(list.getByRole('option', { selected: true })).toHaveTextContent('Rio de Janeiro');
  await user.keyboard('paulo');
  expect(list.getByRole('option')).toHaveTextContent('São Paulo');
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('sp');
});

it('opens its list inside the main landmark', async () => {
  const { user } = renderInPortal(
    <AntdProvider>
      <main>
        <Field label="Estado">
          <Select value="rj" options={STATES} />
        </Field>
      </main>
    </AntdProvider>,
  );
  const list = await openSelect(user, 'Estado');
  expect(screen.getByRole('main')).toContainElement(list.getByRole('option', { name: 'São Paulo' }));
});
