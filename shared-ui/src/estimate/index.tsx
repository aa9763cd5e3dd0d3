import { Info } from 'lucide-react';
import { ESTIMATE } from 'shared-domain/estimates';
import { Tag } from '../tag';

/**
 * Marks a figure that was not counted as its label says: a rating before the first review, bookings in any state as
 * consultations done, the admin's sums. The word stands there and is the tooltip: nobody hovers on a telephone.
 */
export function Estimate() {
  return (
    <Tag title={ESTIMATE} icon={<Info aria-hidden="true" />}>
      {ESTIMATE}
    </Tag>
  );
}
