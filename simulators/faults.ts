import type { FastifyInstance } from 'fastify'

export interface FaultBox<Name extends string> {
  order(name: Name, times: number): void
  strikes(name: Name): boolean
  clear(): void
}

export function faultBox<Name extends string>(): FaultBox<Name> {
  const left = new Map<Name, number>()
  return {
    order: (name, times) => void left.set(name, times),
    strikes: (name) => {
      const times = left.get(name) ?? 0
      if (times > 0) left.set(name, times - 1)
      return times > 0
    },
    clear: () => left.clear(),
  }
}

interface FaultOrder {
  readonly name?: string
  readonly times?: number
}

export function serveFaults<Name extends string>(
  app: FastifyInstance,
  faults: FaultBox<Name>,
  names: readonly Name[],
): void {
  app.post<{ Body: FaultOrder | undefined }>('/faults', (request, reply) => {
    const name = names.find((each) => each === request.body?.name)
    if (name === undefined) return reply.code(400).send({ names })
    const times = request.body?.times ?? 1
    faults.order(name, times)
    return { name, times }
  })
  app.delete('/faults', () => {
    faults.clear()
    return {}
  })
}
