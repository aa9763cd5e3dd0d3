import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS length or percentage ("62%", "8rem"). Default: full width. */
  readonly width?: string | undefined;
  /** CSS length. Default: one line of text. */
  readonly height?: string | undefined;
  /** `capsule` for text, buttons, badges and avatars; `block` for dates, slots, pictures. */
  readonly shape?: 'capsule' | 'block' | undefined;
  readonly className?: string | undefined;
}

/**
 * Loading placeholder. Decorative: its container announces "Carregando" once (`RemoteView` does). Sized by
 * SVG attributes, because public pages have no inline styles.
 */
export function Skeleton(props: SkeletonProps) {
  const { width = '100%', height = '0.875rem', shape = 'capsule', className } = props;
  return (
    <svg
      width={width}
      height={height}
      className={classNames(styles.skeleton, styles[shape], className)}
      aria-hidden="true"
    />
  );
}
