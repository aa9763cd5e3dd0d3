import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderInPortal } from 'shared-portal/testing';
import { PopoverDialog } from '.';
import { placeBeside } from './use-place-beside';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button id="opener" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <PopoverDialog
        open={open}
        anchorId="opener"
        title="Camila"
        subtitle="Hoje"
        onClose={() => setOpen(false)}
      >
        <p>Detalhes</p>
      </PopoverDialog>
    </>
  );
}

describe('a popover dialog', () => {
  it('takes the focus, and returns it when it closes', async () => {
    const { user, container } = renderInPortal(<Page />);
    const opener = screen.getByRole('button', { name: 'Abrir' });
    await user.click(opener);
    expect(screen.getByRole('dialog', { name: 'Camila' })).toHaveTextContent('Detalhes');
    expect(screen.getByRole('heading', { name: 'Camila' })).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('closes on Esc and on a click outside', async () => {
    const { user } = renderInPortal(<Page />);
    const opener = screen.getByRole('button', { name: 'Abrir' });
    await user.click(opener);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(opener);
    fireEvent.mouseDown(screen.getByText('Detalhes'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('its place', () => {
  const panel = { width: 360, height: 400 };
  const view = { width: 1280, height: 800 };

  it.each([
    ['at the right', { left: 300, right: 420, top: 100, bottom: 160 }, { left: 428, top: 100 }],
    [
      'at the left near the right edge',
      { left: 1000, right: 1120, top: 100, bottom: 160 },
      { left: 632, top: 100 },
    ],
    [
      'inside the window near its end',
      { left: 300, right: 420, top: 700, bottom: 760 },
      { left: 428, top: 384 },
    ],
    [
      'below the end of a wide row',
      { left: 440, right: 1000, top: 100, bottom: 160 },
      { left: 640, top: 168 },
    ],
    [
      'above a wide row at the end of the window',
      { left: 40, right: 1240, top: 700, bottom: 760 },
      { left: 880, top: 292 },
    ],
    [
      'over a wide row without space',
      { left: 40, right: 1240, top: 380, bottom: 440 },
      { left: 880, top: 384 },
    ],
  ])('is %s', (_, anchor, place) => {
    expect(placeBeside(anchor, panel, view)).toEqual(place);
  });
});
