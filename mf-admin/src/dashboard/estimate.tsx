import { Info } from 'lucide-react';
import { ESTIMATE } from 'shared-domain/estimates';
import { Tag } from 'shared-ui/tag';

/** Marks a figure that is computed, not counted. */
export function Estimate() {
  return <Tag icon={<Info aria-hidden="true" />}>{ESTIMATE}</Tag>;
}
