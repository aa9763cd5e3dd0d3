const KILO = 1024;
const MEGA = KILO * KILO;

const oneDecimal = /* @__PURE__ */ new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/**
 * Formats a file size, rounded up so that a file over a limit never appears to be at it: "1,8 MB", "320 kB".
 */
export const formatFileSize = (bytes: number): string =>
  bytes < MEGA
    ? `${Math.ceil(bytes / KILO)} kB`
    : `${oneDecimal.format(Math.ceil((bytes * 10) / MEGA) / 10)} MB`;
