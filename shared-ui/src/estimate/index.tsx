import { Info } from 'lucide-react';
import { ESTIMATE } from 'shared-domain/estimates';
import { Tag } from '../tag';

/** Marks a figure that was not counted: a rating before the first review, the admin's sums. */
export function Estimate() {
  return <Tag icon={<Info aria-hidden="true" />}>{ESTIMATE}</Tag>;
}
