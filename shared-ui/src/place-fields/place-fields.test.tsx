import { screen } from '@testing-library/react';
import { useState } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderInPortal } from 'shared-portal/testing';
import { PlaceFields } from '.';

function Place() {
  const [state, setState] = useState('');
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <PlaceFields city="" state={state} onCityChange={() => undefined} onStateChange={setState} />
    </QueryClientProvider>
  );
}

it('takes a pasted name of a state for its letters', async () => {
  const { user } = renderInPortal(<Place />);
  const field = screen.getByRole('textbox', { name: /Estado/ });
  await user.click(field);
  await user.paste('São Paulo');
  expect(field).toHaveValue('SP');
});

it('takes two letters at most', async () => {
  const { user } = renderInPortal(<Place />);
  const field = screen.getByRole('textbox', { name: /Estado/ });
  await user.type(field, 'rjx');
  expect(field).toHaveValue('RJ');
});
