import { screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderInPortal } from 'shared-portal/testing';
import { Form, useForm } from '../form';
import { AntdProvider } from '../antd';
import { PlaceFields } from '.';

function Place() {
  const form = useForm({ initial: () => ({ state: '', city: '' }) });
  return (
    <AntdProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Form form={form} onSubmit={() => undefined}>
          <PlaceFields />
        </Form>
      </QueryClientProvider>
    </AntdProvider>
  );
}

it('converts a pasted state name to its abbreviation', async () => {
  const { user } = renderInPortal(<Place />);
  const field = screen.getByRole('textbox', { name: /Estado/ });
  await user.click(field);
  await user.paste('São Paulo');
  expect(field).toHaveValue('SP');
});

it('accepts at most two letters', async () => {
  const { user } = renderInPortal(<Place />);
  const field = screen.getByRole('textbox', { name: /Estado/ });
  await user.type(field, 'rjx');
  expect(field).toHaveValue('RJ');
});
