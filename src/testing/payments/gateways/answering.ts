import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export async function openAnswering(answer: (asked: string) => string) {
  const server = createServer((request, response) => {
    let asked = `${request.url} `
    request.on('data', (chunk: Buffer) => {
      asked += chunk
    })
    request.on('end', () => response.end(answer(asked)))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}
