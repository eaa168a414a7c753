import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Channel } from '#messages/channels.ts'
import type { Carry } from '#messages/server/carrier.ts'
import { inSpan } from '#server/tracing/span.ts'

/** Measures how long a way takes for a message, in the trace of who sent it. Nothing of whom it goes to, or what it says, is told. */
export function measured(channel: Channel, carry: Carry): Carry {
  return (letter) => {
    const attributes = {
      'messaging.operation.type': 'send',
      'messaging.system': channel.toLowerCase(),
      'messaging.destination.template': letter.template,
    }
    return inSpan({ name: `send ${channel}`, kind: SpanKind.PRODUCER, attributes }, async (span) => {
      const sending = await carry(letter)
      if (sending.kind !== 'sent') span?.setStatus({ code: SpanStatusCode.ERROR })
      return sending
    })
  }
}
