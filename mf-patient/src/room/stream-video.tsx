import { useEffect, useRef } from 'react';

interface StreamVideoProps {
  readonly stream: MediaStream;
  readonly label: string;
  readonly className?: string | undefined;
}

/** The own picture, without sound. */
export function StreamVideo({ stream, label, className }: StreamVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return <video ref={video} className={className} aria-label={label} autoPlay playsInline muted />;
}
