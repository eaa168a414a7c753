import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { flightCalls } from '#flights/calls.ts'
import { adultToMashhad } from '../buyer/flight-goods.ts'

export interface Passed {
  readonly requests: number
  readonly failed: number
}

export interface PassersBy {
  /** so many requests at least; what failed, as sentences */
  end(least: number): Promise<Passed & { readonly failures: readonly string[] }>
}

const travellers = 8
/** between two requests of one of them: the roll is to lie within all of them */
const pauseMs = 10
/** every so many is a page, the others search */
const pageEvery = 20

/** Search and read on and on, each over a connection of its own that is kept, and never ask a second time. */
export function passBy(publicUrl: string, day: Temporal.PlainDate): PassersBy {
  const [method, path] = flightCalls.available.line.split(' ') as [string, string]
  const body = JSON.stringify(adultToMashhad(day.toString()))
  const search = { method, path, body, headers: { 'content-type': 'application/json' } }
  const page = { method: 'GET', path: '/', body: '', headers: {} }
  const failures: string[] = []
  let asked = 0
  let enough = Number.POSITIVE_INFINITY
  const walks = Array.from({ length: travellers }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (asked < enough) {
      const wish = (asked += 1) % pageEvery === 0 ? page : search
      const told = await answer(new URL(wish.path, publicUrl), { ...wish, agent })
      if (told !== '200') failures.push(`${wish.method} ${wish.path}: ${told}`)
      await sleep(pauseMs)
    }
    agent.destroy()
  })
  return {
    async end(least) {
      enough = Math.max(asked, least)
      await Promise.all(walks)
      return { requests: asked, failed: failures.length, failures }
    },
  }
}

interface Wish {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly agent: Agent
}

/** Its status once all of it is here, or why there is none. */
function answer(address: URL, { body, ...wish }: Wish): Promise<string> {
  return new Promise((resolve) => {
    const asking = request(address, wish, (response) => {
      response.on('end', () => resolve(String(response.statusCode)))
      response.on('error', (error) => resolve(`${response.statusCode}, cut off: ${error.message}`))
      response.resume()
    })
    asking.on('error', (error) => resolve(error.message))
    asking.end(body)
  })
}
