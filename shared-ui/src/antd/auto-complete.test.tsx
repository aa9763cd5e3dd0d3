import { screen } from '@testing-library/react';
import { renderInPortal } from 'shared-portal/testing';
import { Form, FormField, useForm } from '../form';
import { AntdProvider, AutoComplete } from '.';

const OPTIONS = Array.from({ length: 9 }, (_, place) => `Campo ${place + 1}`);

function Example() {
  const form = useForm({ initial: () => ({ city: '' }), faultsOf: () => ({}) });
  return (
    <AntdProvider>
      <Form form={form} onSubmit={() => undefined}>
        <FormField name="city" label="Cidade">
          <AutoComplete options={OPTIONS} maxLength={20} autoComplete="off" />
        </FormField>
      </Form>
    </AntdProvider>
  );
}

it('shows all its suggestions without scrolling', async () => {
  const { user } = renderInPortal(<Example />);
  await user.type(screen.getByRole('combobox', { name: 'Cidade' }), 'c');
  expect(await screen.findAllByRole('option')).toHaveLength(8);
  expect(document.querySelector('.ant-select-dropdown-list-holder')).toHaveStyle({ maxHeight: '384px' });
});
