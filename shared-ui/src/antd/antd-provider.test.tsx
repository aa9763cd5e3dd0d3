import { render, screen } from '@testing-library/react';
import { Button, DatePicker, Empty, Popconfirm } from 'antd';
import userEvent from '@testing-library/user-event';
import { AntdProvider } from '.';

describe('the antd theme provider', () => {
  it('injects no styles into the page', async () => {
    const before = document.querySelectorAll('style, link').length;
    render(
      <AntdProvider>
        <Popconfirm title="Tem certeza?">
          <Button type="primary">Apagar</Button>
        </Popconfirm>
        <DatePicker aria-label="Data" />
      </AntdProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Apagar' }));
    expect(await screen.findByText('Tem certeza?')).toBeInTheDocument();
    expect(document.querySelectorAll('style, link')).toHaveLength(before);
  });

  it('uses Brazilian Portuguese', () => {
    render(
      <AntdProvider>
        <DatePicker />
        <Empty />
      </AntdProvider>,
    );
    expect(screen.getByPlaceholderText('Selecionar data')).toBeInTheDocument();
    expect(screen.getByText('Não há dados', { ignore: 'title' })).toBeInTheDocument();
  });

  it('disables motion if the user prefers reduced motion', () => {
    const still = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
    const matchMedia = jest.spyOn(window, 'matchMedia').mockReturnValue(still as unknown as MediaQueryList);
    const { unmount } = render(
      <AntdProvider>
        <Button>Agendar</Button>
      </AntdProvider>,
    );
    expect(matchMedia).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)');
    unmount();
    expect(still.removeEventListener).toHaveBeenCalled();
    matchMedia.mockRestore();
  });
});
