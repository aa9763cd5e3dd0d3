import { classNames } from '../class-names';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS length or percentage of what comes ("62%", "8rem"). Default: the whole width. */
  readonly width?: string | undefined;
  /** CSS length of what comes. Default one line of text. */
  readonly height?: string | undefined;
  /** `capsule` for text, buttons, badges and avatars; `block` for dates, slots, pictures. */
  readonly shape?: 'capsule' | 'block' | undefined;
  readonly className?: string | undefined;
}

/**
 * The place of something that is still on its way. Decorative: whoever shows skeletons says "Carregando"
 * once (`RemoteView` does). Its size travels in SVG attributes, since public pages carry no inline styles.
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
