import { fireEvent, render } from '@testing-library/react';
import { Avatar } from '.';

describe('an avatar', () => {
  it('shows initials without a photo', () => {
    const { container } = render(<Avatar name="Dr. Tiago Monteiro" />);
    expect(container).toHaveTextContent('TM');
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows the photo, and initials again when it fails to load', () => {
    const { container, rerender } = render(<Avatar name="Marina Azevedo" src="/a.jpg" />);
    const photo = container.querySelector('img') as HTMLImageElement;
    expect(photo).toHaveAttribute('src', '/a.jpg');
    expect(container).not.toHaveTextContent('MA');
    fireEvent.error(photo);
    expect(container.querySelector('img')).not.toBeInTheDocument();
    expect(container).toHaveTextContent('MA');
    rerender(<Avatar name="Marina Azevedo" src="/b.jpg" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/b.jpg');
  });
});
