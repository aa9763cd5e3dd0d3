/** A data folder is upgraded whole or not at all, a PostgreSQL by one migration after another. */
const AFTER_A_REFUSED_MIGRATION = `A data folder is as it was before: the previous release opens it. A PostgreSQL has the migrations before this one;
to go back, restore a backup (npm run restore) and start the previous release. To start with new data: npm start -- --fresh`;

/**
 * Explains a failed start and how to resolve it. Unexpected errors keep their stack.
 * @param command to repeat with another port
 */
export function explain(error: unknown, port: number, command = 'npm start --'): string {
  const advice = `Choose another port: ${command} --port ${port + 100}`;
  if (hasCode(error, 'EADDRINUSE')) return `Port ${port} is taken by another program. ${advice}`;
  if (hasCode(error, 'EACCES') && hasCall(error, 'listen'))
    return `Port ${port} needs more rights than this program has. ${advice}`;
  if (isCalled(error, 'FolderInUseError'))
    return `${error.message} Stop that process, or choose another folder: npm start -- --data <folder>`;
  if (isCalled(error, 'ClusterError')) return error.message;
  if (isCalled(error, 'BankSettingsError'))
    return `${error.message}\nThe settings of the bank are described in docs/payments.md.`;
  if (isCalled(error, 'IceSettingsError'))
    return `${error.message}\nThe servers of video calls are described in docs/deploy.md.`;
  if (isCalled(error, 'DeploymentError'))
    return `${error.message} Start with new data (--fresh), or choose another folder: npm start -- --data <folder>`;
  if (isCalled(error, 'MigrationError'))
    return `The database refused ${error.message}\n${AFTER_A_REFUSED_MIGRATION}`;
  if (isCalled(error, 'ChangedMigrationError'))
    return `${error.message}: npm start -- --fresh\nTo keep its data, choose another folder: npm start -- --data <folder>`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const isCalled = (error: unknown, name: string): error is Error =>
  error instanceof Error && error.name === name;
const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
const hasCall = (error: unknown, call: string) =>
  error instanceof Error && 'syscall' in error && error.syscall === call;
