import { act, screen, waitFor } from '@testing-library/react';
import { renderInPortal } from 'shared-portal/testing';
import { useFocusFallback } from '.';

function Part({ names }: { names: readonly string[] }) {
  const part = useFocusFallback<HTMLDivElement>();
  return (
    <>
      <button type="button">outside</button>
      <div ref={part} data-testid="part">
        {names.map((name) => (
          <button type="button" key={name}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

/** A view whose section comes when its data is there. */
function View({ names }: { names: readonly string[] }) {
  const view = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={view} data-testid="view">
      {names.length > 0 && <Part names={names} />}
    </div>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('a section whose controls come and go', () => {
  it('takes the focus when the focused control is removed, and yields it to the next one', async () => {
    const { user, rerender } = renderInPortal(<Part names={['one', 'two']} />);
    act(() => button('one').focus());
    rerender(<Part names={['two']} />);
    await waitFor(() => expect(screen.getByTestId('part')).toHaveFocus());
    await user.tab();
    expect(button('two')).toHaveFocus();
    expect(screen.getByTestId('part')).not.toHaveAttribute('tabindex');
  });

  it('takes it before a section around it, which has it when the inner one is removed as well', async () => {
    const { rerender } = renderInPortal(<View names={[]} />);
    rerender(<View names={['one', 'two']} />);
    act(() => button('one').focus());
    rerender(<View names={['two']} />);
    await waitFor(() => expect(screen.getByTestId('part')).toHaveFocus());
    act(() => button('two').focus());
    rerender(<View names={[]} />);
    await waitFor(() => expect(screen.getByTestId('view')).toHaveFocus());
  });

  it('ignores a removal while the focus is elsewhere', async () => {
    const { rerender } = renderInPortal(<Part names={['one', 'two']} />);
    act(() => button('one').focus());
    act(() => button('outside').focus());
    rerender(<Part names={['two']} />);
    await act(() => Promise.resolve());
    expect(button('outside')).toHaveFocus();
  });

  it('ignores a removal after the focus was released to the body', async () => {
    const { user, rerender } = renderInPortal(<Part names={['one', 'two']} />);
    await user.click(button('one'));
    await user.click(document.body);
    expect(document.body).toHaveFocus();
    rerender(<Part names={['two']} />);
    await act(() => Promise.resolve());
    expect(document.body).toHaveFocus();
  });

  it('takes the focus if the browser fires blur just before the removal', async () => {
    const { rerender } = renderInPortal(<Part names={['one', 'two']} />);
    act(() => button('one').focus());
    act(() => {
      button('one').blur();
      rerender(<Part names={['two']} />);
    });
    await waitFor(() => expect(screen.getByTestId('part')).toHaveFocus());
  });

  it('takes the focus if the control is removed while another window is active', async () => {
    const { rerender } = renderInPortal(<Part names={['one', 'two']} />);
    act(() => button('one').focus());
    await act(async () => {
      button('one').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      await Promise.resolve();
    });
    rerender(<Part names={['two']} />);
    await waitFor(() => expect(screen.getByTestId('part')).toHaveFocus());
  });
});
