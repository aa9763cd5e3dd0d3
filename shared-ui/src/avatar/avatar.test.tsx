import { fireEvent, render } from '@testing-library/react';
import { Avatar } from '.';

describe('an avatar', () => {
  it('shows initials without a photo', () => {
    const { container } = render(<Avatar name="Dr. Tiago Monteiro" />);
    expect(container).toHaveTextContent('TM');
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('loads a published photo in the size of its place, with room for it, and lazily but in a profile', () => {
    const photo = '/storage/v1/object/public/profile-photos/u/aa-512.webp';
    const { container, rerender } = render(<Avatar name="Marina Azevedo" src={photo} size="lg" />);
    const image = () => container.querySelector('img') as HTMLImageElement;
    expect(image()).toHaveAttribute('srcset', expect.stringContaining('/u/aa-96.webp 96w, '));
    expect(image()).toHaveAttribute('sizes', '72px');
    expect(image()).toHaveAttribute('width', '72');
    expect(image()).toHaveAttribute('height', '72');
    expect(image()).toHaveAttribute('loading', 'lazy');
    rerender(<Avatar name="Marina Azevedo" src={photo} size="xl" />);
    expect(image()).toHaveAttribute('sizes', '128px');
    expect(image()).toHaveAttribute('loading', 'eager');
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
