import { Agent, request as ask } from 'node:http'

export interface FuzzRequest {
  readonly method: string
  /** as the request line writes it */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | undefined
}

/** Status 0: no response. */
export interface ReceivedEvent {
  readonly status: number
  readonly code: string | undefined
  readonly text: string
}

export interface Line {
  send(request: FuzzRequest): Promise<ReceivedEvent>
  close(): void
}

const patienceMs = 30_000

export function openLine(address: string, atOnce: number): Line {
  const { hostname, port } = new URL(address)
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new RangeError(`${hostname} is not this machine`)
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  return {
    close: () => agent.destroy(),
    async send(wish) {
      const heard = await asked(wish, { hostname, port, agent })
      // an idle connection was closed: retry
      return heard.status === 0 ? asked(wish, { hostname, port, agent }) : heard
    },
  }
}

interface Way {
  readonly hostname: string
  readonly port: string
  readonly agent: Agent
}

function asked({ method, target, headers, body }: FuzzRequest, way: Way): Promise<ReceivedEvent> {
  const { promise, resolve } = Promise.withResolvers<ReceivedEvent>()
  const failed = (why: string) => resolve({ status: 0, code: undefined, text: why })
  const length = body === undefined ? {} : { 'content-length': String(body.length) }
  try {
    const sent = ask(
      {
        ...way,
        method,
        path: target,
        headers: { ...headers, ...length },
        setHost: false,
        timeout: patienceMs,
      },
      (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => void pieces.push(piece))
        answer.on('error', (error) => failed(String(error)))
        answer.on('end', () => {
          const text = Buffer.concat(pieces).toString()
          resolve({ status: answer.statusCode ?? 0, code: /"code":"(\w+)"/.exec(text)?.[1], text })
        })
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', (error) => failed(String(error)))
    sent.end(body)
  } catch (error) {
    // Node refuses to send it
    resolve({ status: 1, code: undefined, text: String(error) })
  }
  return promise
}
