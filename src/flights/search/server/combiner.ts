export type Batch<Buyer, Outcome> = (key: number, buyers: readonly Buyer[]) => Promise<readonly Outcome[]>

export interface Combiner<Buyer, Outcome> {
  take(key: number, buyer: Buyer): Promise<Outcome>
}

interface Waiting<Buyer, Outcome> {
  readonly buyer: Buyer
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

const atMost = 256

/** One batch per fare runs at a time, in order of arrival; when a batch fails, its buyers are tried one by one. */
export function combined<Buyer, Outcome>(batch: Batch<Buyer, Outcome>): Combiner<Buyer, Outcome> {
  const queues = new Map<number, Waiting<Buyer, Outcome>[]>()

  function begin(key: number, first: Waiting<Buyer, Outcome>): void {
    const queue = [first]
    queues.set(key, queue)
    void run(key, queue)
  }

  async function run(key: number, queue: Waiting<Buyer, Outcome>[]): Promise<void> {
    while (queue.length > 0) await settle(key, queue.splice(0, atMost))
    queues.delete(key)
  }

  async function settle(key: number, waiting: readonly Waiting<Buyer, Outcome>[]): Promise<void> {
    try {
      const outcomes = await batch(
        key,
        waiting.map(({ buyer }) => buyer),
      )
      for (const [index, { resolve, reject }] of waiting.entries()) {
        const outcome = outcomes[index]
        if (outcome === undefined) reject(new Error('a batch left a buyer without an answer'))
        else resolve(outcome)
      }
    } catch (error) {
      if (waiting.length === 1) waiting[0]?.reject(error)
      else for (const one of waiting) await settle(key, [one])
    }
  }

  return {
    take: (key, buyer) =>
      new Promise((resolve, reject) => {
        const waiting = { buyer, resolve, reject }
        const queue = queues.get(key)
        if (queue === undefined) begin(key, waiting)
        else queue.push(waiting)
      }),
  }
}
