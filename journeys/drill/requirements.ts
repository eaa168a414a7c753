import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Programs and the Debian packages they come with. */
const programs = [
  ['/usr/lib/postgresql', 'postgresql'],
  ['/usr/bin/patroni', 'patroni'],
  ['/usr/bin/etcd', 'etcd-server'],
  ['/usr/bin/etcdctl', 'etcd-client'],
  ['/usr/sbin/haproxy', 'haproxy'],
  ['/usr/bin/pgbackrest', 'pgbackrest'],
  ['/usr/bin/psql', 'postgresql-client'],
  ['/usr/bin/nsenter', 'util-linux'],
  ['/usr/sbin/ip', 'iproute2'],
] as const

/** Everything that keeps a drill from being held here, as sentences. */
export function hindrances(): readonly string[] {
  const missing = programs.filter(([file]) => !existsSync(file)).map(([, name]) => name)
  const found: string[] = []
  if (process.platform !== 'linux') found.push('The drill needs Linux: its machines are network namespaces.')
  else if (missing.length > 0)
    found.push(`Install what is missing: apt-get install --no-install-recommends ${missing.join(' ')}`)
  if (process.getuid?.() !== 0)
    found.push('Run it as root: each machine gets a network namespace of its own, PostgreSQL its own user.')
  return found
}

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** Debian's user that PostgreSQL runs as. */
export function postgresAccount(): Account {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
