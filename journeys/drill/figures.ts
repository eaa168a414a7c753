import { figuresOf, figuresOfOthers } from '../../tools/deploy/dashboards.ts'
import type { Cluster } from './cluster.ts'
import { untilDone } from './houses.ts'

/** Figures that dashboards and alerts ask of Patroni, etcd and HAProxy and that none of them tells. */
export async function figuresMissing({ machines }: Pick<Cluster, 'machines'>): Promise<readonly string[]> {
  const [one] = machines
  const inside = one === undefined ? [] : [`${one.machine.address}:8008`, `${one.machine.address}:2379`]
  const texts = [...inside, '127.0.0.1:8405'].map((address) =>
    untilDone(async () => {
      const told = await fetch(`http://${address}/metrics`, { signal: AbortSignal.timeout(10_000) })
      return told.text()
    }),
  )
  const told = figuresOf((await Promise.all(texts)).join('\n'))
  return figuresOfOthers().filter((name) => !told.has(name))
}
