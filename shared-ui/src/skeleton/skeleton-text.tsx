import { classNames } from '../class-names';
import styles from './skeleton.module.css';

/**
 * The place of words that are still on their way, inside a line of text: takes the room that `children` would, on as many
 * lines, so that nothing below moves when the real ones come. Decorative, as `Skeleton` is.
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
