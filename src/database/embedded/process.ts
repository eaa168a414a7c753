import { readFileSync } from 'node:fs'

export function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    const name = readFileSync(`/proc/${pid}/comm`, 'utf8')
    const isZombie = / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return name.startsWith('postgres') && !isZombie
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
