import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Tells when the npm that started us is gone: killed, it sends no signal to whom it started, and a shell that stands between
 * passes none on. Whoever is started without npm may outlive its starter.
 */
export function whenStarterGoes(tell) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const npm = npmAbove(parent)
  if (npm === undefined) return
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return
    clearInterval(watch)
    tell()
  }, 500)
  watch.unref()
}

/** npm itself, or what is above its shell. */
function npmAbove(pid) {
  const first = known(pid)
  if (first === undefined || isNpm(first)) return first && pid
  const second = known(first.parent)
  return second !== undefined && isNpm(second) ? first.parent : undefined
}

function isNpm({ name }) {
  return /npm|node/.test(name)
}

/** What a process is called, and who started it. */
function known(pid) {
  try {
    const told = existsSync('/proc/self/stat')
      ? /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
      : /^\s*(.*?)\s+(\d+)\s*$/s.exec(
          execFileSync('ps', ['-o', 'comm=,ppid=', '-p', String(pid)], { encoding: 'utf8' }),
        )
    return told === null ? undefined : { name: told[1], parent: Number(told[2]) }
  } catch {
    return undefined // it is gone, or may not be asked: then nobody is watched
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
