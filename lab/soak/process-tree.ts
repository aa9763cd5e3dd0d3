import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, on every Linux. */
const TICKS = 100;

export interface Usage {
  /** CPU time so far, in seconds. */
  readonly cpuSeconds: number;
  /** Resident memory, shared pages counted in part, in bytes. */
  readonly bytes: number;
}

/** What a process and its descendants use. Linux only. */
export function usageOf(root: number): Usage {
  const parents = new Map<number, { readonly parent: number; readonly ticks: number }>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : null;
    if (stat === null) continue;
    // After the name, which may contain spaces: state, parent, and from the twelfth on the times.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    parents.set(Number(name), {
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
    });
  }
  const isInTree = (pid: number): boolean => {
    for (let at = pid; at > 1; at = parents.get(at)?.parent ?? 0) if (at === root) return true;
    return false;
  };
  const pids = [...parents.keys()].filter(isInTree);
  const sum = (of: (pid: number) => number) => pids.reduce((total, pid) => total + of(pid), 0);
  return { cpuSeconds: sum((pid) => parents.get(pid)?.ticks ?? 0) / TICKS, bytes: sum(memoryOf) };
}

/** Proportional memory of a process in bytes; 0 once it has ended. */
function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '') ?? [];
  return Number(kilobytes) * 1024;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
