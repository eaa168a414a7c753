import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { announce } from '#server/bus.ts'
import type { Scene } from '../../journeys/crash/scene.ts'

/** An order and who may watch it. */
export interface Watched {
  readonly orderId: string
  readonly token: string
}

/** Pages that watch an order each, by a socket. */
export interface Pages extends AsyncDisposable {
  /** so many moves of each order; how many events came */
  push(moves: number): Promise<number>
  /** of an event */
  bytes(): number
}

const longestMs = 60_000

export async function openPages(scene: Scene, address: string, orders: readonly Watched[]): Promise<Pages> {
  let heard = 0
  let bytes = 0
  const sockets = orders.map(({ token, orderId }) => {
    const headers = { authorization: `Bearer ${token}`, origin: address }
    // Node's WebSocket takes headers, unlike the browser's type
    const socket: WebSocket = Reflect.construct(WebSocket, [
      `${address.replace('http', 'ws')}/live`,
      { headers },
    ])
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'watch', orderId })))
    socket.addEventListener('message', ({ data }) => {
      heard += 1
      bytes = String(data).length
    })
    return socket
  })
  const until = async (count: number) => {
    const end = performance.now() + longestMs
    while (heard < count) {
      if (performance.now() > end) throw new Error(`${heard} of ${count} events came`)
      await sleep(5)
    }
  }
  await until(orders.length) // how each of them stands
  return {
    bytes: () => bytes,
    async push(moves) {
      const before = heard
      for (let move = 0; move < moves; move++) {
        // no two alike: PostgreSQL passes on one of several that are told at once
        const status = `moved ${move}`
        await Promise.all(
          orders.map(({ orderId }) => announce(scene.database, { topic: 'order', orderId, status })),
        )
      }
      await until(before + moves * orders.length)
      return moves * orders.length
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) {
        const closed = once(socket, 'close')
        socket.close()
        await closed
      }
    },
  }
}
