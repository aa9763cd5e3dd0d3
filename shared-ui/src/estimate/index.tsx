import { Info } from 'lucide-react';
import { ESTIMATE } from 'shared-domain/estimates';
import { Tag } from '../tag';

/**
 * Marks an estimated figure: a rating before the first review, all bookings counted as completed, the admin's
 * sums. The text is always visible besides the tooltip, because touch screens have no hover.
 */
export function Estimate() {
  return (
    <Tag title={ESTIMATE} icon={<Info aria-hidden="true" />}>
      {ESTIMATE}
    </Tag>
  );
}
