import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const laid = path.resolve(import.meta.dirname, '../node_modules/.cache/promtool/promtool')

/** Prometheus' own reader of its files, where it is to be had. */
export function promtool(): string | undefined {
  return ['promtool', laid].find((file) => spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0)
}

/** Out of Debian's package, without the service that installing it would start. */
export function layPromtool(): void {
  if (promtool() !== undefined || !existsSync('/usr/bin/apt-get')) return
  const work = mkdtempSync(path.join(tmpdir(), 'parastoo-promtool-'))
  try {
    execFileSync('apt-get', ['download', 'prometheus'], { cwd: work, stdio: 'ignore' })
    const [packed = ''] = globSync(path.join(work, '*.deb'))
    execFileSync('dpkg-deb', ['-x', packed, work])
    mkdirSync(path.dirname(laid), { recursive: true })
    copyFileSync(path.join(work, 'usr/bin/promtool'), laid)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
