import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInPortal } from 'shared-portal/testing';
import { AntdProvider, TimePicker } from '.';

function Example({ initial, isEnd }: { readonly initial: string; readonly isEnd: boolean }) {
  const [time, setTime] = useState(initial);
  return (
    <AntdProvider>
      <TimePicker label="Início" value={time} onChange={setTime} isEnd={isEnd} />
      <output>{time}</output>
    </AntdProvider>
  );
}

const open = (initial: string, isEnd = false) => {
  const { user } = renderInPortal(<Example initial={initial} isEnd={isEnd} />);
  const input = screen.getByRole('textbox', { name: 'Início' });
  const type = async (text: string) => {
    await user.clear(input);
    await user.type(input, text);
    await user.tab();
  };
  return { user, input, type };
};
const time = () => screen.getByRole('status');

describe('a time picker', () => {
  it.each([
    ['14:35', '14:35'],
    ['8h30', '08:30'],
    ['25:00', '10:00'],
    ['24:00', '10:00'],
  ])('reads %j as %s', async (text, read) => {
    const { type } = open('10:00');
    await type(text);
    expect(time()).toHaveTextContent(read);
  });

  it.each(['24:00', '00:00'])('reads %j as the end of the day at the end of a range', async (text) => {
    const { type, input } = open('18:00', true);
    await type(text);
    expect(time()).toHaveTextContent('24:00');
    expect(input).toHaveValue('24:00');
  });

  it('offers hours, and minutes in steps of five', async () => {
    const { user, input } = open('10:00');
    await user.click(input);
    const cells = [...document.querySelectorAll('.ant-picker-time-panel-cell-inner')];
    expect(cells).toHaveLength(24 + 12);
    await user.click(cells[11] as Element);
    await user.click(cells[24 + 7] as Element);
    expect(time()).toHaveTextContent('11:35');
  });
});
