import { spawn } from 'node:child_process'

const mark = 'PARASTOO_DRILL'

/** Whether this process is alone with its network and its children already. */
export const isAlone = () => process.env[mark] === 'alone'

/**
 * The same command again where no other address is to be reached, no port is anybody else's, and whatever it started ends with it,
 * even by kill -9. Its exit code.
 */
export async function runAlone(): Promise<number> {
  // a shell is the first process there: it takes in whoever is orphaned, as PostgreSQL is when Patroni is killed
  const shell = ['sh', '-c', '"$@"; exit $?', 'sh', process.execPath, ...process.execArgv]
  const namespaces = ['--net', '--pid', '--fork', '--mount-proc', '--kill-child']
  const child = spawn('unshare', [...namespaces, ...shell, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [mark]: 'alone' },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
