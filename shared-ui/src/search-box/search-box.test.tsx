import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPortal } from 'shared-portal/testing';
import { useDebouncedText } from '../debounced-text';
import { SearchBox } from '.';

interface SearchProps {
  readonly onSent: (text: string) => void;
  readonly onSubmit: () => void;
}

function Search({ onSent, onSubmit }: SearchProps) {
  const typed = useDebouncedText('', onSent);
  return (
    <form role="search" onSubmit={onSubmit}>
      <SearchBox label="Buscar" labelHidden placeholder="Nome ou e-mail" typed={typed} />
    </form>
  );
}

it('sends the input on Enter without submitting the form, although it is the only field', async () => {
  const onSent = jest.fn();
  const onSubmit = jest.fn();
  renderInPortal(<Search onSent={onSent} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'Camila{Enter}');
  expect(onSent.mock.calls).toEqual([['Camila']]);
  expect(onSubmit).not.toHaveBeenCalled();
});
