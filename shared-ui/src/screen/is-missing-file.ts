/** Whether a file of the area could not be loaded. The shell then loads the area again. */
export function isMissingFile(error: unknown): boolean {
  const { name, code } = (error ?? {}) as Record<string, unknown>;
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
