export { Skeleton, type SkeletonProps } from './skeleton';
export { SkeletonCard, type SkeletonCardProps } from './skeleton-card';
