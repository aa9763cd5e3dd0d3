import { classNames } from '../class-names';
import styles from './skeleton.module.css';

/**
 * Inline placeholder for text that is loading: takes the space of `children`, on as many lines, so that the
 * layout does not shift. Decorative, like `Skeleton`.
 */
export function SkeletonText({ children }: { readonly children: string }) {
  return (
    <span
      className={classNames(styles.skeleton, styles.text)}
      data-skeleton=""
      data-words={children}
      aria-hidden="true"
    />
  );
}
