import type { FastifyRequest } from 'fastify'

interface SourcesOfOrders {
  ordered(cookies: string | undefined, orderId: string): Promise<void>
}

interface Asking {
  readonly request: Pick<FastifyRequest, 'headers'>
}

/**
 * Notes which marketplace an order came from, before its response is stored: a browser that asks again after a crash notes it, too.
 */
export function withSource<A extends Asking, Made extends { readonly orderId: string }>(
  submit: (asked: A) => Promise<Made>,
  sources: SourcesOfOrders,
): (asked: A) => Promise<Made> {
  return async (asked) => {
    const made = await submit(asked)
    await sources.ordered(asked.request.headers.cookie, made.orderId)
    return made
  }
}
