import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { IsoDay } from 'shared-domain/schedule';
import { renderInPortal } from 'shared-portal/testing';
import { Field } from '../field';
import { AntdProvider, DatePicker, Switch } from '.';

function Example({ initial = '' }: { readonly initial?: IsoDay | '' }) {
  const [day, setDay] = useState(initial);
  return (
    <AntdProvider>
      <Field label="Dia" hint="Um só">
        <DatePicker value={day} onChange={setDay} first="2026-11-26" last="2027-11-26" />
      </Field>
      <output>{day}</output>
    </AntdProvider>
  );
}

const open = (initial: IsoDay | '' = '') => {
  const { user } = renderInPortal(<Example initial={initial} />);
  return { user, input: screen.getByRole('textbox', { name: 'Dia' }) };
};
const day = () => screen.getByRole('status');

describe('a date picker', () => {
  it.each(['12/12/2026', '12122026'])('reads %j', async (text) => {
    const { user, input } = open();
    expect(input).toHaveAccessibleDescription('Um só');
    await user.type(input, text);
    await user.tab();
    await waitFor(() => expect(day()).toHaveTextContent('2026-12-12'));
    expect(input).toHaveValue('12/12/2026');
  });

  it.each(['31/02/2027', '25/11/2026', 'amanhã'])('keeps its day after %j', async (text) => {
    const { user, input } = open('2026-12-01');
    await user.clear(input);
    await user.type(input, text);
    await user.tab();
    expect(day()).toHaveTextContent('2026-12-01');
  });

  it('offers the days of a month in Portuguese', async () => {
    const { user, input } = open('2026-12-01');
    await user.click(input);
    await user.click(screen.getByTitle('2026-12-24'));
    await waitFor(() => expect(day()).toHaveTextContent('2026-12-24'));
  });
});

it('a switch keeps the focus and ignores clicks while its change is saved', async () => {
  const onChange = jest.fn();
  const example = (loading: boolean) => (
    <AntdProvider>
      <span id="name">Feriados</span>
      <Switch labelledBy="name" checked={false} loading={loading} onChange={onChange} />
    </AntdProvider>
  );
  const { user, rerender } = renderInPortal(example(false));
  const control = screen.getByRole('switch', { name: 'Feriados' });
  await user.click(control);
  rerender(example(true));
  await user.click(control);
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(control).toHaveFocus();
});
