export {
  backUpFolder,
  BackupError,
  checkBackup,
  restoreBackup,
  writeBackup,
  type BackupFacts,
} from './backup.ts';
export { DEMO_ACCOUNTS, demoAccountsOf, setDemoPassword, type DemoAccount } from './demo-accounts.ts';
export { DeploymentError, makeAdmin, writeDeployment } from './deployment.ts';
export type { Deployment } from './deployment-kind.ts';
export { enterScenario, type EnteredScenario, type ScenarioHost } from '../enter-scenario.ts';
export { openFolderBackend, type FolderBackend, type FolderBackendOptions } from './folder-backend.ts';
export { FolderInUseError } from './folder-lock.ts';
export { readProject, type Project } from './project.ts';
export { generateSecrets, type Secrets } from './secrets.ts';
export { readSnapshot, snapshotOf, type SnapshotFiles } from './snapshot.ts';
export type { SmtpSettings } from './smtp.ts';
export { takeTemplate, type Template } from './template.ts';
