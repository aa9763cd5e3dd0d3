import { screen } from '@testing-library/react';
import { renderInPortal } from 'shared-portal/testing';
import { SiteFooter } from '.';

jest.mock('shared-domain/demonstration', () => ({ BUILT_FOR_DEMONSTRATION: false }));

it.each(['minimal', 'landing', 'default'] as const)(
  'the %s footer outside a demo mentions no demo',
  (variant) => {
    renderInPortal(<SiteFooter variant={variant} />);
    const footer = screen.getByRole('contentinfo');
    expect(footer).not.toHaveTextContent(/demonstração|desenvolvimento/);
    expect(footer).toHaveTextContent('© 2026 Vínculo');
  },
);
